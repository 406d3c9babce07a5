import ContactBook
import TerminalGrid

extension Model {
  /// Asks for the contact that is to be shown whole, and lays it out when it is there.
  mutating func settleDetail() -> [Effect] {
    guard phase == .open, let list, let current = list.current,
      overlays.contains(.detail) || isWide
    else {
      if list?.current == nil { overlays.removeAll { $0 == .detail } }
      return []
    }
    guard detail?.id == current else {
      detail = DetailModel(id: current)
      return [.readContact(current)]
    }
    let width = DetailLayout(of: self).values.width
    if detail?.page.width != width {
      detail?.layOut(width: width)
      let rows = valueRows
      detail?.reveal(rows: rows)
    }
    return []
  }

  private var valueRows: Int {
    DetailLayout(of: self).values.rows
  }

  mutating func performInDetail(_ command: Command) -> [Effect] {
    let rows = valueRows
    let cursor = detail?.cursor ?? 0
    switch command {
    case .down: detail?.move(to: cursor + 1, rows: rows)
    case .up: detail?.move(to: cursor - 1, rows: rows)
    case .pageDown: detail?.page(by: max(1, rows - 1), rows: rows)
    case .pageUp: detail?.page(by: -max(1, rows - 1), rows: rows)
    case .halfPageDown: detail?.page(by: max(1, rows / 2), rows: rows)
    case .halfPageUp: detail?.page(by: -max(1, rows / 2), rows: rows)
    case .first: detail?.move(to: 0, rows: rows)
    case .last: detail?.move(to: .max, rows: rows)
    case .copy: return copy()
    case .back: overlays.removeAll { $0 == .detail }
    default: break
    }
    return []
  }

  private mutating func copy() -> [Effect] {
    guard let detail, detail.contact != nil || detail.failure != nil else { return [] }
    let text = detail.current?.copyText ?? ""
    guard !text.isEmpty else {
      message = "Nothing to copy"
      return []
    }
    return [.copy(text)]
  }

  /// A value, the wheel, or a row of the list when that stands beside.
  mutating func pointInDetail(_ event: MouseEvent) -> [Effect] {
    let layout = DetailLayout(of: self)
    guard layout.area.contains(event.row, event.column) else {
      if isWide, case .press = event.action { overlays.removeAll { $0 == .detail } }
      return isWide ? pointInList(event) : []
    }
    switch event.action {
    case .press(.left):
      guard let detail, layout.values.contains(event.row, event.column) else { return [] }
      let line = detail.scroll.top + (event.row - layout.values.row)
      if line < detail.page.lines.count, let value = detail.page.lines[line].value {
        self.detail?.move(to: value, rows: layout.values.rows)
      }
    case .wheelDown: detail?.page(by: Self.wheelLines, rows: layout.values.rows)
    case .wheelUp: detail?.page(by: -Self.wheelLines, rows: layout.values.rows)
    case .press, .drag, .release: break
    }
    return []
  }
}
