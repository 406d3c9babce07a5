/// One line of text that is being typed, edited by whole characters as people see them.
package struct TextField: Hashable, Sendable {
  /// What a key does to the text.
  package enum Edit: Hashable, Sendable {
    case insert(String)
    case deleteBackward
    case deleteForward
    case deleteWord
    case deleteToStart
    case left
    case right
    case start
    case end
  }

  package private(set) var text: String
  /// Characters before the cursor.
  package private(set) var cursor: Int

  package init(_ text: String = "") {
    self.text = text
    cursor = text.count
  }

  /// The text before the cursor, whose width says where the cursor stands.
  package var beforeCursor: String { String(text.prefix(cursor)) }

  package mutating func apply(_ edit: Edit) {
    switch edit {
    case .insert(let added): insert(added)
    case .deleteBackward: remove(from: max(0, cursor - 1), to: cursor)
    case .deleteForward: remove(from: cursor, to: min(text.count, cursor + 1))
    case .deleteWord: remove(from: startOfWord, to: cursor)
    case .deleteToStart: remove(from: 0, to: cursor)
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .start: cursor = 0
    case .end: cursor = text.count
    }
  }

  /// Inserts at the cursor; a mark typed after its letter joins it, so the cursor is counted anew.
  private mutating func insert(_ added: String) {
    let after = String(text.dropFirst(cursor))
    let before = beforeCursor + added
    text = before + after
    cursor = min(text.count, before.count)
  }

  private mutating func remove(from start: Int, to end: Int) {
    guard start < end else { return }
    let before = String(text.prefix(start))
    text = before + text.dropFirst(end)
    cursor = min(text.count, before.count)
  }

  /// Blanks before the cursor, then the word before them.
  private var startOfWord: Int {
    let before = Array(beforeCursor)
    var start = before.count
    while start > 0, before[start - 1].isWhitespace { start -= 1 }
    while start > 0, !before[start - 1].isWhitespace { start -= 1 }
    return start
  }
}
