import VCardCodec

/// Values that can be taken from the file as they are.
enum PlainText {
  /// Whether a value is its own text: not encoded, without escapes and well-formed UTF-8.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - bytes: The bytes it was found in.
  ///   - allowsComma: Whether a comma is text; else a value with one may be a list.
  /// - Returns: True when the bytes of the value are its text.
  /// - Complexity: linear in the value.
  static func isVerbatim(
    _ line: ScannedCard.Line, in bytes: Span<UInt8>, allowsComma: Bool = true
  ) -> Bool {
    guard line.isPlain else { return false }
    var index = line.value.lowerBound
    let end = line.value.upperBound
    while index < end {
      let byte = bytes[index]
      if byte == 0x5C || (byte == 0x2C && !allowsComma) { return false }
      if byte < 0x80 {
        index += 1
        continue
      }
      let length = scalarLength(at: index, end: end, in: bytes)
      guard length > 0 else { return false }
      index += length
    }
    return true
  }

  /// The length of a well-formed UTF-8 sequence, 0 when there is none (Unicode, table 3-7).
  private static func scalarLength(at index: Int, end: Int, in bytes: Span<UInt8>) -> Int {
    let lead = bytes[index]
    let length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
    guard length > 0, index + length <= end else { return 0 }
    let second = bytes[index + 1]
    let lowest: UInt8 = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80
    let highest: UInt8 = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF
    guard second >= lowest, second <= highest else { return 0 }
    for offset in 2..<max(2, length) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// A range without white space and line ends at its ends.
  static func trimmed(_ range: Range<Int>, in bytes: Span<UInt8>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
  }

  /// A text without white space and line ends at its ends.
  static func trimmed(_ text: String) -> String {
    guard let first = text.utf8.first, let last = text.utf8.last, isBlank(first) || isBlank(last)
    else { return text }
    var rest = text.unicodeScalars[...]
    while let first = rest.first, isBlank(first) { rest.removeFirst() }
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return String(rest)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || (scalar.value >= 0x09 && scalar.value <= 0x0D)
  }

  /// Whether a value begins with letters and a colon, as `tel:` does.
  static func hasScheme(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    for index in range.prefix(8) {
      if bytes[index] == 0x3A { return index > range.lowerBound }
      guard bytes[index] | 0x20 >= 0x61, bytes[index] | 0x20 <= 0x7A else { return false }
    }
    return false
  }
}
