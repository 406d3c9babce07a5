/// Rows that moved up or down between two frames.
///
/// Curses finds moved rows by itself, but only when they are equal in every column; an index bar at
/// the edge, which stays while the list moves, hides them. So the move is found here by the start
/// of the rows, done first, and what then still differs is drawn:
///
///     Anna   A        Berg   A         Berg   B  ← moved with the list, drawn again
///     Berg   B   →    Cem    B    as   Cem    C
///     Cem    C        Dora   C         (blank)
package struct GridScroll: Hashable, Sendable {
  /// The rows that take part.
  package let rows: Range<Int>
  /// How many rows the text moves up; negative when it moves down.
  package let lines: Int

  /// The columns of a row that are compared, where there are so many: enough to tell apart people of
  /// one name by their numbers.
  private static let sample = 2..<56
  /// The columns at the right edge that are left out for a bar.
  private static let edge = 4
  /// A narrower screen shows too little to tell rows apart.
  private static let narrowest = 30
  /// Fewer rows than this are drawn as cheaply as moved.
  private static let worthwhile = 4

  /// Finds the move; nil when there is none or it would not pay.
  ///
  /// - Complexity: O(rows) hashes of a fixed number of cells
  package init?(from previous: Grid, to next: Grid) {
    guard previous.size == next.size, next.size.columns >= Self.narrowest else { return nil }
    let before = Self.signatures(previous)
    let after = Self.signatures(next)
    var places: [Int: Int] = [:]
    for (row, signature) in before.enumerated() {
      // A text that is there twice, as blanks are, says nothing.
      places[signature] = places[signature] == nil ? row : -1
    }
    var votes: [Int: Int] = [:]
    var stayed = 0
    for (row, signature) in after.enumerated() {
      guard let place = places[signature], place >= 0 else { continue }
      if place == row { stayed += 1 } else { votes[place - row, default: 0] += 1 }
    }
    guard let best = votes.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      best.value >= Self.worthwhile, best.value > stayed
    else { return nil }
    let moved = after.indices.filter { row in
      before.indices.contains(row + best.key) && before[row + best.key] == after[row]
    }
    guard let first = moved.first, let last = moved.last else { return nil }
    rows = min(first, first + best.key)..<max(last, last + best.key) + 1
    lines = best.key
  }

  private static func signatures(_ grid: Grid) -> [Int] {
    let sample = sample.clamped(to: 0..<grid.size.columns - edge)
    return (0..<grid.size.rows).map { row in
      var hasher = Hasher()
      for column in sample { hasher.combine(grid.cells[row * grid.size.columns + column].content) }
      return hasher.finalize()
    }
  }
}

extension Grid {
  /// The frame after the move; rows that come in are blank.
  package func scrolled(_ scroll: GridScroll) -> Grid {
    var result = self
    for row in scroll.rows {
      let target = row * size.columns..<(row + 1) * size.columns
      let source = row + scroll.lines
      if scroll.rows.contains(source) {
        let start = source * size.columns
        result.cells.replaceSubrange(target, with: cells[start..<start + size.columns])
      } else {
        result.cells.replaceSubrange(target, with: repeatElement(.blank, count: size.columns))
      }
    }
    return result
  }
}
