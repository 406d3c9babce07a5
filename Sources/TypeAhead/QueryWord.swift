/// One word of a query, ready to be matched.
struct QueryWord: Hashable, Sendable {
  /// What is matched letter by letter: the word as typed, or its kana in Latin letters.
  struct Variant: Hashable, Sendable {
    /// Folded text.
    let bytes: [UInt8]
    let needed: LetterSet

    var count: Int { bytes.count }

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      needed = Self.lettersNeeded(for: bytes)
    }
  }

  /// The word itself first; then the form in Latin letters of a word that holds kana.
  let variants: [Variant]
  /// Whether the word is nothing but symbols, and is sought as it stands.
  let isSymbol: Bool
  /// The digits to be found inside a phone number; empty when the word is more than digits.
  let digits: [UInt8]
  /// Whether the digits have to begin a number written with a plus sign.
  let hasPlus: Bool

  init(text: [UInt8], digits: [UInt8] = [], hasPlus: Bool = false) {
    let word = String(decoding: text, as: UTF8.self)
    let latin = KanaSpelling.romanized(word)
    variants = [Variant(text)] + (latin == word ? [] : [Variant(Array(latin.utf8))])
    isSymbol = false
    self.digits = digits
    self.hasPlus = hasPlus
  }

  init(symbol: [UInt8]) {
    variants = [Variant(symbol)]
    isSymbol = true
    digits = []
    hasPlus = symbol == [UInt8(ascii: "+")]
  }

  /// What the phone numbers of an entry must have to hold the digits.
  var neededInPhones: LetterSet {
    LetterSet(letters: 0, others: digits.reduce(0) { $0 | LetterSet.phoneDigit($1) })
  }

  /// Whether every name that this word matches is matched by `shorter` too.
  func narrows(_ shorter: QueryWord) -> Bool {
    guard !isSymbol, !shorter.isSymbol else { return self == shorter }
    guard variants.count >= shorter.variants.count else { return false }
    for (longer, shorter) in zip(variants, shorter.variants)
    where !longer.bytes.starts(with: shorter.bytes) {
      return false
    }
    // A word that has got its first kana is now also found by its form in Latin letters.
    for added in variants.dropFirst(shorter.variants.count)
    where !added.bytes.starts(with: shorter.variants[0].bytes) {
      return false
    }
    guard !digits.isEmpty else { return true }
    return !shorter.digits.isEmpty && hasPlus == shorter.hasPlus
  }
}

extension QueryWord.Variant {
  /// What an entry must have for this to match.
  ///
  /// A Hangul syllable is only asked for by its first consonant, since it may be unfinished.
  private static func lettersNeeded(for bytes: [UInt8]) -> LetterSet {
    var needed = LetterSet()
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        needed.insert(ascii: bytes[index], isFirst: index == 0)
        index += 1
        continue
      }
      let unit = TextUnit(bytes.span, at: index)
      needed.others |= LetterSet.other(
        HangulSyllable(unit.scalar)?.initialLetter ?? unit.scalar)
      index += unit.count
    }
    return needed
  }
}
