import Collation
import UnicodeText

/// One word of a query, ready to be matched.
struct QueryWord: Hashable, Sendable {
  /// What is matched letter by letter: the word as typed, or another way to write it.
  struct Variant: Hashable, Sendable {
    /// Folded text.
    let bytes: [UInt8]
    let needed: LetterSet
    /// The places in `bytes` of letters that were typed with an accent: where each ends.
    let accents: [Int]

    var count: Int { bytes.count }

    init(_ bytes: [UInt8], accents: [Int] = []) {
      self.bytes = bytes
      self.accents = accents
      needed = Self.lettersNeeded(for: bytes)
    }
  }

  /// The word itself first; then a word with umlauts written out (müller, mueller), and the form in
  /// Latin letters of one that holds kana.
  let variants: [Variant]
  /// Whether the word is nothing but symbols, and is sought as it stands.
  let isSymbol: Bool
  /// The digits to be found inside a phone number; empty when the word is more than digits.
  let digits: [UInt8]
  /// Whether the digits have to begin a number written with a plus sign.
  let hasPlus: Bool
  /// The digits as keys of a phone's keypad, when they may stand for letters.
  private(set) var keypad: KeypadWord?

  init(_ text: TypedText, digits: [UInt8] = [], hasPlus: Bool = false) {
    var variants = [Variant(text.bytes, accents: text.accents)]
    if text.expanded != text.bytes { variants.append(Variant(text.expanded)) }
    let word = String(decoding: text.bytes, as: UTF8.self)
    let latin = KanaSpelling.romanized(word)
    // Of a lone mark for a long vowel nothing is left.
    if latin != word, !latin.isEmpty { variants.append(Variant(Array(latin.utf8))) }
    self.variants = variants
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

  /// The same word, whose digits may also be typed for letters.
  var withKeypad: QueryWord {
    var word = self
    word.keypad = hasPlus ? nil : KeypadWord(digits)
    return word
  }

  /// Whether the word is longer than any name: then it matches nothing.
  var isTooLong: Bool { variants.contains { $0.count > TypedWord.capacity } }

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
    if keypad != nil, shorter.keypad == nil { return false }
    guard !digits.isEmpty else { return true }
    return !shorter.digits.isEmpty && hasPlus == shorter.hasPlus
  }
}

/// Digits that are typed for letters on the keypad of a phone: 5646 for John, 964 for 王小明.
struct KeypadWord: Hashable, Sendable {
  let digits: QueryWord.Variant
  /// For each digit the letters that stand on it, as the bits that an entry has for them; the first
  /// as starts of words.
  let masks: [UInt64]

  /// Nothing for a single digit, which too many names would have a letter for, and with a 0 or a 1,
  /// on which no letters stand.
  init?(_ digits: [UInt8]) {
    guard digits.count > 1, digits.allSatisfy(KeypadKeys.mayBeLetter) else { return nil }
    self.digits = QueryWord.Variant(digits)
    masks = digits.enumerated().map { place, digit in
      KeypadKeys.letters(on: digit).reduce(0) { mask, letter in
        mask | (place == 0 ? LetterSet.start(letter) : LetterSet.inside(letter))
      }
    }
  }

  /// Whether an entry with `letters` may hold it.
  func mayBe(in letters: UInt64) -> Bool { masks.allSatisfy { letters & $0 != 0 } }
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
        unit.kind == .han
          ? HanVariants.representative(of: unit.scalar)
          : HangulSyllable(unit.scalar)?.initialLetter ?? unit.scalar)
      index += unit.count
    }
    return needed
  }
}
