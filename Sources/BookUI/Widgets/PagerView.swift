import TerminalGrid

extension Model {
  /// The rows of a screen that is only read.
  var pageRows: Int { PagerLayout(size: size).lines.rows }
}

/// A title, a rule, lines, hints.
struct PagerLayout {
  let title: Rect
  let rule: Rect
  let lines: Rect
  let hints: Rect

  init(size: GridSize) {
    let (title, below) = size.bounds.splitTop(1)
    let (rule, rest) = below.splitTop(1)
    self.title = title
    self.rule = rule
    (lines, hints) = rest.splitBottom(1)
  }
}

extension Grid {
  /// Draws the frame of a screen that is only read and returns the area for its lines.
  mutating func drawPager(
    _ title: String, _ scroll: ScrollList, count: Int, context: KeyContext, _ model: Model
  ) -> Rect {
    let layout = PagerLayout(size: size)
    write(title, at: layout.title.row, layout.title.column + 1, style: .heading)
    if count > layout.lines.rows {
      let last = min(count, scroll.top + layout.lines.rows)
      let place = "\((scroll.top + 1).grouped)–\(last.grouped) of \(count.grouped)"
      write(
        place, at: layout.title.row, layout.title.endColumn - Grid.width(of: place) - 1,
        style: .secondary)
    }
    horizontalLine(at: layout.rule.row, layout.rule.column + 1, width: layout.rule.width - 2)
    let line = StatusLine(model.keymap, context, without: model.picker?.idle ?? [])
    drawHints(line, message: model.message, in: layout.hints)
    return layout.lines
  }
}
