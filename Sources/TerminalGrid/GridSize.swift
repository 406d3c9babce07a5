/// The size of a terminal or of a grid.
package struct GridSize: Hashable, Sendable {
  package var rows: Int
  package var columns: Int

  /// A size; negative numbers count as 0.
  package init(rows: Int, columns: Int) {
    self.rows = max(0, rows)
    self.columns = max(0, columns)
  }

  package var width: Width { Width(columns) }

  /// The whole area of a grid of this size.
  package var bounds: Rect { Rect(row: 0, column: 0, rows: rows, width: width) }
}

extension GridSize: CustomStringConvertible {
  package var description: String { "\(rows)x\(columns)" }
}
