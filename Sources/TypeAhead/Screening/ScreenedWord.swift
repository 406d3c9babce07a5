/// One word of a query, as it is sought in text that is not folded.
///
/// A class, since it is asked about each of many cards: a value would be copied as often.
package final class ScreenedWord: Sendable {
  /// The forms that ASCII text may hold, in lower case, each from the start of a word on.
  package let spellings: [[UInt8]]
  /// The digits that a phone number may hold; empty when there are none.
  package let digits: [UInt8]
  /// The digits that may stand for letters on the keypad of a phone; empty when they do not.
  package let keys: [UInt8]

  private let needed: [LetterSet]
  /// For each form, the starts of words that its letters behind the first may be, but for that one again.
  private let continuations: [UInt64]
  /// For each form, the start of a word that its first letter is, if it is there a second time.
  private let repetitions: [UInt64]
  private let keypad: KeypadWord?

  /// Nothing for symbols, which are sought everywhere.
  init?(_ word: QueryWord) {
    guard !word.isSymbol, word.variants.allSatisfy({ $0.count > 0 }) else { return nil }
    // What stands behind an apostrophe begins a word or does not.
    spellings = word.variants.lazy.map(\.bytes).filter { $0.allSatisfy { $0 < 0x80 } }
      .map { bytes in Array(bytes.prefix { $0 != UInt8(ascii: "'") }) }
    digits = word.digits
    keypad = word.keypad
    keys = word.keypad?.digits.bytes ?? []
    needed = word.variants.map(\.needed)
    let starts = word.variants.map { $0.bytes.map(Self.start) }
    continuations = starts.map { starts in
      starts.dropFirst().reduce(0, |) & ~starts[0]
    }
    repetitions = starts.map { starts in
      starts.dropFirst().contains(starts[0]) ? starts[0] : 0
    }
  }

  /// The bit of a word that begins with a letter or digit of ASCII.
  private static func start(_ byte: UInt8) -> UInt64 {
    TextUnit.isLatin(byte)
      ? LetterSet.start(byte) : TextUnit.isDigit(byte) ? LetterSet.digit(byte) : 0
  }

  /// Whether text with these letters may hold the word.
  ///
  /// - Parameters:
  ///   - letters: The letters of the text.
  ///   - isASCII: Whether it is a name in ASCII that does not hold the word as it stands: then the word may still be made of
  ///     the starts of its words, as `ab` is in Anna Berg.
  /// - Returns: Whether it may; false only when it does not.
  package func mayBe(in letters: borrowing RawLetters, isASCII: Bool) -> Bool {
    if letters.isUnclear { return true }
    let set = letters.set
    for index in needed.indices
    where set.contains(needed[index])
      && (!isASCII
        || set.letters & continuations[index] | letters.repeatedStarts & repetitions[index] != 0)
    {
      return true
    }
    return keypad?.mayBe(in: set.letters) == true
  }

  /// The key of a phone's keypad that an ASCII letter in any case stands on; 0 for any other byte.
  @inline(__always)
  package static func key(of byte: UInt8) -> UInt8 {
    let lower = byte | 0x20
    return TextUnit.isLatin(lower) ? KeypadKeys.key(of: lower) : 0
  }
}
