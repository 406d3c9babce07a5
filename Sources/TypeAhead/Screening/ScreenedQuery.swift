/// A query as it is sought in text that is not folded: what a contact has to hold to be worth reading.
package struct ScreenedQuery: Sendable {
  /// The words, of each of which a contact holds a form; those of field words too, whatever the field.
  package let words: [ScreenedWord]
  /// How many of `words` are those of `lines`.
  package let lineWordCount: Int
  /// Decides by the rules of names whether lines hold the first words.
  package let lines: LineFilter

  /// Takes a query apart; nil for one that leaves contacts out instead of finding them, asks for what only whole cards
  /// tell, or looks for symbols.
  package init?(_ query: SearchQuery) {
    guard !query.needsCards else { return nil }
    let groups =
      [query.words] + query.conditions.lazy.filter { !$0.isNegated }.map(\.words)
    let sought = groups.filter { !$0.isEmpty }
    guard let first = sought.first else { return nil }
    var words: [ScreenedWord] = []
    for word in sought.joined() {
      guard let word = ScreenedWord(word) else { return nil }
      words.append(word)
    }
    self.words = words
    // Words of different fields may be found in the same place, so one filter can't take them all.
    lineWordCount = first.count
    lines = LineFilter(SearchQuery(words: first))
  }
}
