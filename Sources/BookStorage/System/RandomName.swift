/// Names that nobody can guess and nobody has used.
package enum RandomName {
  /// A random UUID (RFC 9562, version 4) in lower case.
  package static func uuid() -> String {
    // The system's generator asks the kernel, as names for strangers' eyes need it.
    var bytes = (0..<16).map { _ in UInt8.random(in: 0...255) }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    var text = ""
    for (place, byte) in bytes.enumerated() {
      if [4, 6, 8, 10].contains(place) { text += "-" }
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return text
  }
}
