import ContactBook
import TerminalGrid

extension Model {
  /// A row, a heading, the index bar or the wheel; the button captures the index bar until it is let go.
  mutating func pointInList(_ event: MouseEvent) -> [Effect] {
    guard var list else { return [] }
    let layout = ListLayout(size: size, barColumns: list.barColumns)
    self.list = nil
    defer { self.list = list }
    switch event.action {
    case .press(.left): return press(event, in: layout, &list)
    case .drag(.left):
      guard list.isDraggingIndexBar else { return [] }
      list.move(
        toBarRow: event.row - layout.bar.row, barRows: layout.bar.rows, rows: layout.list.rows)
    case .release: list.isDraggingIndexBar = false
    case .wheelDown: list.wheel(by: Self.wheelLines, rows: layout.list.rows)
    case .wheelUp: list.wheel(by: -Self.wheelLines, rows: layout.list.rows)
    case .press, .drag: break
    }
    return []
  }

  /// How far one click of the wheel goes.
  static let wheelLines = 3

  private mutating func press(
    _ event: MouseEvent, in layout: ListLayout, _ list: inout ListModel
  ) -> [Effect] {
    if layout.bar.contains(event.row, event.column) {
      list.isDraggingIndexBar = true
      list.move(
        toBarRow: event.row - layout.bar.row, barRows: layout.bar.rows, rows: layout.list.rows)
    } else if layout.search.contains(event.row, event.column) {
      return list.perform(.search, rows: layout.list.rows)
    } else if layout.list.contains(event.row, event.column) {
      pressRow(event.row - layout.list.row, in: layout, &list)
    }
    return []
  }

  private mutating func pressRow(_ row: Int, in layout: ListLayout, _ list: inout ListModel) {
    let lines = list.lines
    if row == 0, list.shown.count > 0 {
      return list.move(
        toSection: lines.section(ofLine: list.firstLine), rows: layout.list.rows)
    }
    switch lines[list.firstLine + row] {
    case .heading(let section): list.move(toSection: section, rows: layout.list.rows)
    case .contact(let position):
      if position == list.cursor, list.focus == .rows {
        overlays.append(.detail)
      } else {
        list.move(to: position, rows: layout.list.rows)
        if list.focus == .indexBar { list.focus = .rows }
      }
    case nil: break
    }
  }
}
