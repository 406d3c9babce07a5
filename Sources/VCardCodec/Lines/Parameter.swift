/// A parameter of a property, as it stands before the colon.
public struct Parameter: Hashable, Sendable {
  /// The name, in upper case.
  ///
  /// A bare word of 2.1 has the name that the word implies: ENCODING, VALUE, or else TYPE.
  public let name: String
  /// The values: quotes removed, a comma list split, the case as written.
  public let values: [String]
  /// Whether the card has the value alone, without `NAME=` (`TEL;CELL:` of 2.1).
  public let isBare: Bool

  /// Whether the first value is the word given, in any case.
  func isValue(_ word: String) -> Bool {
    values.contains { ASCII.equal($0, word) }
  }
}

extension ASCII {
  /// Whether two texts are the same but for the case of A to Z.
  static func equal(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count
      && zip(left.utf8, right.utf8).allSatisfy { uppercased($0) == uppercased($1) }
  }

  /// A text with a to z in upper case; other letters stay.
  static func uppercased(_ text: ArraySlice<UInt8>) -> String {
    guard text.contains(where: { $0 >= 0x61 && $0 <= 0x7A }) else {
      return String(decoding: text, as: UTF8.self)
    }
    return String(decoding: text.map { uppercased($0) }, as: UTF8.self)
  }

  /// A text with a to z in upper case; other letters stay.
  static func uppercased(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x61 && $0 <= 0x7A }) else { return text }
    return String(decoding: text.utf8.map { uppercased($0) }, as: UTF8.self)
  }

  /// A text with A to Z in lower case; other letters stay.
  static func lowercased(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x41 && $0 <= 0x5A }) else { return text }
    return String(
      decoding: text.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// The bytes without blanks at both ends.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var start = bytes.startIndex
    var end = bytes.endIndex
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return bytes[start..<end]
  }

  /// Whether all bytes are ASCII.
  static func isWhole(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.allSatisfy { $0 < 0x80 } }
}
