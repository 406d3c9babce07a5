import ContactBook
import TerminalGrid

extension ListModel {
  /// Puts the cursor on a position and scrolls only as far as needed.
  mutating func move(to position: Int, rows: Int) {
    guard shown.count > 0 else { return reset() }
    cursor = max(0, min(position, shown.count - 1))
    reveal(rows: rows)
  }

  /// Scrolls so that the cursor's line is on the screen, below the heading that stays.
  mutating func reveal(rows: Int) {
    guard shown.count > 0 else { return reset() }
    let lines = lines
    let line = lines.line(ofPosition: cursor)
    scroll.show(line - 1..<line + 1, count: lines.count, rows: rows)
  }

  /// Puts the cursor on the first contact of a section, its heading at the top.
  mutating func move(toSection section: Int, rows: Int) {
    let lines = lines
    cursor = shown.sections[section].range.lowerBound
    scroll.scroll(to: lines.line(ofSection: section), count: lines.count, rows: rows)
    reveal(rows: rows)
  }

  /// Goes where a label of the index bar leads.
  mutating func move(toIndexTitle label: Int, rows: Int) {
    guard let section = shown.section(forIndexTitle: label) else { return }
    move(toSection: section, rows: rows)
  }

  /// Moves by screens and keeps the cursor where it stands on the screen.
  ///
  /// Where that is a heading it stops one line earlier, so that back is where it came from.
  mutating func page(by count: Int, rows: Int) {
    guard shown.count > 0 else { return reset() }
    let lines = lines
    let line = lines.line(ofPosition: cursor) + count
    scroll.scroll(by: count, count: lines.count, rows: rows)
    cursor = count > 0 ? lines.lastPosition(upToLine: line) : lines.position(atLine: line)
    reveal(rows: rows)
  }

  /// Scrolls under the pointer; the cursor stays unless it would leave the screen.
  mutating func wheel(by count: Int, rows: Int) {
    guard shown.count > 0 else { return reset() }
    let lines = lines
    scroll.scroll(by: count, count: lines.count, rows: rows)
    let first = lines.position(atLine: scroll.top + 1)
    let last = lines.lastPosition(upToLine: scroll.top + rows - 1)
    cursor = max(first, min(cursor, last))
    reveal(rows: rows)
  }

  private mutating func reset() {
    cursor = 0
    scroll = ScrollList()
  }
}
