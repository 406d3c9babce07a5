import ContactBook
import TypeAhead

extension Model {
  /// Has the cards read when the search asks for groups, notes or photos for the first time.
  mutating func readCardsForSearch() -> [Effect] {
    guard let list, list.isWaitingForCards, list.index != nil, !list.isReadingCards else {
      return []
    }
    self.list?.isReadingCards = true
    return [.readCardIndex]
  }
}

extension ListModel {
  /// Narrows the list to what the search box says and goes to its first contact; in a picker to the best match, as that is
  /// the one that Enter picks.
  mutating func runSearch(rows: Int) {
    guard let index, !search.field.text.isEmpty else {
      // Nothing stands out any more.
      search.readQuery()
      return showAll(rows: rows)
    }
    if let current { contactBeforeSearch = contactBeforeSearch ?? current }
    search.readQuery()
    // Everybody is shown until the cards are read; keys go on.
    guard !isWaitingForCards else { return showAll(rows: rows) }
    let matches = search.run(on: index, cards: cards)
    guard !search.isEmpty else { return showAll(rows: rows) }
    shown = all.filtered(byRawValues: matches.indices)
    scroll = ScrollList()
    let best = isPicking ? index.best(of: shown.contacts.map(\.rawValue), by: search.query) : nil
    move(to: best ?? 0, rows: rows)
  }

  /// Whether the search asks for what has to be read from the cards first.
  var isWaitingForCards: Bool { cards == nil && search.query.needsCards }

  /// Ends the search; the cursor stays on its contact, or goes back where it was when nothing was found.
  mutating func clearSearch(rows: Int) {
    let kept = current ?? contactBeforeSearch
    search.clear()
    show(all, keeping: kept, rows: rows)
    contactBeforeSearch = nil
  }

  private mutating func showAll(rows: Int) {
    let kept = contactBeforeSearch ?? current
    show(all, keeping: kept, rows: rows)
  }

  /// Shows another list; the cursor follows its contact, and stands as far down the screen as before.
  mutating func show(_ contacts: SectionedContacts, keeping id: ContactID?, rows: Int) {
    let offset = shown.count > 0 ? lines.line(ofPosition: cursor) - scroll.top : rows / 2
    shown = contacts
    guard let id, let position = contacts.position(of: id) else {
      return move(to: cursor, rows: rows)
    }
    cursor = position
    let lines = lines
    scroll.scroll(
      to: lines.line(ofPosition: position) - offset, count: lines.count, rows: rows)
    reveal(rows: rows)
  }

  /// Takes the list in another order, with the same search.
  mutating func arrange(_ contacts: SectionedContacts, rows: Int) {
    let kept = current
    all = contacts
    var shown = contacts
    if let index, !search.isEmpty, !isWaitingForCards {
      let matches = search.run(on: index, cards: cards)
      shown = contacts.filtered(byRawValues: matches.indices)
    }
    show(shown, keeping: kept, rows: rows)
  }
}
