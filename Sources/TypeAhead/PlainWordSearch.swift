/// Finds a word of ASCII letters and digits in plain words: other fields than the name, of ASCII too.
///
/// No reading and no initials are there to be matched: what was typed stands letter by letter from
/// the start of a word on, and may run on into the words that follow.
///
///     text    03 acme corp 03 user 77 example org
///     query      acmec        user77
///
/// A walk would stop at every letter that the query begins with. Here sixteen places are looked at
/// at once, and only those are left where a word begins with the first two letters, or with the
/// first one alone.
struct PlainWordSearch: Sendable {
  private let word: [UInt8]
  private let first: ByteScan.Vector
  private let second: ByteScan.Vector
  private let isOneLetter: Bool
  /// The first two letters: with these every match begins but one that runs on from a word of one
  /// letter.
  let start: ByteNeedle

  init(_ word: QueryWord.Variant) {
    self.word = word.bytes
    isOneLetter = word.count == 1
    start = ByteNeedle(Array(word.bytes.prefix(2)))
    first = ByteScan.Vector(repeating: word.bytes[0])
    second = ByteScan.Vector(repeating: isOneLetter ? 0 : word.bytes[1])
  }

  /// Where the word is first in `part` of `text`.
  @inline(__always)
  func find(in text: Span<UInt8>, _ part: Range<Int>) -> Range<Int>? {
    var position = part.lowerBound
    while true {
      position = ByteScan.firstWordStart(
        with: first, second, anySecond: isOneLetter, in: text, from: position, to: part.upperBound)
      guard position < part.upperBound else { return nil }
      if let range = match(text, at: position, part.upperBound) { return range }
      position += 1
    }
  }

  /// The match that begins at `position`, if there is one.
  @inline(__always)
  func match(_ text: Span<UInt8>, at position: Int, _ limit: Int) -> Range<Int>? {
    guard !TextUnit.isWord(text[position - 1]), let end = end(text, position, limit) else {
      return nil
    }
    return position..<end
  }

  /// Where a match ends that begins at `start`.
  private func end(_ text: Span<UInt8>, _ start: Int, _ limit: Int) -> Int? {
    var position = start
    var place = 0
    while true {
      while place < word.count, position < limit, text[position] == word[place] {
        position += 1
        place += 1
      }
      if place == word.count { return position }
      guard position < limit, !TextUnit.isWord(text[position]) else { return nil }
      while position < limit, !TextUnit.isWord(text[position]) {
        if text[position] < FoldedField.markEnd { return nil }
        position += 1
      }
      guard position < limit, text[position] == word[place] else { return nil }
    }
  }
}
