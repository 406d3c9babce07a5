import ContactBook
import TerminalGrid

extension Model {
  /// The rows between the search box and the hint line, the heading that stays included.
  var listRows: Int {
    ListLayout(size: size, barColumns: list?.barColumns ?? 1).list.rows
  }

  mutating func performInList(_ command: Command) -> [Effect] {
    guard var list else { return [] }
    self.list = nil
    defer { self.list = list }
    return list.perform(command, rows: listRows(barColumns: list.barColumns))
  }

  private func listRows(barColumns: Int) -> Int {
    ListLayout(size: size, barColumns: barColumns).list.rows
  }
}

extension ListModel {
  /// Does what a key asks for in the list, its search box and its index bar.
  mutating func perform(_ command: Command, rows: Int) -> [Effect] {
    if focus == .indexBar, walk(command, rows: rows) { return [] }
    if moves(command, rows: rows) { return [] }
    switch command {
    case .search, .keepFilter, .clearFilter, .edit: typeSearch(command, rows: rows)
    case .toggleSelection, .selectAll, .selectNone, .invertSelection, .startRange, .takeRange:
      select(command, rows: rows)
    case .walkIndexBar: startWalk()
    case .toggleMark:
      takeRange()
      return [togglingMarks()].compactMap(\.self)
    case .changeOrder: return [.arrange(all.nameOrder.next)]
    case .back: return back(rows: rows)
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
      guard let label = shown.indexTitle(forLetter: letter) else { return true }
      move(toIndexTitle: label, rows: rows)
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
      search.field.apply(edit)
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

  /// Out of the range, out of the search, out of the program.
  private mutating func back(rows: Int) -> [Effect] {
    guard rangeAnchor == nil else {
      rangeAnchor = nil
      return []
    }
    guard search.field.text.isEmpty else {
      clearSearch(rows: rows)
      return []
    }
    return [.quit(.done)]
  }
}

extension NameOrder {
  /// The order that the key for it goes to from this one.
  var next: NameOrder {
    switch self {
    case .familyFirst: .givenFirst
    case .givenFirst: .givenFirstExceptEastAsian
    default: .familyFirst
    }
  }

  /// How the title line names it; nil for the usual one.
  var title: String? {
    switch self {
    case .familyFirst: nil
    case .givenFirst: "by given name"
    case .givenFirstExceptEastAsian: "by given name, East Asian by family name"
    default: nil
    }
  }
}
