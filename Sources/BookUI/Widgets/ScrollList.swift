/// How far a page of lines is scrolled: arithmetic that every scrolling screen shares.
package struct ScrollList: Hashable, Sendable {
  /// The first line on the screen.
  package private(set) var top = 0

  package init() {}

  /// Moves by lines and stays within what there is.
  package mutating func scroll(by lines: Int, count: Int, rows: Int) {
    top += lines
    clamp(count: count, rows: rows)
  }

  package mutating func scroll(to line: Int, count: Int, rows: Int) {
    top = line
    clamp(count: count, rows: rows)
  }

  /// Scrolls just so far that the lines are on the screen, the first of them if not all can be.
  package mutating func show(_ lines: Range<Int>, count: Int, rows: Int) {
    if lines.upperBound > top + rows { top = lines.upperBound - rows }
    if lines.lowerBound < top { top = lines.lowerBound }
    clamp(count: count, rows: rows)
  }

  private mutating func clamp(count: Int, rows: Int) {
    top = max(0, min(top, count - rows))
  }
}
