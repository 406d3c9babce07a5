import TerminalGrid

/// Where the parts of a contact's screen stand: the whole screen, or its right side.
struct DetailLayout {
  let area: Rect
  /// As many rows as a long name takes, as long as they leave most of the screen to the values.
  let name: Rect
  let rule: Rect
  let values: Rect
  let hints: Rect

  init(of model: Model) {
    let list = ListLayout(size: model.size, barColumns: model.list?.barColumns ?? 1)
    area = list.detail ?? model.size.bounds.splitTop(1).rest
    let (rest, hints) = area.splitBottom(1)
    self.hints = hints
    let rows = min(model.detail?.page.name.count ?? 1, rest.rows / 4)
    let (name, below) = rest.splitTop(max(1, rows))
    self.name = name
    (rule, values) = below.splitTop(1)
  }
}
