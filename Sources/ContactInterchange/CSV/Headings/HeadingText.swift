import UnicodeText

/// A heading and its words, folded: case, width and accents gone.
struct HeadingText {
  let text: String
  let words: [String]
  /// The heading without a label in brackets at its end or before a number, and that label.
  let bracketed: (words: [String], label: String)?

  init(_ text: String) {
    self.text = text
    // A heading has no address and no sign of a programmer's file.
    let isHeading = text.utf8.count <= 200 && !text.utf8.contains(where: Self.signs.contains)
    words = isHeading ? Self.words(of: text) : []
    guard isHeading, let open = text.utf8.firstIndex(of: 0x28),
      let close = text.utf8.lastIndex(of: 0x29), open < close
    else {
      bracketed = nil
      return
    }
    let label = PlainText.trimmed(String(text[text.index(after: open)..<close]))
    let rest = text[..<open] + text[text.index(after: close)...]
    bracketed = label.isEmpty ? nil : (Self.words(of: String(rest)), label)
  }

  private static let signs = Array("@={}[]<>".utf8)

  /// The words: runs of letters, numbers, and runs of Han, kana and Hangul, between which others stand.
  ///
  /// - Complexity: linear in the heading.
  static func words(of heading: String) -> [String] {
    var words: [String] = []
    var word = ""
    var kind = SearchFolding.Class.separator
    func isLetters(_ kind: SearchFolding.Class) -> Bool { kind == .letter || kind == .mark }
    func isEastAsian(_ kind: SearchFolding.Class) -> Bool {
      kind == .han || kind == .kana || kind == .hangul
    }
    for scalar in SearchFolding.fold(separated(heading)).unicodeScalars {
      let next = SearchFolding.classify(scalar)
      let continues =
        next == kind || (isLetters(next) && isLetters(kind))
        || (isEastAsian(next) && isEastAsian(kind)) || (next == .mark && !word.isEmpty)
      if !continues, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if next != .mark { kind = next }
      if next != .separator, next != .symbol { word.unicodeScalars.append(scalar) }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// The heading with a blank before each capital that follows a small letter: `firstName` is two words.
  private static func separated(_ heading: String) -> String {
    var text = String.UnicodeScalarView()
    var isAfterSmall = false
    for scalar in heading.unicodeScalars {
      if isAfterSmall, ("A"..."Z").contains(scalar) { text.append(" ") }
      isAfterSmall = ("a"..."z").contains(scalar)
      text.append(scalar)
    }
    return String(text)
  }
}
