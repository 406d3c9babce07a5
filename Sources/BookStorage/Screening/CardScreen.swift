package import TypeAhead

/// Tells cards that can't match a query from those that may, by their bytes alone.
///
/// Who asks for one name reads a whole book for it, and taking each card apart, folding it and keeping it costs ten times
/// as much as looking at its bytes. So cards are looked at first, and only those of their lines that a search knows:
///
///     a line is encoded or folded, or has an apostrophe       → it may match
///     each word is in a line as letters, or in a number       → it may match
///     some is not ASCII, or words begin as the letters do     → these lines decide: first by the letters that they may
///                                                               stand for, then by the rules of `LineFilter`
///     all is ASCII, and a word is not in it                   → it can't
package struct CardScreen: Sendable {
  let query: ScreenedQuery
  /// The query's words as they are sought among bytes.
  let words: [WordSearch]
  /// Whether a word may be in a phone number.
  let readsNumbers: Bool

  /// A screen for a query; nil when its cards can't be told by their bytes.
  package init?(_ query: SearchQuery) {
    guard let query = ScreenedQuery(query) else { return nil }
    self.query = query
    words = query.words.map(WordSearch.init)
    readsNumbers = query.words.contains { !$0.digits.isEmpty }
  }
}
