/// The encoding of RFC 2045 §6.7, as 2.1 uses it.
enum QuotedPrintable {
  /// The bytes that an encoded text without soft breaks stands for.
  ///
  /// A `=` without two hexadecimal digits after it is no escape and stays as written.
  static func decode(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(ASCII.equals) else { return text }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      if text[index] == ASCII.equals, index + 2 < text.count,
        let high = ASCII.hexValue(text[index + 1]), let low = ASCII.hexValue(text[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(text[index])
        index += 1
      }
    }
    return decoded
  }

  /// Whether the text has a `=` that is no escape.
  static func isMalformed(_ text: [UInt8]) -> Bool {
    var index = 0
    while index < text.count {
      guard text[index] == ASCII.equals else {
        index += 1
        continue
      }
      guard index + 2 < text.count, ASCII.hexValue(text[index + 1]) != nil,
        ASCII.hexValue(text[index + 2]) != nil
      else { return true }
      index += 3
    }
    return false
  }
}
