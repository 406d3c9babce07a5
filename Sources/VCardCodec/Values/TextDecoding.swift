import UnicodeText

/// From the bytes of a value to text.
enum TextDecoding {
  /// The text of the bytes in a character set named by CHARSET.
  ///
  /// Without one, or with an unknown one, bytes that are UTF-8 are UTF-8 and others are Windows-1252,
  /// which is what old programs wrote; no byte is ever dropped, and a name is never empty for it.
  static func decode(_ bytes: [UInt8], charset name: String?) -> String {
    guard let name, let charset = Charset(named: name), charset != .utf8 else {
      return Charset.decodeUTF8(bytes, fallback: .windows1252)
    }
    return charset.decode(bytes)
  }

  /// Whether the bytes are not UTF-8 though nothing says that they are something else.
  static func isMalformed(_ bytes: [UInt8]) -> Bool {
    String(validating: bytes, as: UTF8.self) == nil
  }

  static func isKnown(_ charset: String) -> Bool { Charset(named: charset) != nil }
}
