/// A frame: the cells of a screen, row by row, and where the cursor is shown.
///
/// Text enters by `write` only, which takes it through `DisplayText`; so no control character, no
/// bidi override and nothing of a wrong width is ever in a cell.
package struct Grid: Hashable, Sendable {
  /// Where the terminal's cursor is shown.
  package struct Cursor: Hashable, Sendable {
    package var row: Row
    package var column: Column

    package init(row: Row, column: Column) {
      self.row = row
      self.column = column
    }
  }

  package let size: GridSize
  /// Where the cursor is shown; hidden when nil.
  package var cursor: Cursor?
  var cells: [Cell]

  /// A blank frame.
  ///
  /// - Complexity: O(rows × columns)
  package init(size: GridSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.rows * size.columns)
  }

  package var bounds: Rect { size.bounds }

  /// The cell at a place of the grid; a blank one outside.
  package subscript(row: Row, column: Column) -> Cell {
    guard bounds.contains(row, column) else { return .blank }
    return cells[index(row, column)]
  }

  func index(_ row: Row, _ column: Column) -> Int { row.value * size.columns + column.value }

  /// The text of a row, each cluster once, with its blanks at the end.
  package func line(_ row: Row) -> String {
    guard row >= 0, row.value < size.rows else { return "" }
    let start = index(row, 0)
    return cells[start..<start + size.columns].map(\.text).joined()
  }
}
