import BookStorage
import TypeAhead

/// Finds the cards in the trash that words of the command line mean.
struct TrashResolution {
  private let trash: [TrashedCard]

  init(_ trash: [TrashedCard]) {
    self.trash = trash
  }

  /// The cards that words mean, each once, in the order of the words.
  func cards(named words: [String]) throws(CommandError) -> [TrashedCard] {
    var cards: [TrashedCard] = []
    for word in words {
      let card = try self.card(named: word)
      if !cards.contains(card) { cards.append(card) }
    }
    return cards
  }

  /// A UID means its card that was deleted last; a start of one or words of a name must mean one card.
  private func card(named word: String) throws(CommandError) -> TrashedCard {
    if let card = trash.first(where: { $0.identity == word }) { return card }
    let query = SearchQuery(word)
    guard !query.isEmpty else { throw .usage("an empty CONTACT") }
    var index = SearchIndex()
    for card in trash { index.append(SearchFields(name: card.name)) }
    let found = index.matches(query).indices.map { trash[Int($0)] }
    let candidates = found + trash.filter { $0.identity.hasPrefix(word) && !found.contains($0) }
    guard let first = candidates.first else {
      throw .notFound("nobody in the trash matches ‘\(word)’")
    }
    if candidates.count == 1 { return first }
    throw .ambiguous(
      "‘\(word)’ matches \(candidates.count) contacts in the trash:",
      candidates: candidates.prefix(20).map { "\($0.name)  (\($0.identity))" })
  }
}
