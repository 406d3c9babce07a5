/// An area of the screen: where it begins, how many rows and columns it has.
package struct Rect: Hashable, Sendable {
  package var row: Row
  package var column: Column
  package var rows: Int
  package var width: Width

  /// An area; a negative extent counts as 0.
  package init(row: Row, column: Column, rows: Int, width: Width) {
    self.row = row
    self.column = column
    self.rows = max(0, rows)
    self.width = max(.zero, width)
  }

  /// The first row below the area.
  package var endRow: Row { row + rows }

  /// The first column to the right of the area.
  package var endColumn: Column { column + width }

  package var isEmpty: Bool { rows == 0 || width == .zero }

  package func contains(_ row: Row, _ column: Column) -> Bool {
    self.row <= row && row < endRow && self.column <= column && column < endColumn
  }
}

extension Rect {
  /// The part of the area that is also in `other`.
  package func intersection(_ other: Rect) -> Rect {
    let top = max(row, other.row)
    let left = max(column, other.column)
    return Rect(
      row: top, column: left,
      rows: min(endRow, other.endRow) - top,
      width: left.width(to: min(endColumn, other.endColumn)))
  }

  /// The area without `rows` lines at the top and bottom and `columns` at the left and right.
  package func inset(rows: Int = 0, columns: Width = .zero) -> Rect {
    Rect(
      row: row + rows, column: column + columns,
      rows: self.rows - 2 * rows, width: width - columns * 2)
  }

  /// Cuts `count` rows off the top; what is missing makes the parts shorter.
  package func splitTop(_ count: Int) -> (top: Rect, rest: Rect) {
    let count = min(max(0, count), rows)
    return (
      Rect(row: row, column: column, rows: count, width: width),
      Rect(row: row + count, column: column, rows: rows - count, width: width)
    )
  }

  /// Cuts `count` rows off the bottom.
  package func splitBottom(_ count: Int) -> (rest: Rect, bottom: Rect) {
    let (top, rest) = splitTop(rows - min(max(0, count), rows))
    return (top, rest)
  }

  /// Cuts `count` columns off the left.
  package func splitLeft(_ count: Width) -> (left: Rect, rest: Rect) {
    let count = min(max(.zero, count), width)
    return (
      Rect(row: row, column: column, rows: rows, width: count),
      Rect(row: row, column: column + count, rows: rows, width: width - count)
    )
  }

  /// Cuts `count` columns off the right.
  package func splitRight(_ count: Width) -> (rest: Rect, right: Rect) {
    let (left, rest) = splitLeft(width - min(max(.zero, count), width))
    return (left, rest)
  }
}
