import ContactBook
import TerminalGrid

extension Model {
  /// Does what a key asks for in the list and the search box of the picker.
  ///
  /// Typing always searches; Space selects before typing and after moving, for then it can't be meant to part words.
  mutating func performInPicker(_ command: Command) -> [Effect] {
    switch command {
    case .accept: return accept()
    case .toggleSelection: return toggleInPicker()
    case .selectAll: selectAllInPicker()
    case .selectNone:
      guard allowsSeveral() else { break }
      return performInList(.selectNone)
    case .back where list?.focus != .indexBar: return [.quit(.interrupted)]
    case .edit(.right) where list?.search.field.isAtEnd == true: return performInList(.walkIndexBar)
    case .edit: return edit(command)
    case .down, .up, .pageDown, .pageUp, .first, .last:
      let isOnBar = list?.focus == .indexBar
      let effects = performInList(command)
      if !isOnBar { list?.focus = .rows }
      return effects
    default: return performInList(command)
    }
    return []
  }

  private mutating func edit(_ command: Command) -> [Effect] {
    list?.focus = .search
    return performInList(command)
  }

  /// Ends the program with the selected contacts, or with the current one when none is selected.
  private mutating func accept() -> [Effect] {
    guard let list, let picker else { return [] }
    guard list.selection.isEmpty else {
      let picks = list.all.contacts.filter(list.selection.contains).flatMap {
        picker.picks(of: $0, in: list.book)
      }
      return [.pick(picks)]
    }
    guard let id = list.current else { return [.quit(.noMatch)] }
    return choose(id, isSelecting: false)
  }

  private mutating func toggleInPicker() -> [Effect] {
    guard allowsSeveral(), let list, let id = list.current else { return [] }
    if list.selection.contains(id) {
      list.book.identity(of: id).map { picker?.chosen[$0] = nil }
      return performInList(.toggleSelection)
    }
    return choose(id, isSelecting: true)
  }

  /// Picks or selects a contact; one that has several texts opens the page on which they are chosen from.
  private mutating func choose(_ id: ContactID, isSelecting: Bool) -> [Effect] {
    guard let list, let picker else { return [] }
    if let refusal = picker.refusal(of: id, in: list.book) {
      message = "Can't be picked: \(refusal)"
      return []
    }
    let texts = list.book.texts(for: picker.request.field, of: id)
    if texts.count > 1 {
      self.picker?.chooser = ChooserModel(id, texts: texts, isSelecting: isSelecting)
      overlays.append(.chooser)
      return [.readContact(id)]
    }
    return isSelecting
      ? performInList(.toggleSelection) : [.pick(picker.picks(of: id, in: list.book))]
  }

  /// Selects all that are shown and can be picked, each with its preferred text.
  private mutating func selectAllInPicker() {
    guard allowsSeveral(), var list, let picker else { return }
    let ids = list.shown.contacts.filter { picker.refusal(of: $0, in: list.book) == nil }
    self.list = nil
    for id in ids { list.selection.insert(id) }
    self.list = list
  }

  private mutating func allowsSeveral() -> Bool {
    let allows = picker?.request.allowsSeveral ?? false
    if !allows { message = "One is picked; with --multi it can be several" }
    return allows
  }

  /// A press on the contact under the cursor picks it; any other does what it does in the list.
  mutating func pressInPicker(_ event: MouseEvent) -> [Effect]? {
    guard picker != nil, case .press(.left) = event.action, let list else { return nil }
    let layout = ListLayout(size: size, barColumns: list.barColumns)
    if isWide, DetailLayout(of: self).area.contains(event.row, event.column) { return [] }
    let row = event.row - layout.list.row
    guard layout.list.contains(event.row, event.column), row > 0,
      list.lines[list.firstLine + row] == .contact(position: list.cursor)
    else { return nil }
    return accept()
  }
}

extension Model {
  /// Does what a key asks for on the page of a contact's numbers or addresses.
  mutating func performInChooser(_ command: Command) -> [Effect] {
    guard var chooser = picker?.chooser else { return [] }
    let rows = pageRows
    switch command {
    case .down: chooser.move(to: chooser.cursor + 1, rows: rows)
    case .up: chooser.move(to: chooser.cursor - 1, rows: rows)
    case .pageDown: chooser.move(to: chooser.cursor + max(1, rows - 1), rows: rows)
    case .pageUp: chooser.move(to: chooser.cursor - max(1, rows - 1), rows: rows)
    case .first: chooser.move(to: 0, rows: rows)
    case .last: chooser.move(to: .max, rows: rows)
    case .toggleSelection:
      guard allowsSeveral() else { break }
      chooser.tick(rows: rows)
    case .accept: return take(chooser)
    case .back:
      closeChooser()
      return []
    default: break
    }
    picker?.chooser = chooser
    return []
  }

  private mutating func take(_ chooser: ChooserModel) -> [Effect] {
    guard let list, let picker else { return [] }
    guard chooser.isSelecting else {
      let field = picker.request.field
      return [.pick(chooser.chosen.map { Pick(contact: chooser.id, field: field, text: $0) })]
    }
    closeChooser()
    list.book.identity(of: chooser.id).map { self.picker?.chosen[$0] = chooser.chosen }
    // The list could have been read again meanwhile; then the contact under the cursor is another one.
    return list.current == chooser.id ? performInList(.toggleSelection) : []
  }

  mutating func closeChooser() {
    picker?.chooser = nil
    overlays.removeAll { $0 == .chooser }
  }

  /// A press chooses the value, one on the current value takes it; the wheel goes on by one.
  mutating func pointInChooser(_ event: MouseEvent) -> [Effect] {
    guard var chooser = picker?.chooser else { return [] }
    switch event.action {
    case .press(.left):
      let lines = PagerLayout(size: size).lines
      let place = chooser.scroll.top + (event.row - lines.row)
      guard lines.contains(event.row, event.column), place < chooser.texts.count else { return [] }
      if place == chooser.cursor { return performInChooser(.accept) }
      chooser.move(to: place, rows: lines.rows)
      picker?.chooser = chooser
    case .wheelDown: return performInChooser(.down)
    case .wheelUp: return performInChooser(.up)
    case .press, .drag, .release: break
    }
    return []
  }
}

extension Event {
  /// Why there is nothing to pick from; nil when there is, or when the event says nothing of that.
  var pickerFailure: QuitReason? {
    switch self {
    case .bookMissing(let path): .failed("\(path): there is no address book yet")
    case .bookEmpty(let fault), .bookUnreadable(let fault):
      .failed("\(fault.path): \(fault.reason)")
    case .bookOpened(let opened): opened.contacts.count == 0 ? .noMatch : nil
    default: nil
    }
  }
}
