import Collation
import UnicodeText

@testable import TypeAhead

/// What may be typed for parts of names, written down as lists.
enum SlowText {
  /// The letters of each word of a name, apart where scripts change.
  static func words(of name: String) -> [[TypedText.Letter]] {
    let folded = SearchFolding.foldWithOrigins(name).bytes
    var letters: [TypedText.Letter] = []
    var index = 0
    while index < folded.count {
      if LetterNote.isNote(folded[index]) {
        letters[letters.count - 1].note = folded[index]
        index += 1
      } else {
        letters.append(TypedText.Letter(scalar: UTF8Decoding.next(folded.span, &index)))
      }
    }
    return letters.split { $0.scalar.isASCII && SearchFolding.classify($0.scalar) == .separator }
      .map(Array.init)
  }

  /// The word, with and without the letters that accents may bring; the plainest first.
  static func spellings(_ word: [TypedText.Letter]) -> [String] {
    guard let first = word.first else { return [""] }
    let rest = spellings(Array(word.dropFirst()))
    let letter = LetterNote.letter(of: first.note)
    let heads =
      [String(first.scalar)]
      + (letter == 0 ? [] : [String(first.scalar) + String(UnicodeScalar(letter))])
    return heads.flatMap { head in rest.map { head + $0 } }
  }

  /// A word that begins with a Greek or Cyrillic letter, in Latin letters; nothing for others.
  static func latinSpellings(_ word: [TypedText.Letter]) -> [String] {
    guard let first = word.first, (0x370..<0x530).contains(first.scalar.value) else { return [] }
    return latin(word.map(\.scalar)[...], isFirst: true)
  }

  private static func latin(_ letters: ArraySlice<Unicode.Scalar>, isFirst: Bool) -> [String] {
    guard let first = letters.first else { return [""] }
    let rest = latin(letters.dropFirst(), isFirst: false)
    guard (0x370..<0x530).contains(first.value) else { return rest.map { String(first) + $0 } }
    var heads = AlphabetSpelling.spellings(of: first.value).map(text)
    if !isFirst, "ьъ".unicodeScalars.contains(first) { heads.append("") }
    var all = heads.flatMap { head in rest.map { head + $0 } }
    if let second = letters.dropFirst().first {
      let pairs = AlphabetSpelling.spellings(of: first.value, with: second.value).map(text)
      let behind = latin(letters.dropFirst(2), isFirst: false)
      all += pairs.flatMap { head in behind.map { head + $0 } }
    }
    return all
  }

  /// The Latin letters that a Greek or Cyrillic one may be the initial of.
  static func latinInitials(_ letter: Unicode.Scalar) -> [String] {
    AlphabetSpelling.spellings(of: letter.value).map { String(text($0).prefix(1)) }
  }

  static func romanizations(of syllable: Unicode.Scalar) -> [String] {
    guard let parts = HangulSyllable(syllable.value) else { return [] }
    func orNothing(_ spellings: [Spelling]) -> [String] {
      spellings.isEmpty ? [""] : spellings.map(text)
    }
    let regular = orNothing(HangulSpelling.initials(of: parts)).flatMap { initial in
      orNothing(HangulSpelling.vowels(of: parts)).flatMap { vowel in
        orNothing(HangulSpelling.finals(of: parts)).map { initial + vowel + $0 }
      }
    }
    return regular + HangulSpelling.familyNames(syllable.value).map(text)
  }

  /// Whether two Han characters are one for the search.
  static func areForms(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    HanVariants.representative(of: one.value) == HanVariants.representative(of: other.value)
  }

  /// A query with umlauts and the like written out: mueller for müller.
  static func writtenOut(_ query: String) -> String {
    String(decoding: TypedText(TypedText.letters(of: query)).expanded, as: UTF8.self)
  }

  /// The keys of a phone that Latin letters stand on.
  static func keypad(_ text: String) -> String {
    let rows = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
    return String(
      text.map { letter in
        if let row = rows.firstIndex(where: { $0.contains(letter) }) {
          return Character("\(row + 2)")
        }
        return letter.isNumber ? "#" : letter
      })
  }

  private static func text(_ spelling: Spelling) -> String {
    String(
      decoding: (0..<spelling.count).map {
        UInt8(truncatingIfNeeded: spelling.letters >> UInt64(8 * $0))
      }, as: UTF8.self)
  }
}
