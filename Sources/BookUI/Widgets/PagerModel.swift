/// A screen of lines that is only read: help, faults.
package struct PagerModel: Hashable, Sendable {
  package private(set) var scroll = ScrollList()

  package init() {}

  /// Puts a line at the top, or as far up as there are lines below it.
  mutating func show(_ line: Int, count: Int, rows: Int) {
    scroll.scroll(to: line, count: count, rows: rows)
  }

  mutating func perform(_ command: Command, count: Int, rows: Int) {
    let step =
      switch command {
      case .down: 1
      case .up: -1
      case .pageDown: max(1, rows - 1)
      case .pageUp: -max(1, rows - 1)
      case .halfPageDown: max(1, rows / 2)
      case .halfPageUp: -max(1, rows / 2)
      case .first: -count
      case .last: count
      default: 0
      }
    scroll.scroll(by: step, count: count, rows: rows)
  }
}
