import UnicodeText

/// A run of folded letters with what was noted of them.
struct TypedText {
  /// A folded character, and what folding took from it.
  struct Letter {
    let scalar: Unicode.Scalar
    var note: UInt8 = 0
  }

  private(set) var bytes: [UInt8] = []
  /// Where the letters end in `bytes` that were typed with an accent.
  private(set) var accents: [Int] = []
  /// With umlauts and the like written out: mueller for müller.
  private(set) var expanded: [UInt8] = []

  init(_ letters: some Sequence<Letter>) {
    for letter in letters {
      let encoded = UTF8.encode(letter.scalar).map(Array.init) ?? []
      bytes += encoded
      expanded += encoded
      guard letter.note != 0 else { continue }
      accents.append(bytes.count - 1)
      let added = LetterNote.letter(of: letter.note)
      if added != 0 { expanded.append(added) }
    }
  }

  /// The letters of a text.
  static func letters(of text: String) -> [Letter] {
    let folded = SearchFolding.foldWithNotes(text)
    var letters: [Letter] = []
    var index = 0
    while index < folded.count {
      if LetterNote.isNote(folded[index]) {
        if !letters.isEmpty { letters[letters.count - 1].note = folded[index] }
        index += 1
      } else {
        letters.append(Letter(scalar: UTF8Decoding.next(folded.span, &index)))
      }
    }
    return letters
  }
}
