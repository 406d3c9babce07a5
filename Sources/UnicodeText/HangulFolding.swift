/// Hangul syllables by arithmetic (The Unicode Standard, section 3.12), with consonants and vowels
/// that stand alone in their compatibility form.
package enum HangulFolding {
  private static let base: UInt32 = 0xAC00
  private static let vowels: UInt32 = 21
  private static let finals: UInt32 = 28

  /// The compatibility jamo of the 19 initial consonants, in the order of the syllables.
  package static let initials: [Unicode.Scalar] = Array(
    "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)

  /// The compatibility jamo of the 27 final consonants.
  package static let finalConsonants: [Unicode.Scalar] = Array(
    "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)

  /// The single consonants of letters that a keyboard makes of two typed one after the other.
  private static let clusters: [Unicode.Scalar: [Unicode.Scalar]] = [
    "ㄳ": ["ㄱ", "ㅅ"], "ㄵ": ["ㄴ", "ㅈ"], "ㄶ": ["ㄴ", "ㅎ"], "ㄺ": ["ㄹ", "ㄱ"], "ㄻ": ["ㄹ", "ㅁ"],
    "ㄼ": ["ㄹ", "ㅂ"], "ㄽ": ["ㄹ", "ㅅ"], "ㄾ": ["ㄹ", "ㅌ"], "ㄿ": ["ㄹ", "ㅍ"], "ㅀ": ["ㄹ", "ㅎ"],
    "ㅄ": ["ㅂ", "ㅅ"],
  ]

  /// The consonants that a letter standing alone is made of; itself when it is one.
  static func split(_ letter: Unicode.Scalar) -> [Unicode.Scalar] { clusters[letter] ?? [letter] }

  /// The compatibility form of a conjoining jamo.
  static func compatible(_ jamo: Unicode.Scalar) -> Unicode.Scalar? {
    switch jamo.value {
    case 0x1100...0x1112: initials[Int(jamo.value - 0x1100)]
    case 0x1161...0x1175: Unicode.Scalar(jamo.value - 0x1161 + 0x314F)
    case 0x11A8...0x11C2: finalConsonants[Int(jamo.value - 0x11A8)]
    default: nil
    }
  }

  /// A consonant and a vowel, or an open syllable and a final consonant, as one syllable.
  static func compose(_ first: Unicode.Scalar, _ jamo: Unicode.Scalar) -> Unicode.Scalar? {
    if jamo.value < 0x11A8 {
      guard let initial = initials.firstIndex(of: first) else { return nil }
      return Unicode.Scalar(
        base + (UInt32(initial) * vowels + (jamo.value - 0x1161)) * finals)
    }
    guard (base...0xD7A3).contains(first.value), (first.value - base) % finals == 0 else {
      return nil
    }
    return Unicode.Scalar(first.value + (jamo.value - 0x11A7))
  }
}
