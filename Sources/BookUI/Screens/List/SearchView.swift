import ContactBook
import TerminalGrid

extension Grid {
  /// The search box with what it has found; its cursor is the terminal's own.
  mutating func drawSearch(_ list: ListModel, in area: Rect, isActive: Bool, takesKeys: Bool) {
    let hasKeys = isActive && takesKeys
    let text = list.search.field.text
    guard hasKeys || !text.isEmpty else {
      write("/ search", at: area.row, area.column + 1, style: .dim)
      return
    }
    write("/", at: area.row, area.column + 1, style: .accent.adding(.bold))
    let count = list.countOfMatches
    let countWidth = Grid.width(of: count)
    write(count, at: area.row, area.endColumn - countWidth - 1, style: .secondary)
    let start = area.column + 3
    let room = max(1, start.width(to: area.endColumn) - countWidth - 3)
    let (shown, offset) = list.search.field.window(width: room)
    write(shown, at: area.row, start, width: room)
    if hasKeys { cursor = Cursor(row: area.row, column: start + offset) }
  }
}

extension ListModel {
  fileprivate var countOfMatches: String {
    if search.field.text.isEmpty { return "\(all.count.grouped)" }
    if index == nil { return "preparing …" }
    if isWaitingForCards { return "reading the cards …" }
    return "\(shown.count.grouped) of \(all.count.grouped)"
  }
}

extension TextField {
  /// The part of the text that a field of a width shows, and the cursor's place in it.
  ///
  /// The start is cut off as far as needed to show the cursor, which may stand behind the last character.
  fileprivate func window(width: Width) -> (text: String, cursor: Width) {
    let before = text.prefix(cursor)
    var start = before.endIndex
    var offset = Width.zero
    while start > before.startIndex {
      let previous = before.index(before: start)
      let step = Grid.width(of: String(before[previous]))
      guard offset + step < width else { break }
      offset += step
      start = previous
    }
    var end = start
    var used = Width.zero
    while end < text.endIndex {
      let step = Grid.width(of: String(text[end]))
      guard used + step <= width else { break }
      used += step
      end = text.index(after: end)
    }
    return (String(text[start..<end]), offset)
  }
}
