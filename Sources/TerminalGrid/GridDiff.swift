/// What has to be drawn to turn one frame into the next: runs of cells, from the top left.
///
/// A run never begins or ends inside a wide cluster. Where a field holds a cluster of doubtful
/// width, terminals may have drawn it with other columns than counted; so a row in which such a
/// field came, changed or went is one run, to be drawn in full.
package struct GridDiff: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package var row: Row
    package var columns: Range<Int>
    /// The row has, or had, a flagged field that changes.
    package var isFlagged: Bool
  }

  package private(set) var runs: [Run] = []
  private var rows = 0
  private var changedRows = 0

  /// So many rows differ that text may have moved from one to another.
  package var isExtensive: Bool { changedRows >= 8 && changedRows * 3 > rows }

  /// Compares two frames; without a previous one, or with one of another size, all is new.
  ///
  /// - Complexity: O(rows × columns)
  package init(from previous: Grid?, to next: Grid) {
    let width = next.size.columns
    guard width > 0 else { return }
    rows = next.size.rows
    let old = previous.flatMap { $0.size == next.size ? $0 : nil }
    for row in 0..<next.size.rows {
      let range = row * width..<(row + 1) * width
      let after = next.cells[range]
      guard let before = old?.cells[range] else {
        let isFlagged = after.contains { $0.flags.contains(.flagged) }
        runs.append(Run(row: Row(row), columns: 0..<width, isFlagged: isFlagged))
        continue
      }
      let known = runs.count
      compare(before, after, row: Row(row), start: range.lowerBound)
      if runs.count > known { changedRows += 1 }
    }
  }

  private mutating func compare(
    _ before: ArraySlice<Cell>, _ after: ArraySlice<Cell>, row: Row, start: Int
  ) {
    var found: [Range<Int>] = []
    var place = after.startIndex
    while place < after.endIndex {
      guard before[place] != after[place] else {
        place += 1
        continue
      }
      if before[place].flags.union(after[place].flags).contains(.flagged) {
        runs.append(Run(row: row, columns: 0..<after.count, isFlagged: true))
        return
      }
      var first = place
      while first > after.startIndex, after[first].isWideTail { first -= 1 }
      place += 1
      while place < after.endIndex, before[place] != after[place] || after[place].isWideTail {
        if before[place].flags.union(after[place].flags).contains(.flagged) {
          runs.append(Run(row: row, columns: 0..<after.count, isFlagged: true))
          return
        }
        place += 1
      }
      found.append(first - start..<place - start)
    }
    runs += found.map { Run(row: row, columns: $0, isFlagged: false) }
  }
}
