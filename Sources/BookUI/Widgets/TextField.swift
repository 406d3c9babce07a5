/// One line of text that is being typed, edited by whole characters as people see them.
package struct TextField: Hashable, Sendable {
  /// What a key does to the text.
  package enum Edit: Hashable, Sendable {
    case insert(String)
    case deleteBackward
    case deleteForward
    case deleteWord
    case deleteToStart
    case deleteToEnd
    case left
    case right
    case start
    case end
  }

  /// Scalars that it holds at most: every edit and every frame goes through all of them.
  package static let longest = 1_000

  package private(set) var text = ""
  /// Characters before the cursor.
  package private(set) var cursor = 0

  package init(_ text: String = "") {
    insert(text)
  }

  /// The text before the cursor, whose width says where the cursor stands.
  package var beforeCursor: String { String(text.prefix(cursor)) }

  /// Whether the cursor stands behind the last character.
  package var isAtEnd: Bool { cursor == text.count }

  /// Does an edit.
  ///
  /// - Returns: Whether it was done whole: text that does not fit in any more is left out.
  @discardableResult
  package mutating func apply(_ edit: Edit) -> Bool {
    switch edit {
    case .insert(let added): return insert(added)
    case .deleteBackward: remove(from: max(0, cursor - 1), to: cursor)
    case .deleteForward: remove(from: cursor, to: min(text.count, cursor + 1))
    case .deleteWord: remove(from: startOfWord, to: cursor)
    case .deleteToStart: remove(from: 0, to: cursor)
    case .deleteToEnd: remove(from: cursor, to: text.count)
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .start: cursor = 0
    case .end: cursor = text.count
    }
    return true
  }

  /// Inserts at the cursor; a mark typed after its letter joins it, so the cursor is counted anew.
  @discardableResult
  private mutating func insert(_ added: String) -> Bool {
    let room = Self.longest - text.unicodeScalars.count
    let fitting = added.beginning(scalars: room)
    let after = String(text.dropFirst(cursor))
    let before = beforeCursor + fitting
    text = before + after
    cursor = min(text.count, before.count)
    return fitting.utf8.count == added.utf8.count
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

extension String {
  /// The whole characters at the start that have no more scalars than that together.
  fileprivate func beginning(scalars limit: Int) -> Substring {
    guard unicodeScalars.count > limit else { return self[...] }
    var end = startIndex
    var count = 0
    while end < endIndex {
      let next = index(after: end)
      count += self[end..<next].unicodeScalars.count
      guard count <= limit else { break }
      end = next
    }
    return self[..<end]
  }
}
