/// Which characters of a name count as letters, digits or decoration.
///
/// Leading space, punctuation, symbols and emoji are passed over when a letter follows; a digit
/// first, or no letter at all, puts a name under `#`.
enum Letters {
  enum Kind { case letter, digit, decoration, byWeight }

  /// By general category, in ICU's numbering (`UCharCategory`).
  static func kind(of category: Int8) -> Kind {
    switch category {
    case 1, 2, 3, 5: .letter  // Lu Ll Lt Lo
    case 9, 11: .digit  // Nd No
    case 4, 10, 27: .byWeight  // Lm Nl So: ʻ and ☆ are decoration, 〇 and Ⓐ are letters
    default: .decoration
    }
  }

  /// Letters and unassigned code points, as the begin of a script is recognised.
  static func isLetter(_ category: Int8) -> Bool { (1...5).contains(category) }

  /// White space and what is not seen at all: passing over it changes nothing for a reader.
  static func isBlank(_ category: Int8) -> Bool {
    switch category {
    case 12, 13, 14, 15, 16: true  // Zs Zl Zp Cc Cf
    default: false
    }
  }

  static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x20000...0x323AF, 0xF900...0xFAFF, 0x2F800...0x2FA1F,
      0x3007:
      true
    default: false
    }
  }
}
