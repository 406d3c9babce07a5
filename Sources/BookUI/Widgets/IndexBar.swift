import ContactBook
import TerminalGrid

extension Grid {
  /// The labels at the list's right edge: dim without contacts, the current one highlighted.
  mutating func drawIndexBar(_ list: ListModel, in area: Rect) {
    let bar = list.shown.indexBar(rows: area.rows)
    let current = list.currentLabel.flatMap { ListModel.row(ofLabel: $0, in: bar) }
    for (row, entry) in bar.enumerated() {
      let style: Style =
        if row == current {
          list.focus == .indexBar ? .current.adding(.bold) : .current
        } else if list.shown.isEmpty(indexTitle: entry.indexTitle) {
          .dim
        } else {
          .accent
        }
      write(entry.text, at: area.row + row, area.column, width: area.width, style: style)
    }
  }
}
