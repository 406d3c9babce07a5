package import TerminalGrid

extension CursesTerminal {
  /// Draws what differs from the frame that is shown; nothing is written when nothing does.
  package mutating func present(_ grid: Grid) {
    guard hasScreen else { return }
    var difference = GridDiff(from: shown, to: grid)
    let isCursorMoved = shown.map { $0.cursor != grid.cursor } ?? true
    guard !difference.runs.isEmpty || isCursorMoved else { return }
    if shown == nil { curses.showCursor(false) }
    device.write(ControlSequences.frameStart)
    if let shown, difference.isExtensive, let scroll = GridScroll(from: shown, to: grid) {
      curses.scroll(rows: scroll.rows, by: scroll.lines)
      difference = GridDiff(from: shown.scrolled(scroll), to: grid)
    }
    let flagged = difference.runs.filter(\.isFlagged)
    for run in difference.runs {
      if run.isFlagged { curses.invalidate(row: run.row.value) }
      draw(grid, run.row, run.columns, skippingFlagged: run.isFlagged)
    }
    if !flagged.isEmpty {
      curses.refresh()
      for run in flagged { drawFlaggedFields(of: run.row, in: grid) }
    }
    placeCursor(grid.cursor)
    curses.refresh()
    device.write(ControlSequences.frameEnd)
    shown = grid
  }

  package mutating func redraw() {
    guard let grid = shown else { return }
    device.write(ControlSequences.modesOn(mouse: options.usesMouse))
    curses.clear()
    curses.invalidate()
    shown = nil
    present(grid)
  }

  private func placeCursor(_ cursor: Grid.Cursor?) {
    if let cursor, size.bounds.contains(cursor.row, cursor.column) {
      curses.move(row: cursor.row.value, column: cursor.column.value)
      curses.showCursor(true)
    } else {
      curses.showCursor(false)
    }
  }

  private func draw(_ grid: Grid, _ row: Row, _ columns: Range<Int>, skippingFlagged: Bool) {
    for column in columns {
      let cell = grid[row, Column(column)]
      if skippingFlagged, cell.flags.contains(.flagged) {
        let style = CellStyle(cell.style, palette: palette)
        _ = curses.put(" ".unicodeScalars, row: row.value, column: column, style: style)
      } else if !cell.isWideTail {
        put(cell, row: row.value, column: column)
      }
    }
  }

  /// Draws fields whose width terminals do not agree on, over the blanks that are there already.
  ///
  /// After each the cursor is put behind the field absolutely, so that what stands to the right
  /// stays in its column wherever the terminal has left the cursor.
  private func drawFlaggedFields(of row: Row, in grid: Grid) {
    var column = 0
    while column < grid.size.columns {
      guard grid[row, Column(column)].flags.contains(.flagged) else {
        column += 1
        continue
      }
      var end = column + 1
      while end < grid.size.columns {
        let flags = grid[row, Column(end)].flags
        if !flags.contains(.flagged) || flags.contains(.fieldStart) { break }
        end += 1
      }
      draw(grid, row, column..<end, skippingFlagged: false)
      let next = min(end, grid.size.columns - 1)
      curses.move(row: row.value, column: next)
      curses.refresh()
      device.write(curses.absoluteMove(row: row.value, column: next))
      column = end
    }
  }

  /// Draws one cluster in exactly the columns it has in the grid.
  private func put(_ cell: Cell, row: Int, column: Int) {
    let style = CellStyle(cell.style, palette: palette)
    if abilities.isASCIIOnly, !cell.isASCII {
      putASCII(cell, row: row, column: column)
      return
    }
    if isAsWide(cell), curses.put(cell.scalars, row: row, column: column, style: style) {
      return
    }
    substitute(cell, row: row, column: column)
  }

  /// Whether the C library gives the cluster the columns it has here; curses goes by that.
  private func isAsWide(_ cell: Cell) -> Bool {
    if cell.isASCII { return cell.width == 1 }
    var isBase = true
    for scalar in cell.scalars {
      guard Curses.width(of: scalar) == (isBase ? Int(cell.width) : 0) else { return false }
      isBase = false
    }
    return !isBase
  }

  private func substitute(_ cell: Cell, row: Int, column: Int) {
    let style = CellStyle(cell.style, palette: palette, adding: .reverse)
    for place in column..<column + max(1, Int(cell.width)) {
      _ = curses.put("?".unicodeScalars, row: row, column: place, style: style)
    }
  }

  /// What the views draw beside text has a form in ASCII; text has none and becomes `?`.
  private func putASCII(_ cell: Cell, row: Int, column: Int) {
    let style = CellStyle(cell.style, palette: palette)
    if let name = ASCIIForms.lineName(of: cell.text) {
      curses.putLine(name, row: row, column: column, style: style)
      return
    }
    let form: Unicode.Scalar = ASCIIForms.sign(for: cell.text) ?? "?"
    for place in column..<column + max(1, Int(cell.width)) {
      _ = curses.put(CollectionOfOne(form), row: row, column: place, style: style)
    }
  }
}
