import UnicodeText

/// What the parts of an entry may begin with and contain.
///
/// The letters of plain words are kept apart, so that a name is not walked for a word that only the
/// e-mail address may hold.
struct EntryLetters: Hashable, Sendable {
  /// Of the name and of everything else that is walked, as in `LetterSet.letters`.
  var walked: UInt64 = 0
  /// Of the plain words, likewise.
  var plain: UInt64 = 0
  /// `LetterSet.others`: plain words have none, and only phone numbers have digits there.
  var others: UInt64 = 0

  /// Of an entry that may hold everything.
  static let all = EntryLetters(walked: .max, plain: .max, others: .max)

  init(walked: UInt64, plain: UInt64, others: UInt64) {
    self.walked = walked
    self.plain = plain
    self.others = others
  }

  /// Finds out the letters of a folded entry, whose plain words begin at `plain`.
  init(_ text: Span<UInt8>, plain: Int, phones: Span<UInt8>) {
    let walked = Self.letters(of: text.extracting(..<plain))
    self.walked = walked.letters
    self.plain = Self.letters(of: text.extracting(plain...)).letters
    others = walked.others
    for index in 0..<phones.count where TextUnit.isDigit(phones[index]) {
      others |= LetterSet.phoneDigit(phones[index])
    }
  }

  private static func letters(of text: Span<UInt8>) -> LetterSet {
    var letters = LetterSet()
    var index = 0
    var isFirst = true
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        letters.insert(ascii: byte, isFirst: isFirst)
        index += 1
        let isWord = TextUnit.isWord(byte)
        if isFirst, isWord, index == text.count || !TextUnit.isWord(text[index]) {
          letters.letters |= LetterSet.wordOfOne(byte)
        }
        isFirst = !isWord
      } else if TextUnit.isNote(byte) {
        let letter = LetterNote.letter(of: byte)
        if letter != 0 { letters.insert(ascii: letter, isFirst: false) }
        index += 1
      } else {
        let unit = TextUnit(text, at: index)
        var next = index + unit.count
        while next < text.count, TextUnit.isNote(text[next]) { next += 1 }
        let following =
          next < text.count && text[next] >= 0x80 ? TextUnit(text, at: next).scalar : 0
        letters.insert(unit, isFirst: isFirst, before: following)
        isFirst = false
        index = next
      }
    }
    return letters
  }
}
