extension Grid {
  /// Fills an area with blanks of a style.
  package mutating func fill(_ area: Rect, style: Style = .plain) {
    let area = area.intersection(bounds)
    guard !area.isEmpty else { return }
    let blanks = String(repeating: " ", count: area.width.value)
    for line in 0..<area.rows {
      write(blanks, at: area.row + line, area.column, style: style)
    }
  }

  /// Changes the style of an area and leaves its text.
  package mutating func restyle(_ area: Rect, _ change: (Style) -> Style) {
    let area = area.intersection(bounds)
    for line in 0..<area.rows {
      let start = index(area.row + line, area.column)
      for place in start..<start + area.width.value {
        cells[place].style = change(cells[place].style)
      }
    }
  }

  /// Draws a rule from left to right.
  package mutating func horizontalLine(
    at row: Row, _ column: Column, width: Width, style: Style = .line
  ) {
    guard width > 0 else { return }
    write(String(repeating: "─", count: width.value), at: row, column, style: style)
  }

  /// Draws a rule from top to bottom.
  package mutating func verticalLine(
    at row: Row, _ column: Column, rows: Int, style: Style = .line
  ) {
    for line in 0..<max(0, rows) { write("│", at: row + line, column, style: style) }
  }

  /// Draws a box along the border of an area, with a title in its upper edge.
  package mutating func box(_ area: Rect, title: String = "", style: Style = .line) {
    guard area.rows >= 2, area.width >= 2 else { return }
    let right = area.endColumn - 1
    let bottom = area.endRow - 1
    horizontalLine(at: area.row, area.column + 1, width: area.width - 2, style: style)
    horizontalLine(at: bottom, area.column + 1, width: area.width - 2, style: style)
    verticalLine(at: area.row + 1, area.column, rows: area.rows - 2, style: style)
    verticalLine(at: area.row + 1, right, rows: area.rows - 2, style: style)
    write("┌", at: area.row, area.column, style: style)
    write("┐", at: area.row, right, style: style)
    write("└", at: bottom, area.column, style: style)
    write("┘", at: bottom, right, style: style)
    let room = min(area.width - 6, Self.width(of: title))
    guard room > 0 else { return }
    write(" ", at: area.row, area.column + 2)
    write(title, at: area.row, area.column + 3, width: room, style: .heading)
    write(" ", at: area.row, area.column + 3 + room)
  }
}
