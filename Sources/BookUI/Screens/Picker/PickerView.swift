import ContactBook
import TerminalGrid

extension Grid {
  /// The numbers or addresses of a contact to choose from, in the frame of a page.
  mutating func drawChooser(_ model: Model) {
    guard let chooser = model.picker?.chooser, let list = model.list else { return }
    let name = (list.book.string(.displayName, of: chooser.id) ?? "").clipped
    let area = drawPager(
      name.isEmpty ? "No name" : name, chooser.scroll, count: chooser.texts.count,
      context: .chooser, model)
    let texts = chooser.texts.map(\.inOneLine)
    let widest = texts.map { Grid.width(of: $0.clipped) }.max() ?? .zero
    let width = min(widest, max(1, area.width - Self.chooserMargins))
    for row in 0..<area.rows where chooser.scroll.top + row < texts.count {
      let place = chooser.scroll.top + row
      let isCurrent = place == chooser.cursor
      let at = area.row + row
      if isCurrent {
        fill(Rect(row: at, column: area.column, rows: 1, width: area.width), style: .current)
      }
      let isTicked = chooser.ticked.contains(place)
      let mark = isTicked ? "●" : chooser.ticked.isEmpty ? " " : "○"
      write(
        mark, at: at, area.column + 1, width: 1,
        style: isCurrent ? .current : isTicked ? .selected : .secondary)
      let column = area.column + RowColumns.gutter
      write(texts[place], at: at, column, width: width, style: isCurrent ? .current : .plain)
      let label = column + width + RowColumns.gap
      write(
        chooser.labels[place], at: at, label, width: max(0, label.width(to: area.endColumn) - 1),
        style: isCurrent ? .current : .secondary)
    }
  }

  /// Columns beside the text: the mark, and room for a label.
  private static let chooserMargins = Width(3 + 2 + 8)

  /// Makes the row of a contact that can't be picked dim, and leaves what it says.
  mutating func dimRow(at row: Row, in area: Rect) {
    restyle(Rect(row: row, column: area.column, rows: 1, width: area.width)) { style in
      style.attributes.contains(.reverse)
        ? style.adding(.dim) : Style(.dim, style.attributes.union(.dim))
    }
  }
}
