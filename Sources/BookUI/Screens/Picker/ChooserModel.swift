package import ContactBook

/// The page on which one of a contact's numbers or addresses is chosen, the preferred one first.
package struct ChooserModel: Sendable {
  package let id: ContactID
  /// What is chosen from.
  let texts: [String]
  /// What the card calls each of them; empty until the card is read, and where it says nothing.
  private(set) var labels: [String]
  private(set) var cursor = 0
  private(set) var scroll = ScrollList()
  /// Those that are chosen beside the current one, where several may be.
  private(set) var ticked: Set<Int> = []
  /// Whether the contact is selected with what is chosen; else the choice ends the program.
  let isSelecting: Bool

  init(_ id: ContactID, texts: [String], isSelecting: Bool) {
    self.id = id
    self.texts = texts
    self.isSelecting = isSelecting
    labels = texts.map { _ in "" }
  }

  /// The texts that are chosen: the ticked, else the current one.
  var chosen: [String] {
    ticked.isEmpty ? [texts[cursor]] : ticked.sorted().map { texts[$0] }
  }

  /// Takes the labels out of the card.
  mutating func take(_ contact: Contact) {
    labels = texts.map { text in
      let value = contact.values.first { value in
        (value.kind == .phone || value.kind == .email) && value.value == text
      }
      guard let value else { return "" }
      let preferred = value.isPreferred ? "preferred" : ""
      return [value.label, preferred].filter { !$0.isEmpty }.joined(separator: ", ").inOneLine
    }
  }

  mutating func move(to place: Int, rows: Int) {
    cursor = max(0, min(place, texts.count - 1))
    scroll.show(cursor..<cursor + 1, count: texts.count, rows: rows)
  }

  /// Ticks the current one or not, and goes one down.
  mutating func tick(rows: Int) {
    if ticked.remove(cursor) == nil { ticked.insert(cursor) }
    move(to: cursor + 1, rows: rows)
  }
}
