import BookUI
import ContactBook
import InviteLedger
import TerminalGrid
import TestSupport
import TypeAhead

/// A browser without a program around it: a model, and effects answered from memory.
struct Browser {
  var model: Model
  /// Effects that the last `type` asked for.
  var effects: [Effect] = []
  /// What the terminal does with a copied text.
  var copyOutcome = CopyOutcome.offered
  /// Whether whole contacts are answered.
  var readsContacts = true
  /// Marks that were asked for are kept at once; else by `keepMarks`.
  var keepsMarks = true
  private var waiting: [Effect] = []
  private var ledger = Ledger()

  /// A book of people, each a row of fields: `Berg, Anna | +46 8 555; +46 70 1 | anna@example.org | Acme`.
  init(
    _ people: [String], rows: Int = 12, columns: Int = 60, locale: String = "en",
    faults: [BookFaultLine] = [], isReadOnly: Bool = false,
    picking request: PickRequest? = nil
  ) throws {
    model = Model(
      size: GridSize(rows: rows, columns: columns), isReadOnly: isReadOnly, picking: request)
    send(.bookOpened(try Self.opened(people, locale: locale, faults: faults)))
  }

  /// A book of people as it comes from the disk, with its search index.
  static func opened(
    _ people: [String], locale: String = "en", faults: [BookFaultLine] = []
  ) throws -> OpenBook {
    var book = Book()
    var index = SearchIndex()
    for (number, person) in people.enumerated() {
      let person = Person(person)
      _ = book.insert(person.record(identity: "person-\(number)"))
      _ = index.append(person.searched)
    }
    return OpenBook(
      path: "/books/made-up", book: book,
      contacts: try SectionedContacts(of: book, locale: locale), search: index,
      ledger: Ledger(), faults: faults)
  }

  /// A browser before any book was read.
  init(rows: Int, columns: Int, picking request: PickRequest? = nil) {
    model = Model(size: GridSize(rows: rows, columns: columns), picking: request)
  }

  /// Plays a script of keys and other events and answers the effects they have.
  mutating func type(_ script: String) throws {
    effects = []
    for event in try TerminalEvent.script(script) { send(.terminal(event)) }
  }

  mutating func send(_ event: Event) {
    var events = [event]
    while !events.isEmpty {
      let asked = update(&model, events.removeFirst())
      effects += asked
      events += asked.compactMap { answer($0) }
    }
  }

  private mutating func answer(_ effect: Effect) -> Event? {
    guard let list = model.list else { return nil }
    switch effect {
    case .arrange(let order):
      guard
        let contacts = try? SectionedContacts(
          of: list.book, locale: list.all.locale, nameOrder: order)
      else { return nil }
      return .bookArranged(contacts)
    case .readContact(let id):
      guard readsContacts else { return nil }
      return .contactRead(id, Person.contact(of: id, in: list.book))
    case .mark, .unmark:
      waiting.append(effect)
      return keepsMarks ? kept(in: list) : nil
    case .copy(let text): return .copied(text, copyOutcome)
    case .openBook, .readCardIndex, .redraw, .suspend, .pick, .quit: return nil
    }
  }

  /// Answers the marks that wait; others may have marked somebody meanwhile.
  mutating func keepMarks(andOf others: [String] = []) {
    effects = []
    for identity in others { ledger.apply(.mark(Mark(identity: identity, name: "", date: 0))) }
    if let list = model.list { send(kept(in: list)) }
  }

  private mutating func kept(in list: ListModel) -> Event {
    for effect in waiting {
      switch effect {
      case .mark(let ids):
        for identity in ids.compactMap(list.book.identity(of:)) {
          ledger.apply(.mark(Mark(identity: identity, name: "", date: 0)))
        }
      case .unmark(let ids):
        for identity in ids.compactMap(list.book.identity(of:)) { ledger.apply(.unmark(identity)) }
      default: break
      }
    }
    waiting = []
    return .ledgerChanged(ledger)
  }

  /// The name under the cursor; empty when nothing is shown.
  var current: String {
    guard let list = model.list, let id = list.current else { return "" }
    return list.book.summary(of: id)?.displayName ?? ""
  }

  /// The names selected, in the order of the list.
  var selected: [String] {
    guard let list = model.list else { return [] }
    return list.all.contacts.filter { list.selection.contains($0) }
      .compactMap { list.book.summary(of: $0)?.displayName }
  }

  /// The names shown, in order.
  var shown: [String] {
    guard let list = model.list else { return [] }
    return list.shown.contacts.compactMap { list.book.summary(of: $0)?.displayName }
  }

  var grid: Grid { view(model, model.size) }

  /// The frame as text.
  var frame: FrameText { FrameText(grid) }
}

/// One made-up person of a test.
struct Person {
  var family = ""
  var given = ""
  var phones: [String] = []
  var emails: [String] = []
  var organization = ""

  init(_ row: String) {
    let fields = row.split(separator: "|", omittingEmptySubsequences: false).map(Self.trimmed)
    let names = fields[0].split(separator: ",").map(Self.trimmed)
    family = names.first ?? ""
    given = names.count > 1 ? names[1] : ""
    if fields.count > 1 { phones = fields[1].split(separator: ";").map(Self.trimmed) }
    if fields.count > 2 { emails = fields[2].split(separator: ";").map(Self.trimmed) }
    if fields.count > 3 { organization = fields[3] }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }

  /// East Asian names are written family name first and without a blank.
  var name: String {
    let isLatin = family.unicodeScalars.allSatisfy { $0.value < 0x2E80 }
    return isLatin ? [given, family].filter { !$0.isEmpty }.joined(separator: " ") : family + given
  }

  func record(identity: String) -> ContactRecord {
    var record = ContactRecord()
    record.append(.identity, identity)
    record.append(.displayName, name)
    record.append(.familyName, family)
    record.append(.givenName, given)
    for phone in phones { record.append(.phone, phone) }
    for email in emails { record.append(.email, email) }
    record.append(.organization, organization)
    return record
  }

  var searched: SearchFields {
    SearchFields(
      name: name, phonetic: "", phones: phones, emails: emails,
      organizations: [organization])
  }

  static func contact(of id: ContactID, in book: Book) -> Contact {
    let summary = book.summary(of: id)
    var contact = Contact(
      identity: book.identity(of: id) ?? "", displayName: summary?.displayName ?? "")
    for (number, phone) in book.strings(.phone, of: id).enumerated() {
      contact.values.append(
        ContactValue(
          kind: .phone, property: "TEL", value: phone, label: number == 0 ? "mobile" : "work",
          isPreferred: number == 0))
    }
    if let email = summary?.email, !email.isEmpty {
      contact.values.append(
        ContactValue(kind: .email, property: "EMAIL", value: email, label: "home"))
    }
    if let organization = summary?.organization, !organization.isEmpty {
      contact.values.append(
        ContactValue(kind: .organization, property: "ORG", value: organization))
    }
    return contact
  }
}
