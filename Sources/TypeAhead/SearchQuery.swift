import UnicodeText

/// What a person typed into the search box, folded and taken apart into words.
package struct SearchQuery: Hashable, Sendable {
  /// The text as it was typed.
  package let text: String
  let words: [QueryWord]
  /// Whether the text holds accented Latin letters: then names with accents go first.
  let hasAccents: Bool

  /// Folds `text`; linear in its length.
  package init(_ text: String) {
    self.text = text
    hasAccents = NameAccents.areIn(Array(text.utf8).span)
    var words: [QueryWord] = []
    let plain = SearchFolding.fold(text)
    for token in plain.unicodeScalars.split(whereSeparator: { $0.value <= 0x20 }) {
      words += Self.words(of: Array(token))
    }
    self.words = words
  }

  /// Whether there is no word to look for; such a query matches everything.
  package var isEmpty: Bool { words.isEmpty }

  /// Whether all that this query matches is among what `shorter` matches.
  func narrows(_ shorter: SearchQuery) -> Bool {
    guard words.count >= shorter.words.count else { return false }
    return zip(words, shorter.words).allSatisfy { $0.narrows($1) }
  }

  /// The words of one run of text without spaces.
  ///
  /// Punctuation separates (jean-luc), but digits with the usual punctuation of phone numbers are
  /// one number, and an apostrophe stays where it was typed: what stands behind it goes on right
  /// behind what stands before it, and begins a word or a syllable there (o'connor, xi'an). Symbols
  /// count only when there is nothing else.
  private static func words(of token: [Unicode.Scalar]) -> [QueryWord] {
    let pieces = token.split { !isWord($0) }
    guard !pieces.isEmpty else { return symbols(of: token) }
    let hasPlus = token.first == "+"
    if pieces.allSatisfy({ $0.allSatisfy(isDigit) }) {
      let digits = bytes(pieces.flatMap { $0 })
      return [QueryWord(text: digits, digits: digits, hasPlus: hasPlus)]
    }
    return token.split(whereSeparator: { !isWord($0) && $0 != "'" }).compactMap { piece in
      let piece = trimmed(piece)
      guard !piece.isEmpty else { return nil }
      let isNumber = piece.allSatisfy(isDigit)
      let text = bytes(piece)
      return QueryWord(text: text, digits: isNumber ? text : [])
    }
  }

  /// The word without apostrophes at its ends.
  private static func trimmed(_ piece: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    var piece = piece.drop { $0 == "'" }
    while piece.last == "'" { piece.removeLast() }
    return piece
  }

  private static func symbols(of token: [Unicode.Scalar]) -> [QueryWord] {
    guard token.contains(where: { !$0.isASCII }) else { return [QueryWord(symbol: bytes(token))] }
    return token.filter { SearchFolding.classify($0) == .symbol }
      .map { QueryWord(symbol: [SearchFolding.symbolMark] + bytes([$0])) }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return TextUnit.isWord(UInt8(scalar.value)) }
    switch SearchFolding.classify(scalar) {
    case .separator, .symbol: return false
    case .letter, .digit, .han, .hangul, .kana, .mark: return true
    }
  }

  private static func bytes(_ scalars: some Sequence<Unicode.Scalar>) -> [UInt8] {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return Array(String(view).utf8)
  }
}
