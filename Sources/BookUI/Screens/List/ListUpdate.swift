import ContactBook
import TerminalGrid

extension Model {
  /// The rows between the search box and the hint line, the heading that stays included.
  var listRows: Int {
    ListLayout(size: size, barColumns: list?.barColumns ?? 1).list.rows
  }

  mutating func performInList(_ command: Command) -> [Effect] {
    guard var list else { return [] }
    if command == .toggleMark, isReadOnly {
      message = "Marks can't be changed with --read-only"
      return []
    }
    if command == .leave, !isLeaving, list.wouldLoseSelection {
      isLeaving = true
      let key = keymap.label(of: .leave, in: .list)
      message = "\(list.selection.count.grouped) selected; \(key) again to leave"
      return []
    }
    self.list = nil
    defer { self.list = list }
    let effects = list.perform(command, rows: listRows(barColumns: list.barColumns))
    if let notice = list.takeNotice() { message = notice }
    return effects
  }

  private func listRows(barColumns: Int) -> Int {
    ListLayout(size: size, barColumns: barColumns).list.rows
  }
}

extension ListModel {
  /// Does what a key asks for in the list, its search box and its index bar.
  mutating func perform(_ command: Command, rows: Int) -> [Effect] {
    if focus == .indexBar {
      if walk(command, rows: rows) { return [] }
      if !command.staysOnIndexBar { focus = .rows }
    }
    if moves(command, rows: rows) { return [] }
    switch command {
    case .search, .keepFilter, .clearFilter, .edit: typeSearch(command, rows: rows)
    case .toggleSelection, .selectAll, .selectNone, .invertSelection, .startRange, .takeRange:
      select(command, rows: rows)
    case .walkIndexBar: startWalk()
    case .toggleMark:
      takeRange()
      return toggleMarks()
    case .changeOrder: return [.arrange(all.nameOrder.next)]
    case .back: return back(rows: rows) ? [] : [.quit(.done)]
    case .leave: return endSearch(rows: rows) ? [] : [.quit(.done)]
    default: break
    }
    return []
  }

  private mutating func moves(_ command: Command, rows: Int) -> Bool {
    switch command {
    case .down: move(to: cursor + 1, rows: rows)
    case .up: move(to: cursor - 1, rows: rows)
    case .pageDown: page(by: rows - 1, rows: rows)
    case .pageUp: page(by: 1 - rows, rows: rows)
    case .halfPageDown: page(by: max(2, rows / 2), rows: rows)
    case .halfPageUp: page(by: -max(2, rows / 2), rows: rows)
    case .first: move(to: 0, rows: rows)
    case .last: move(to: shown.count - 1, rows: rows)
    case .jump(let letter):
      if let label = shown.indexTitle(forLetter: letter) {
        move(toIndexTitle: label, rows: rows)
      } else {
        tell("No section \(letter.uppercased())")
      }
    default: return false
    }
    return true
  }

  private mutating func typeSearch(_ command: Command, rows: Int) {
    switch command {
    case .search:
      rangeAnchor = nil
      focus = .search
    case .keepFilter: focus = .rows
    case .clearFilter:
      focus = .rows
      clearSearch(rows: rows)
    case .edit(let edit):
      let before = search.field.text
      if !search.field.apply(edit) {
        tell("A search has at most \(TextField.longest.grouped) characters; the rest is left out")
      }
      if search.field.text != before { runSearch(rows: rows) }
    default: break
    }
  }

  private mutating func select(_ command: Command, rows: Int) {
    if command != .takeRange, command != .startRange { rangeAnchor = nil }
    switch command {
    case .toggleSelection:
      toggleCurrent()
      move(to: cursor + 1, rows: rows)
    case .selectAll: selectAllShown()
    case .selectNone: selectNoneShown()
    case .invertSelection: invertShown()
    case .startRange: rangeAnchor = current
    case .takeRange: takeRange()
    default: break
    }
  }

  /// Out of the range, out of the search, out of the selection.
  ///
  /// - Returns: Whether there was anything to go out of.
  private mutating func back(rows: Int) -> Bool {
    if endSearch(rows: rows) { return true }
    guard !selection.isEmpty else { return false }
    selection = ContactSet()
    countHidden()
    return true
  }

  /// Whether to leave now would be to leave the program, with contacts selected.
  fileprivate var wouldLoseSelection: Bool {
    rangeAnchor == nil && search.field.text.isEmpty && !selection.isEmpty
  }

  private mutating func endSearch(rows: Int) -> Bool {
    guard rangeAnchor == nil else {
      rangeAnchor = nil
      return true
    }
    guard !search.field.text.isEmpty else { return false }
    clearSearch(rows: rows)
    return true
  }
}

extension Command {
  /// Whether the keys go on walking along the index bar after it.
  fileprivate var staysOnIndexBar: Bool {
    switch self {
    case .jump, .walkIndexBar: true
    default: false
    }
  }
}
