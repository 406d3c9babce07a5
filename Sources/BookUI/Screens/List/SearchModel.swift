import TypeAhead

/// The search box and what it has found so far.
package struct SearchModel: Sendable {
  package internal(set) var field = TextField()
  var query = SearchQuery("")
  /// Results of the query's beginnings, so that Backspace costs no search.
  private var found: [(text: String, matches: SearchMatches)] = []

  package var isEmpty: Bool { query.isEmpty }

  /// What nothing matches: what was typed, or why nothing can match it.
  var unmatched: String { query.fault?.text ?? field.text }

  /// Takes apart what the field holds.
  mutating func readQuery() {
    if query.text != field.text { query = SearchQuery(field.text) }
  }

  /// Searches for what the field holds; a longer query looks only through what the shorter found.
  mutating func run(on index: SearchIndex, cards: CardIndex?) -> SearchMatches {
    let text = field.text
    readQuery()
    while let last = found.last, !text.hasPrefix(last.text) { found.removeLast() }
    if let last = found.last, last.text == text { return last.matches }
    let matches = index.matches(query, narrowing: found.last?.matches, cards: cards)
    found.append((text, matches))
    return matches
  }

  mutating func clear() {
    self = SearchModel()
  }

  /// Forgets results that belong to another index.
  mutating func forget() {
    found.removeAll()
  }
}
