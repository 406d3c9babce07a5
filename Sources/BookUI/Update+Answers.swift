import ContactBook
import TerminalGrid
import TypeAhead

extension Model {
  /// Takes what an effect has brought.
  mutating func take(_ event: Event) -> [Effect] {
    let rows = listRows
    if picker != nil, let failure = event.pickerFailure { return [.quit(failure)] }
    switch event {
    case .bookOpened(let opened): open(opened)
    case .bookMissing(let path): show(.firstRun(path: path))
    case .bookEmpty(let fault): show(.empty(fault))
    case .bookUnreadable(let fault): show(.unreadable(fault))
    case .bookArranged(let contacts):
      list?.arrange(contacts, rows: rows)
      message = contacts.nameOrder.sentence
    case .searchReady(let index):
      list?.takeIndex(index, rows: rows)
    case .cardIndexReady(let cards, let unreadFiles):
      list?.takeCards(cards, rows: rows)
      if unreadFiles > 0 {
        message =
          "\(unreadFiles.grouped) files have changed; the search lacks their groups and notes"
      }
    case .contactRead(let id, let contact):
      hasReadStale = false
      if detail?.id == id { detail?.take(contact) }
      if picker?.chooser?.id == id { picker?.chooser?.take(contact) }
    case .contactUnreadable(let id, let failure): return take(failure, of: id)
    case .copied(let text, let outcome): message = outcome.message(for: text)
    case .ledgerChanged(let ledger): return takeMarks(ledger)
    case .marksNotKept(let reason): failMarks(reason)
    case .picked(let items): return [.quit(.picked(items))]
    case .message(let text): message = text
    case .terminal: break
    }
    return []
  }
}

extension Model {
  /// Shows a page in place of the list.
  private mutating func show(_ page: Phase) {
    phase = page
    reading = nil
    overlays.removeAll { $0 != .help }
  }
}

extension CopyOutcome {
  fileprivate func message(for text: String) -> String {
    switch self {
    case .offered: "Copied \(text.inOneLine)"
    case .tooLong(let bytes): "Too long to copy (\(bytes.grouped) bytes)"
    case .noClipboard: "This terminal has no clipboard"
    }
  }
}

extension ListModel {
  /// Takes the index; a search that waited for it runs, and the cursor stays on its contact if it can.
  fileprivate mutating func takeIndex(_ index: SearchIndex, rows: Int) {
    self.index = index
    search.forget()
    guard !search.field.text.isEmpty else { return }
    let kept = current
    runSearch(rows: rows)
    if let position = kept.flatMap(shown.position(of:)) { move(to: position, rows: rows) }
  }

  /// Takes what only the cards hold; the search that asked for it runs.
  fileprivate mutating func takeCards(_ cards: CardIndex, rows: Int) {
    self.cards = cards
    isReadingCards = false
    search.forget()
    guard search.query.needsCards else { return }
    let kept = current
    runSearch(rows: rows)
    if let position = kept.flatMap(shown.position(of:)) { move(to: position, rows: rows) }
  }

  /// Keeps what the user was doing, by the identity of the contacts; says whether the current one is still there.
  mutating func takeOver(from old: ListModel, rows: Int) -> Bool {
    func renamed(_ id: ContactID) -> ContactID? {
      old.book.identity(of: id).flatMap(book.contactID(identity:))
    }
    for id in old.selection.contacts {
      if let id = renamed(id) { selection.insert(id) }
    }
    focus = old.focus
    search.field = old.search.field
    if !search.field.text.isEmpty { runSearch(rows: rows) }
    countHidden()
    cursor = max(0, min(old.cursor, shown.count - 1))
    guard let current = old.current else { return true }
    guard let position = renamed(current).flatMap(shown.position(of:)) else { return false }
    cursor = position
    return true
  }
}
