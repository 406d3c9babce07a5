import ContactBook

extension Model {
  /// Reads the book again while it stays usable as it is; cursor and selection follow into the new one.
  mutating func readAgain(_ reason: Reading) -> [Effect] {
    guard reading == nil else { return [] }
    reading = reason
    message = "Reading the book again …"
    return [.openBook]
  }

  /// Shows a book; when one was open before, cursor and selection follow their contacts into it.
  mutating func open(_ opened: OpenBook) {
    phase = .open
    detail = nil
    let reason = reading
    reading = nil
    var new = ListModel(opened)
    new.showsEmailFirst = picker?.request.field == .email
    new.isPicking = picker != nil
    if let picker, list == nil {
      new.search.field = TextField(picker.request.query)
      if !new.search.field.text.isEmpty { new.runSearch(rows: listRows) }
    }
    let isKept = list.map { new.takeOver(from: $0, rows: listRows) } ?? true
    closeChooser()
    list = new
    let rows = listRows
    list?.reveal(rows: rows)
    switch reason {
    case .asked: message = "Read again: \(new.all.count.grouped) contacts"
    case .stale: message = "A file had changed: the book was read again"
    case nil: break
    }
    if new.all.count == 0 { overlays.removeAll { $0 == .detail } }
    guard !isKept, overlays.contains(.detail) else { return }
    overlays.removeAll { $0 == .detail }
    message = "That contact is no longer in the book"
  }

  /// Takes why a card cannot be read; when its file is another one by now, the book is read again, once.
  mutating func take(_ failure: UnreadableCard, of id: ContactID) -> [Effect] {
    guard detail?.id == id else { return [] }
    if failure.isStale, !hasReadStale {
      hasReadStale = true
      return readAgain(.stale)
    }
    detail?.failure = failure
    return []
  }
}

/// Why an open book is being read again.
enum Reading: Hashable, Sendable {
  case asked
  /// A card's file is not the one that was read.
  case stale
}
