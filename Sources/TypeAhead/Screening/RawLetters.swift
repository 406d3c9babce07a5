import UnicodeText

/// What text as it stands in a file may begin with and contain, found without folding it.
///
/// It holds at least the letters that the folded text has: every character is folded on its own, once, and remembered.
/// Two kinds of text can't be told so, and are said to be: bytes that are no UTF-8, and characters that change
/// the one before them.
package struct RawLetters: Sendable {
  /// What is known of a character.
  private enum State {
    static let unknown: UInt8 = 0
    static let known: UInt8 = 1
    static let unclear: UInt8 = 2
  }

  /// How many characters have a place in the tables: those of the Basic Multilingual Plane.
  private static let tableSize = 1 << 16

  private(set) var set = LetterSet()
  /// Of `set.letters`, those that several words of the text begin with, as far as they are in ASCII.
  private(set) var repeatedStarts: UInt64 = 0
  /// Whether the text may hold letters that `set` lacks.
  package private(set) var isUnclear = false
  private var letters = [UInt64](repeating: 0, count: tableSize)
  private var others = [UInt64](repeating: 0, count: tableSize)
  private var states = [UInt8](repeating: State.unknown, count: tableSize)
  private var entry = FoldedEntry()

  package init() {}

  /// Forgets the text.
  package mutating func removeAll() {
    set = LetterSet()
    repeatedStarts = 0
    isUnclear = false
  }

  /// Adds the letters of a text.
  package mutating func add(_ text: Span<UInt8>) {
    var letters: UInt64 = 0
    var repeated: UInt64 = 0
    var index = 0
    var last: UInt8 = 0
    while index < text.count {
      let byte = text[index]
      guard byte < 0x80 else {
        add(UTF8Decoding.next(text, &index))
        last = 0
        continue
      }
      let lower = byte | 0x20
      if TextUnit.isLatin(lower) {
        if !TextUnit.isLatin(last) {
          repeated |= letters & LetterSet.start(lower)
          letters |= LetterSet.start(lower)
        }
        letters |= LetterSet.inside(lower)
      } else if TextUnit.isDigit(byte), !TextUnit.isDigit(last) {
        repeated |= letters & LetterSet.digit(byte)
        letters |= LetterSet.digit(byte)
      }
      last = lower
      index += 1
    }
    set.letters |= letters
    repeatedStarts |= repeated
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    let place = Int(scalar.value)
    guard place < Self.tableSize else {
      let (found, isClear) = fold(scalar)
      set.letters |= found.letters
      set.others |= found.others
      isUnclear = isUnclear || !isClear
      return
    }
    if states[place] == State.unknown { remember(scalar, place) }
    set.letters |= letters[place]
    set.others |= others[place]
    if states[place] == State.unclear { isUnclear = true }
  }

  private mutating func remember(_ scalar: Unicode.Scalar, _ place: Int) {
    let (found, isClear) = fold(scalar)
    letters[place] = found.letters
    others[place] = found.others
    states[place] = isClear ? State.known : State.unclear
  }

  /// The letters of one character, and whether they do not depend on those around it.
  private mutating func fold(_ scalar: Unicode.Scalar) -> (LetterSet, isClear: Bool) {
    entry.removeAll()
    let bytes = UTF8.encode(scalar).map(Array.init) ?? []
    entry.add(.name, bytes.span)
    let letters = entry.letters
    var set = LetterSet(letters: letters.walked, others: letters.others)
    // What a letter of these scripts begins with depends on the next one.
    switch TextUnit.kind(of: scalar.value) {
    case .letters, .han: break
    case .hangul, .kana, .alphabet: set.letters |= LetterSet.starts(ofInside: set.letters)
    }
    // The mark of the field alone: an accent, a voicing mark, or what is not seen.
    let isNothing = entry.count == 1
    return (set, !isNothing && scalar != "\u{FFFD}" && !SearchFolding.mayCompose(scalar))
  }
}

extension LetterSet {
  /// The bits of words that begin with each of the letters that are inside words.
  fileprivate static func starts(ofInside letters: UInt64) -> UInt64 {
    letters >> 26 & (1 << 26 - 1)
  }
}
