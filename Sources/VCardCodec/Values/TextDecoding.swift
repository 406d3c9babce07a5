import UnicodeText

/// From the bytes of a value to text.
enum TextDecoding {
  /// The text of the bytes in a character set named by CHARSET.
  ///
  /// Without one, or with an unknown one, bytes that are UTF-8 are UTF-8. Bytes that are mostly so (a
  /// writer cut the text in the middle of a character) are UTF-8 with U+FFFD for what is broken; others
  /// are Windows-1252, which is what old programs wrote. So a name is never empty for its encoding.
  static func decode(_ bytes: [UInt8], charset name: String?) -> String {
    if let name, let charset = Charset(named: name), charset != .utf8 {
      return charset.decode(bytes)
    }
    if let text = String(utf8: bytes.span) { return text }
    return isMostlyUTF8(bytes) ? Charset.utf8.decode(bytes) : Charset.windows1252.decode(bytes)
  }

  /// Whether the bytes are not UTF-8 though nothing says that they are something else.
  static func isMalformed(_ bytes: [UInt8]) -> Bool {
    String(validating: bytes, as: UTF8.self) == nil
  }

  static func isKnown(_ charset: String) -> Bool { Charset(named: charset) != nil }

  static func isUTF8(_ charset: String) -> Bool { Charset(named: charset) == .utf8 }

  /// Whether more characters of several bytes are well formed than are broken.
  ///
  /// Text of an 8-bit character set nearly never has a lead byte with exactly the right bytes after it.
  private static func isMostlyUTF8(_ bytes: [UInt8]) -> Bool {
    var wellFormed = 0
    var broken = 0
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): wellFormed += scalar.value >= 0x80 ? 1 : 0
      case .error: broken += 1
      case .emptyInput: return wellFormed > broken
      }
    }
  }
}
