import UnicodeText

/// What a person typed into the search box, folded and taken apart into words.
package struct SearchQuery: Hashable, Sendable {
  /// The text as it was typed.
  package let text: String
  let words: [QueryWord]
  let conditions: [QueryCondition]
  /// Why nothing can be found by what was typed; nil for a query as it should be, and for one without anything to look for.
  package let fault: QueryFault?

  private static let wordLimit = 64

  /// Folds `text`; linear in its length.
  package init(_ text: String) {
    self.text = text
    let parts = QueryText(text)
    var words = Self.words(of: parts.plain)
    let isNumber = !words.isEmpty && words.allSatisfy { !$0.digits.isEmpty }
    if isNumber { words = words.map(\.withKeypad) }
    let conditions = parts.fieldWords.map { word in
      QueryCondition(
        field: word.field, isNegated: word.isNegated,
        words: word.value.map(Self.words) ?? [])
    }
    let isTooLong =
      words.count + conditions.reduce(0) { $0 + 1 + $1.words.count } > Self.wordLimit
      || words.contains(where: \.isTooLong)
      || conditions.contains { $0.words.contains(where: \.isTooLong) }
    let isUnreadable = words.isEmpty && conditions.isEmpty && !parts.isBlank
    fault = isTooLong ? .tooLong : isUnreadable ? .noText : nil
    self.words = isTooLong ? [] : words
    self.conditions = isTooLong ? [] : conditions
  }

  /// A query of words that are folded already.
  init(words: [QueryWord]) {
    text = ""
    self.words = words
    conditions = []
    fault = nil
  }

  /// Whether there is nothing to look for; such a query matches everything.
  package var isEmpty: Bool { words.isEmpty && conditions.isEmpty && fault == nil }

  /// How many words may stand out in the texts of a contact that lists show.
  package var visibleWordCount: Int {
    words.count
      + conditions.filter { !$0.isNegated && !$0.field.isInCardsOnly }.flatMap(\.words).count
  }

  /// Whether it asks for what only the cards hold: then the search needs a `CardIndex`.
  package var needsCards: Bool { conditions.contains { $0.field.isInCardsOnly } }

  /// Whether all that this query matches is among what `shorter` matches.
  func narrows(_ shorter: SearchQuery) -> Bool {
    guard shorter.fault == nil else { return fault != nil }
    if fault != nil { return true }
    guard words.count >= shorter.words.count, conditions.count >= shorter.conditions.count else {
      return false
    }
    return zip(words, shorter.words).allSatisfy { $0.narrows($1) }
      && zip(conditions, shorter.conditions).allSatisfy { $0.narrows($1) }
  }

  /// Whether a text is one field word, such as `-has:tel`.
  package static func isFieldWord(_ text: String) -> Bool {
    let parts = QueryText(text)
    return parts.fieldWords.count == 1 && parts.plain.allSatisfy { $0 == " " }
  }

  private static func words(of text: String) -> [QueryWord] {
    TypedText.letters(of: text).split { $0.scalar.value <= 0x20 }
      .flatMap { words(ofToken: Array($0)) }
  }

  /// The words of one run of text without spaces.
  ///
  /// Punctuation separates (jean-luc), but digits with the usual punctuation of phone numbers are
  /// one number, and an apostrophe stays where it was typed: what stands behind it goes on right
  /// behind what stands before it, and begins a word or a syllable there (o'connor, xi'an). Symbols
  /// count only when there is nothing else.
  private static func words(ofToken token: [TypedText.Letter]) -> [QueryWord] {
    let pieces = token.split { !isWord($0.scalar) }
    guard !pieces.isEmpty else { return symbols(of: token.map(\.scalar)) }
    let hasPlus = token.first?.scalar == "+"
    if pieces.allSatisfy({ $0.allSatisfy(isDigit) }) {
      let number = TypedText(pieces.joined())
      return [QueryWord(number, digits: number.bytes, hasPlus: hasPlus)]
    }
    return token.split(whereSeparator: { !isWord($0.scalar) && $0.scalar != "'" })
      .compactMap { piece in
        let piece = trimmed(piece)
        guard !piece.isEmpty else { return nil }
        let text = TypedText(piece)
        return QueryWord(text, digits: piece.allSatisfy(isDigit) ? text.bytes : [])
      }
  }

  /// The word without apostrophes at its ends.
  private static func trimmed(
    _ piece: ArraySlice<TypedText.Letter>
  ) -> ArraySlice<TypedText.Letter> {
    var piece = piece.drop { $0.scalar == "'" }
    while piece.last?.scalar == "'" { piece.removeLast() }
    return piece
  }

  private static func symbols(of token: [Unicode.Scalar]) -> [QueryWord] {
    guard token.contains(where: { !$0.isASCII }) else { return [QueryWord(symbol: bytes(token))] }
    return token.filter { SearchFolding.classify($0) == .symbol }
      .map { QueryWord(symbol: [SearchFolding.symbolMark] + bytes([$0])) }
  }

  private static func isDigit(_ letter: TypedText.Letter) -> Bool {
    ("0"..."9").contains(letter.scalar)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return TextUnit.isWord(UInt8(scalar.value)) }
    switch SearchFolding.classify(scalar) {
    case .separator, .symbol: return false
    case .letter, .digit, .han, .hangul, .kana, .mark: return true
    }
  }

  private static func bytes(_ scalars: [Unicode.Scalar]) -> [UInt8] {
    TypedText(scalars.map { TypedText.Letter(scalar: $0) }).bytes
  }
}
