/// The family and given name of a name written as one text.
struct NameParts: Equatable {
  var family: String
  var given: String

  /// Splits a name; nil when it is one word, of which nothing says what it is, or has a digit, as names of
  /// services have (`112 Plumbers`).
  ///
  /// `Bell, Ada` has the family name before the comma. East Asian names have it before the blank, others
  /// after the last one.
  init?(splitting name: String) {
    let hasDigit = name.unicodeScalars.contains { $0.properties.numericType == .decimal }
    guard !hasDigit, name.unicodeScalars.first?.properties.isAlphabetic == true else { return nil }
    if let comma = name.firstIndex(of: ",") {
      family = PlainText.trimmed(String(name[..<comma]))
      given = PlainText.trimmed(String(name[name.index(after: comma)...]))
      guard !family.isEmpty, !given.isEmpty else { return nil }
      return
    }
    let isEastAsian = EastAsianText.isWritten(in: name)
    let blanks: Set<Character> = [" ", "\u{3000}", "\u{A0}"]
    let blank =
      isEastAsian
      ? name.firstIndex { blanks.contains($0) } : name.lastIndex { blanks.contains($0) }
    guard let blank else { return nil }
    let first = PlainText.trimmed(String(name[..<blank]))
    let last = PlainText.trimmed(String(name[name.index(after: blank)...]))
    guard !first.isEmpty, !last.isEmpty else { return nil }
    (family, given) = isEastAsian ? (first, last) : (last, first)
  }
}

/// Text in the scripts whose names begin with the family name.
enum EastAsianText {
  /// Whether a text holds only Han, kana, Hangul and blanks, and at least one of them.
  static func isWritten(in text: String) -> Bool {
    var count = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x20, 0xA0, 0x3000, 0x30FB: continue
      case 0x1100...0x11FF, 0x2E80...0x2FDF, 0x3005...0x3007, 0x3040...0x30FF, 0x3130...0x318F,
        0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF65...0xFFDC,
        0x20000...0x3FFFF:
        count += 1
      default: return false
      }
    }
    return count > 0
  }
}
