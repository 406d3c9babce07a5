package import ContactBook
package import InviteLedger
package import TypeAhead

/// The list with its search box, its selection and its marks.
package struct ListModel: Sendable {
  /// What the keys move.
  package enum Focus: Hashable, Sendable {
    case rows
    case search
    case indexBar
  }

  package internal(set) var path: String
  package internal(set) var book: Book
  /// Every contact in order.
  package internal(set) var all: SectionedContacts
  /// What the search leaves of them.
  package internal(set) var shown: SectionedContacts {
    didSet { countHidden() }
  }
  package internal(set) var index: SearchIndex?
  /// What only the cards hold; nil until a search asks for it.
  var cards: CardIndex?
  var isReadingCards = false
  package internal(set) var ledger: Ledger
  /// How many contacts of this book the ledger holds marked.
  package internal(set) var markedCount = 0
  package let faults: [BookFaultLine]
  let hasErrors: Bool

  package internal(set) var focus = Focus.rows
  package internal(set) var search = SearchModel()
  /// The position in `shown` of the row that the cursor is on; 0 when nothing is shown.
  package internal(set) var cursor = 0
  package internal(set) var scroll = ScrollList()
  package internal(set) var selection = ContactSet()
  /// How many of the selected the list does not show.
  var hiddenCount = 0
  /// Where the range began that is being chosen.
  package internal(set) var rangeAnchor: ContactID?
  var lastMarking: AddedMarks?
  /// Something to tell about the last command; the model takes it over as its message.
  private var notice: String?
  /// The button went down on the index bar and is still held.
  var isDraggingIndexBar = false
  /// The contact to come back to when a search that found nothing is cleared.
  var contactBeforeSearch: ContactID?
  /// Rows show the e-mail address instead of the number, since that is what is picked.
  var showsEmailFirst = false
  /// A search goes to the best match instead of the first contact, since that is what Enter picks.
  var isPicking = false
  let barColumns: Int

  init(_ opened: OpenBook) {
    path = opened.path
    book = opened.book
    all = opened.contacts
    shown = opened.contacts
    index = opened.search
    ledger = opened.ledger
    faults = opened.faults
    hasErrors = opened.faults.contains(where: \.isError)
    barColumns = ListLayout.barColumns(opened.contacts)
    countMarks()
  }

  /// The contact under the cursor; nil when nothing is shown.
  package var current: ContactID? {
    cursor < shown.count ? shown[cursor] : nil
  }

  /// What the row of a contact shows.
  func summary(of id: ContactID) -> ContactSummary? {
    let summary = book.summary(of: id)
    return showsEmailFirst ? summary?.withEmailFirst : summary
  }

  var lines: ListLines { ListLines(contacts: shown) }

  /// The line that the frame begins with.
  ///
  /// The heading at the top covers the first line. Where that is the last contact of its section, the
  /// frame begins one line later, so that no heading stands there without a contact below it.
  package var firstLine: Int {
    let lines = lines
    guard case .contact = lines[scroll.top], case .heading = lines[scroll.top + 1] else {
      return scroll.top
    }
    return scroll.top + 1
  }

  mutating func tell(_ text: String) { notice = text }

  mutating func takeNotice() -> String? {
    defer { notice = nil }
    return notice
  }

  mutating func countMarks() {
    markedCount = ledger.identities.count { book.contactID(identity: $0) != nil }
  }

  func isMarked(_ id: ContactID) -> Bool {
    book.identity(of: id).map(ledger.isMarked) ?? false
  }

  /// The positions between the start of the range and the cursor.
  var range: ClosedRange<Int>? {
    guard let rangeAnchor, let anchor = shown.position(of: rangeAnchor) else { return nil }
    return min(anchor, cursor)...max(anchor, cursor)
  }
}
