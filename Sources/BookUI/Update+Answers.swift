import ContactBook
import InviteLedger

extension Model {
  /// Takes what an effect has brought.
  mutating func take(_ event: Event) -> [Effect] {
    let rows = listRows
    switch event {
    case .bookOpened(let opened): open(opened)
    case .bookMissing(let path): phase = .firstRun(path: path)
    case .bookEmpty(let fault): phase = .empty(fault)
    case .bookUnreadable(let fault): phase = .unreadable(fault)
    case .bookArranged(let contacts):
      list?.arrange(contacts, rows: rows)
      message = contacts.nameOrder.sentence
    case .searchReady(let index):
      list?.index = index
      list?.search.forget()
      if let list, !list.search.field.text.isEmpty { self.list?.runSearch(rows: rows) }
    case .contactRead(let id, let contact):
      if detail?.id == id { detail?.take(contact) }
    case .contactUnreadable(let id, let reason):
      if detail?.id == id { detail?.failure = reason }
    case .ledgerChanged(let ledger): takeLedger(ledger)
    case .message(let text): message = text
    case .terminal: break
    }
    return []
  }

  /// Shows a book; when one was open before, cursor and selection follow their contacts into it.
  private mutating func open(_ opened: OpenBook) {
    phase = .open
    detail = nil
    var new = ListModel(opened)
    if let old = list { new.takeOver(from: old, rows: listRows) }
    list = new
    let rows = listRows
    list?.reveal(rows: rows)
    if new.all.count == 0 { overlays.removeAll { $0 == .detail } }
  }

  private mutating func takeLedger(_ ledger: Ledger) {
    let before = list?.markedCount ?? 0
    list?.ledger = ledger
    list?.countMarks()
    let change = (list?.markedCount ?? 0) - before
    if change != 0 {
      message = "\(abs(change).grouped) \(change > 0 ? "marked for invitation" : "unmarked")"
    }
  }
}

extension ListModel {
  /// Keeps what the user was doing, by the identity of the contacts.
  fileprivate mutating func takeOver(from old: ListModel, rows: Int) {
    func renamed(_ id: ContactID) -> ContactID? {
      old.book.identity(of: id).flatMap(book.contactID(identity:))
    }
    for id in old.selection.contacts {
      if let id = renamed(id) { selection.insert(id) }
    }
    focus = old.focus
    search.field = old.search.field
    if !search.field.text.isEmpty { runSearch(rows: rows) }
    if let id = old.current.flatMap(renamed), let position = shown.position(of: id) {
      cursor = position
    }
  }
}
