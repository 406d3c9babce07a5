import UnicodeText

/// A Hangul syllable taken apart (The Unicode Standard, section 3.12).
struct HangulSyllable {
  let initial: Int
  let vowel: Int
  /// 0 when the syllable is open.
  let final: Int

  init?(_ scalar: UInt32) {
    guard (0xAC00...0xD7A3).contains(scalar) else { return nil }
    let index = Int(scalar - 0xAC00)
    initial = index / 588
    vowel = index % 588 / 28
    final = index % 28
  }

  /// The consonant that the syllable begins with, as a letter of its own.
  var initialLetter: UInt32 { HangulFolding.initials[initial].value }

  /// Whether this, being typed, may become `whole`, which `next` follows.
  ///
  /// A keyboard puts a consonant first under the syllable before it: on the way from 박지 to 박지성
  /// stands 박짓.
  func mayBecome(_ whole: HangulSyllable, before next: HangulSyllable?) -> Bool {
    guard initial == whole.initial else { return false }
    if final == 0 {
      return vowel == whole.vowel || Self.vowelParts[whole.vowel] == vowel
    }
    guard vowel == whole.vowel else { return false }
    if final == whole.final { return true }
    if let parts = Self.finalParts[whole.final], parts.first == final { return true }
    guard let next else { return false }
    let letter = HangulFolding.finalConsonants[final - 1].value
    if whole.final == 0 { return letter == next.initialLetter }
    guard let parts = Self.finalParts[final], parts.first == whole.final else { return false }
    return HangulFolding.finalConsonants[parts.second - 1].value == next.initialLetter
  }

  /// The vowel that is typed first of one that is made of two.
  private static let vowelParts: [Int: Int] = [9: 8, 10: 8, 11: 8, 14: 13, 15: 13, 16: 13, 19: 18]

  /// The two final consonants that one is made of.
  private static let finalParts: [Int: (first: Int, second: Int)] = [
    3: (1, 19), 5: (4, 22), 6: (4, 27), 9: (8, 1), 10: (8, 16), 11: (8, 17), 12: (8, 19),
    13: (8, 25), 14: (8, 26), 15: (8, 27), 18: (17, 19),
  ]
}
