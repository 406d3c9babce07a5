package import ContactBook
import TerminalGrid

/// The contact that is open, or that stands beside the list.
package struct DetailModel: Sendable {
  package let id: ContactID
  /// The whole contact, once it was read.
  package internal(set) var contact: Contact?
  /// Why it could not be read.
  package internal(set) var failure: UnreadableCard?
  /// Which of `page.values` the cursor is on.
  package internal(set) var cursor = 0
  package internal(set) var scroll = ScrollList()
  /// The contact's lines, kept because wrapping a long note takes longer than drawing it.
  var page = DetailPage()

  init(id: ContactID) {
    self.id = id
  }

  /// The value under the cursor.
  package var current: ContactValue? {
    cursor < page.values.count ? page.values[cursor] : nil
  }

  /// Shows the contact as it is now, from its start.
  mutating func take(_ contact: Contact) {
    self.contact = contact
    failure = nil
    page = DetailPage()
    cursor = 0
    scroll = ScrollList()
  }

  /// Wraps the contact's values anew for another width.
  mutating func layOut(width: Width) {
    guard let contact, page.width != width else { return }
    page = DetailPage(contact, width: width)
  }

  /// Moves the cursor over the values; the lines of the current one are scrolled into view.
  mutating func move(to value: Int, rows: Int) {
    guard !page.values.isEmpty else { return }
    cursor = max(0, min(value, page.values.count - 1))
    reveal(rows: rows)
  }

  mutating func reveal(rows: Int) {
    guard var lines = page.lines(ofValue: cursor) else { return }
    if cursor == 0 { lines = 0..<lines.upperBound }
    scroll.show(lines, count: page.lines.count, rows: rows)
  }

  /// Moves by screens: over lines first, and the cursor goes along to a value that is on the screen.
  ///
  /// A value longer than the screen is read through before the next one.
  mutating func page(by count: Int, rows: Int) {
    guard !page.values.isEmpty else { return }
    let before = scroll.top
    scroll.scroll(by: count, count: page.lines.count, rows: rows)
    guard scroll.top != before else {
      cursor = count > 0 ? page.values.count - 1 : 0
      return
    }
    let visible = scroll.top..<scroll.top + rows
    let values = page.lines[visible.clamped(to: page.lines.indices)].compactMap(\.value)
    guard let first = values.first, let last = values.last else { return }
    cursor = max(first, min(cursor, last))
  }
}
