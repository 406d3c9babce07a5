import ContactBook
import TerminalGrid

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
    case .copied(let text, let outcome): message = outcome.message(for: text)
    case .ledgerChanged(let ledger): return takeMarks(ledger)
    case .marksNotKept(let reason): failMarks(reason)
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
