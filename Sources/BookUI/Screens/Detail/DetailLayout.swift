import TerminalGrid

/// Where the parts of a contact's screen stand: the whole screen, or its right side.
struct DetailLayout {
  let area: Rect
  let name: Rect
  let rule: Rect
  let values: Rect
  let hints: Rect

  init(of model: Model) {
    self.init(size: model.size, barColumns: model.list?.barColumns ?? 1)
  }

  init(size: GridSize, barColumns: Int) {
    let list = ListLayout(size: size, barColumns: barColumns)
    area = list.detail ?? size.bounds.splitTop(1).rest
    let (rest, hints) = area.splitBottom(1)
    self.hints = hints
    let (name, below) = rest.splitTop(1)
    self.name = name
    (rule, values) = below.splitTop(1)
  }
}
