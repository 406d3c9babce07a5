/// What folding took from a letter, written behind it in text that is to be searched.
///
///     Müller    m u F9 l l e r      mueller and muller are typed for it
///     José      j o s e F8          josé goes before jose
///
/// The bytes never occur in UTF-8, and count as part of a word where only ASCII is told apart.
package enum LetterNote: UInt8, Sendable, CaseIterable {
  /// An accent, a stroke or whatever else plain letters lack.
  case accent = 0xF8
  /// ä ö ü ø: an e may be typed behind the vowel.
  case mayTakeE = 0xF9
  /// å: a second a may be typed.
  case mayTakeA = 0xFA
  /// đ: a j may be typed.
  case mayTakeJ = 0xFB

  /// The letter that may be typed behind the noted one; 0 for none.
  @inline(__always)
  package static func letter(of byte: UInt8) -> UInt8 {
    switch byte {
    case 0xF9: UInt8(ascii: "e")
    case 0xFA: UInt8(ascii: "a")
    case 0xFB: UInt8(ascii: "j")
    default: 0
    }
  }

  /// Whether a byte of folded text is a note and no character.
  @inline(__always)
  package static func isNote(_ byte: UInt8) -> Bool { byte >= 0xF8 }

  /// The note for an accent behind a folded letter.
  static func note(of mark: Unicode.Scalar, behind letter: UInt8) -> LetterNote {
    switch (mark.value, letter) {
    case (0x308, UInt8(ascii: "a")), (0x308, UInt8(ascii: "o")), (0x308, UInt8(ascii: "u")):
      .mayTakeE
    case (0x30A, UInt8(ascii: "a")): .mayTakeA
    default: .accent
    }
  }

  /// The note that a character leaves which is folded as a whole; nil for none.
  static func note(of scalar: Unicode.Scalar) -> LetterNote? {
    let parts = Array(Normalization.nfkd(String(Character(scalar))).unicodeScalars)
    guard parts.count > 1 else { return parts.first.flatMap(noteOfListed) }
    let folded = ScalarFolding.fold(parts[0])
    let letter = folded.last.flatMap { $0.isASCII ? UInt8($0.value) : nil } ?? 0
    return parts.dropFirst().first(where: ScalarFolding.isAccent).map {
      note(of: $0, behind: letter)
    }
      ?? noteOfListed(parts[0])
  }

  /// Of the letters that no normalization takes apart those of the Latin script lose something.
  private static func noteOfListed(_ scalar: Unicode.Scalar) -> LetterNote? {
    let lower = ScalarProperties.caseFolded(scalar)
    guard lower.value < 0x2B0, FoldingLists.letters[lower] != nil else { return nil }
    return switch lower {
    case "ø": .mayTakeE
    case "đ": .mayTakeJ
    default: .accent
    }
  }
}
