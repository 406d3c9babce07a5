/// Bytes that addresses write as `%` and two hexadecimal digits (RFC 3986 §2.1).
package enum PercentEncoding {
  /// The bytes that a text stands for; a `%` without two digits is itself.
  ///
  /// - Parameter text: The text.
  /// - Returns: The bytes.
  /// - Complexity: linear in the text.
  package static func decode(_ text: some Collection<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var rest = Array(text)[...]
    while let byte = rest.popFirst() {
      guard byte == ASCII.percent, rest.count >= 2,
        let high = ASCII.hexValue(rest[rest.startIndex]),
        let low = ASCII.hexValue(rest[rest.startIndex + 1])
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(high << 4 | low)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}
