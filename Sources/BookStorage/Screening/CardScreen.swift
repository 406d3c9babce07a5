import TypeAhead

/// Tells cards that can't match a query from those that may, by their bytes alone.
///
/// Who asks for one name reads a whole book for it, and taking each card apart, folding it and keeping it costs ten times
/// as much as looking at its bytes. So cards are looked at first:
///
///     the query's words are in it, as letters             → it may match
///     something is encoded or folded, or an apostrophe    → it may match
///     all is ASCII, and a word is not in it               → it can't, unless its name's words run together to it
///     some is not ASCII, and no word is in it             → these lines decide, by the rules of `LineFilter`
///
/// It is only made for words of ASCII letters. Digits alone are found inside numbers whatever stands between them, and
/// other scripts in spellings that are not theirs.
package struct CardScreen: Sendable {
  /// The query's words, in lower case, without signs.
  let words: [ScreenWord]
  let filter: LineFilter

  /// A screen for a query; nil when its cards can't be told by their bytes.
  package init?(_ text: String) {
    var words: [ScreenWord] = []
    for token in text.utf8.split(whereSeparator: { $0 <= 0x20 }) {
      guard token.allSatisfy({ $0 < 0x7F }), !token.contains(UInt8(ascii: ":")) else { return nil }
      // A word that leaves contacts out instead of finding them, and a number.
      guard token.first != UInt8(ascii: "-"), token.contains(where: Self.isLetter) else {
        return nil
      }
      let runs = token.split { !Self.isLetter($0) && !Self.isDigit($0) }
      for run in runs where run.contains(where: Self.isLetter) {
        words.append(ScreenWord(run.map { $0 | 0x20 }))
      }
    }
    let query = SearchQuery(text)
    // One that is longer than any contact finds nothing, whatever is read.
    guard !words.isEmpty, !query.isTooLong else { return nil }
    self.words = words
    filter = LineFilter(query)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
