import ContactBook
import TerminalGrid

extension Grid {
  /// The contact whole: its name, then every value with its label.
  mutating func drawDetail(_ list: ListModel, _ model: Model, isActive: Bool) {
    guard let id = list.current, let detail = model.detail, detail.id == id else { return }
    let layout = DetailLayout(of: model)
    drawName(detail, list, in: layout.name)
    horizontalLine(at: layout.rule.row, layout.rule.column + 1, width: layout.rule.width - 2)
    drawValues(detail, in: layout.values, isActive: isActive)
    if isActive {
      drawHints(
        StatusLine(model.keymap, .detail, without: detail.current == nil ? [.copy] : []),
        message: model.message, in: layout.hints)
    }
  }

  private mutating func drawName(_ detail: DetailModel, _ list: ListModel, in area: Rect) {
    let state = list.isMarked(detail.id) ? "marked" : ""
    let stateWidth = Grid.width(of: state)
    write(state, at: area.row, area.endColumn - stateWidth - 1, style: .marked)
    let name = detail.contact?.displayName ?? list.book.summary(of: detail.id)?.displayName ?? ""
    guard !name.isEmpty else {
      write("No name", at: area.row, area.column + 1, style: .dim)
      return
    }
    let room = max(1, area.width - stateWidth - 4)
    var lines = area.rows > 1 ? detail.page.name : [name.clipped]
    if lines.count > area.rows {
      let rest = lines[(area.rows - 1)...].joined(separator: " ")
      lines.replaceSubrange((area.rows - 1)..., with: [rest])
    }
    for (offset, line) in lines.enumerated() {
      write(line, at: area.row + offset, area.column + 1, width: room, style: .heading)
    }
  }

  private mutating func drawValues(_ detail: DetailModel, in area: Rect, isActive: Bool) {
    if let failure = detail.failure {
      return drawFailure(failure, in: area)
    }
    let page = detail.page
    let text = area.column + 1 + page.labelWidth + 2
    for row in 0..<area.rows where detail.scroll.top + row < page.lines.count {
      let line = page.lines[detail.scroll.top + row]
      let at = area.row + row
      guard let value = line.value else {
        write(line.text, at: at, area.column + 1, width: area.width - 2, style: .secondary)
        continue
      }
      let isCurrent = isActive && value == detail.cursor
      write(
        line.label.clipped, at: at, area.column + 1, width: page.labelWidth, style: .secondary,
        alignment: .trailing)
      let room = max(1, text.width(to: area.endColumn) - 1)
      let style = page.values[value].kind.group.style
      var runs = [TextRun(line.text, isCurrent ? .current : style)]
      let used = Grid.width(of: line.text)
      let remark = "  " + line.remark
      if !line.remark.isEmpty, used + Grid.width(of: remark) <= room {
        runs.append(TextRun(remark, .secondary))
      }
      write(runs, at: at, text, width: room)
    }
  }

  /// Why there are no values: the cause first, and all of it.
  private mutating func drawFailure(_ failure: UnreadableCard, in area: Rect) {
    let paragraphs = [
      TextRun("This card cannot be read: \(failure.reason)", .error),
      TextRun(failure.path, .accent), TextRun(failure.advice, .secondary),
    ]
    let width = max(1, area.width - 2)
    let lines = paragraphs.filter { !$0.text.isEmpty }.flatMap { paragraph in
      TextWrapping.wrap(paragraph.text.clipped, to: width).map { TextRun($0, paragraph.style) }
    }
    for (row, line) in lines.prefix(area.rows).enumerated() {
      write([line], at: area.row + row, area.column + 1, width: width)
    }
  }
}
