import Collation
import UnicodeText

/// What a text may begin with and contain, in two words of bits: the cheap test before a match.
///
///     letters   0–25 a word or syllable begins with a–z
///              26–51 a–z anywhere, readings and romaji counted
///              52–61 a digit that a word begins with
///              62–63 there is a word of one letter, of one digit
///     others    0–53 every other character by a hash; a Hangul syllable by its first consonant
///              54–63 a digit anywhere in a phone number
struct LetterSet: Hashable, Sendable {
  var letters: UInt64 = 0
  var others: UInt64 = 0

  @inline(__always)
  func contains(_ needed: LetterSet) -> Bool {
    letters & needed.letters == needed.letters && others & needed.others == needed.others
  }

  @inline(__always)
  static func start(_ letter: UInt8) -> UInt64 { 1 << UInt64(letter &- 0x61) }

  @inline(__always)
  static func inside(_ letter: UInt8) -> UInt64 { 1 << UInt64(letter &- 0x61 + 26) }

  @inline(__always)
  static func digit(_ digit: UInt8) -> UInt64 { 1 << UInt64(digit &- 0x30 + 52) }

  @inline(__always)
  static func other(_ scalar: UInt32) -> UInt64 {
    1 << ((UInt64(scalar &* 0x9E37_79B1) &* 54) >> 32)
  }

  /// That there is a word of one letter, or one of one digit if `byte` is a digit.
  @inline(__always)
  static func wordOfOne(_ byte: UInt8) -> UInt64 { TextUnit.isDigit(byte) ? 1 << 63 : 1 << 62 }

  @inline(__always)
  static func phoneDigit(_ digit: UInt8) -> UInt64 { 1 << UInt64(digit &- 0x30 + 54) }

  /// Adds an ASCII byte of a word; `isFirst` when the word begins with it.
  @inline(__always)
  mutating func insert(ascii byte: UInt8, isFirst: Bool) {
    if TextUnit.isLatin(byte) {
      letters |= Self.inside(byte)
      if isFirst { letters |= Self.start(byte) }
    } else if isFirst, TextUnit.isDigit(byte) {
      letters |= Self.digit(byte)
    }
  }

  mutating func insert(_ spelling: Spelling, isFirst: Bool) {
    var rest = spelling.letters
    if isFirst { letters |= Self.start(spelling.first) }
    for _ in 0..<spelling.count {
      letters |= Self.inside(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// Adds a character that is not ASCII, with everything that may be typed for it; `next` is the
  /// one behind it, 0 when there is none.
  mutating func insert(_ unit: TextUnit, isFirst: Bool, before next: UInt32) {
    switch unit.kind {
    case .letters: others |= Self.other(unit.scalar)
    case .alphabet:
      others |= Self.other(unit.scalar)
      letters |= AlphabetSpelling.letters(of: unit.scalar)
      guard isFirst else { return }
      for letter in AlphabetSpelling.firstLetters(of: unit.scalar, before: next) {
        letters |= Self.start(letter)
      }
    case .han:
      others |= Self.other(HanVariants.representative(of: unit.scalar))
      _ = HanSpelling.first(of: unit.scalar) { spelling, _ in
        insert(spelling, isFirst: true)
        return false
      }
    case .hangul:
      guard let syllable = HangulSyllable(unit.scalar) else {
        others |= Self.other(unit.scalar)
        return
      }
      others |= Self.other(syllable.initialLetter)
      letters |= HangulSpelling.letters(of: unit.scalar, syllable)
      for letter in HangulSpelling.firstLetters(of: unit.scalar, syllable) {
        letters |= Self.start(letter)
      }
    case .kana:
      others |= Self.other(unit.scalar)
      letters |= Self.kana[Int(unit.scalar - 0x3041) & 0xFF]
      guard isFirst else { return }
      for letter in KanaSpelling.firstLetters(of: unit.scalar, before: next) {
        letters |= Self.start(letter)
      }
    }
  }

  /// The letters that may be typed somewhere for each kana, alone or with its neighbours.
  private static let kana: [UInt64] = (0..<256).map { index in
    var set = LetterSet()
    let scalar = UInt32(0x3041 + index)
    for spelling in KanaSpelling.spellings(of: scalar) { set.insert(spelling, isFirst: false) }
    for small in "ぁぃぅぇぉゃゅょ".unicodeScalars {
      for spelling in KanaSpelling.spellings(of: scalar, with: small.value) {
        set.insert(spelling, isFirst: false)
      }
    }
    switch Unicode.Scalar(scalar) {
    case "ん": for letter in "nm".utf8 { set.insert(ascii: letter, isFirst: false) }
    case "う", "お": set.insert(ascii: UInt8(ascii: "h"), isFirst: false)
    default: break
    }
    return set.letters
  }
}
