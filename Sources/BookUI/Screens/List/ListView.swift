import ContactBook
import TerminalGrid

extension Grid {
  /// The search box, the lines that are on the screen, the index bar and the hints.
  ///
  /// It is active when the keys go to the list and not to the contact beside it.
  mutating func drawList(_ list: ListModel, _ model: Model, isActive: Bool) {
    let layout = ListLayout(size: size, barColumns: list.barColumns)
    drawSearch(
      list, in: layout.search, isActive: isActive,
      takesKeys: list.focus == .search || model.context == .pickerRows)
    if list.shown.count == 0 {
      drawNoMatch(list, model, in: layout.list)
    } else {
      drawLines(list, model.picker, in: layout.list, isActive: isActive)
    }
    drawIndexBar(list, in: layout.bar)
    if let divider = layout.divider {
      verticalLine(at: layout.search.row, divider, rows: size.rows - layout.search.row.value)
    }
    drawHints(
      list.statusLine(model, isActive ? model.context : .list),
      message: isActive ? model.message : nil, in: layout.hints)
  }

  private mutating func drawLines(
    _ list: ListModel, _ picker: PickerModel?, in area: Rect, isActive: Bool
  ) {
    let lines = list.lines
    let top = list.firstLine
    drawHeading(list.shown.sections[lines.section(ofLine: top)].title, at: area.row, in: area)
    let columns = RowColumns(width: area.width)
    for offset in stride(from: 1, to: area.rows, by: 1) {
      switch lines[top + offset] {
      case .heading(let section):
        drawHeading(list.shown.sections[section].title, at: area.row + offset, in: area)
      case .contact(let position):
        let row = ListRow(list, at: position, isActive: isActive, columns)
        row.draw(on: &self, at: area.row + offset, in: area, columns)
        if picker?.refusal(of: list.shown[position], in: list.book) != nil {
          dimRow(at: area.row + offset, in: area)
        }
      case nil: return
      }
    }
  }

  private mutating func drawHeading(_ title: String, at row: Row, in area: Rect) {
    let used = write(title, at: row, area.column + 1, style: .heading)
    let start = area.column + 1 + used + 1
    horizontalLine(at: row, start, width: start.width(to: area.endColumn))
  }
}

extension ListModel {
  fileprivate func statusLine(_ model: Model, _ context: KeyContext) -> StatusLine {
    if shown.count == 0, context == .list {
      return .withoutMatch(model.keymap, state: stateOfSelection)
    }
    guard let picker = model.picker else {
      return StatusLine(
        model.keymap, context, state: stateOfSelection,
        without: model.isReadOnly ? [.toggleMark] : [])
    }
    return StatusLine(
      model.keymap, context, state: stateOfPicking(picker),
      without: picker.idle)
  }

  /// What is selected, or why the current contact can't be picked.
  private func stateOfPicking(_ picker: PickerModel) -> TextRun? {
    guard let refusal = current.flatMap({ picker.refusal(of: $0, in: book) }) else {
      return stateOfSelection
    }
    let selected = stateOfSelection.map { "\($0.text) · " } ?? ""
    return TextRun(selected + refusal, .warning)
  }

  /// What the hint line begins with.
  fileprivate var stateOfSelection: TextRun? {
    if let range { return TextRun("\(range.count.grouped) in the range", .selected) }
    guard !selection.isEmpty else { return nil }
    let hidden = hiddenCount > 0 ? ", \(hiddenCount.grouped) not shown" : ""
    return TextRun("\(selection.count.grouped) selected\(hidden)", .selected)
  }
}
