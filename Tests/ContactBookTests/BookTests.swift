import ContactBook
import Testing

@Suite("Book")
struct BookTests {
  static func record(_ identity: String, _ name: String) -> ContactRecord {
    var record = ContactRecord()
    record.append(.identity, identity)
    record.append(.displayName, name)
    return record
  }

  @Test func `a repeated identity gets a number`() {
    var book = Book()
    let ids = (0..<3).map { book.insert(Self.record("u", "\($0)")) }
    #expect(ids.map { book.identity(of: $0) } == ["u", "u#2", "u#3"])
    #expect(book.contactID(identity: "u#2") == ids[1])
    #expect(book.contactIDs(identityPrefix: "u#") == [ids[1], ids[2]])
  }

  @Test func `a book in which all cards have one UID is not slow`() {
    var book = Book()
    for number in 0..<50_000 { book.insert(Self.record("u", "\(number)")) }
    #expect(book.identity(of: ContactID(rawValue: 49_999)) == "u#50000")
    #expect(book.brokenInvariants() == [])
  }

  @Test func `changes are applied all or none`() {
    var book = Book()
    let anna = book.insert(Self.record("a", "Anna"))
    let unknown = ContactID(rawValue: 9)
    let revision = book.revision
    #expect(throws: BookError.unknownContact(unknown)) {
      try book.apply([.remove(anna), .update(unknown, ContactRecord())])
    }
    #expect(throws: BookError.unknownContact(anna)) {
      try book.apply([.remove(anna), .remove(anna)])
    }
    #expect(book.contains(anna))
    #expect(book.revision == revision)
  }

  @Test func `a change set tells what is different in the end`() throws {
    var book = Book()
    let anna = book.insert(Self.record("a", "Anna"))
    let bert = book.insert(Self.record("b", "Bert"))
    let next = ContactID(rawValue: 2)
    let changes = try book.apply([
      .update(anna, Self.record("a", "Ann")), .insert(Self.record("c", "Carl")),
      .insert(Self.record("d", "Dora")), .update(next, Self.record("c", "Karl")),
      .update(bert, ContactRecord()),
      .remove(bert), .remove(ContactID(rawValue: 3)),
    ])
    #expect(changes.inserted == [next])
    #expect(changes.updated == [anna])
    #expect(changes.removed == [bert])
    #expect(changes.revision == changes.baseRevision + 1)
    #expect(book.string(.displayName, of: next) == "Karl")
    #expect(try book.apply([]).isEmpty)
    #expect(book.revision == changes.revision)
  }

  @Test func `identifiers are never used again`() throws {
    var book = Book()
    let first = book.insert(Self.record("a", "Anna"))
    try book.apply([.remove(first)])
    let second = book.insert(Self.record("a", "Anna"))
    #expect(first != second)
    #expect(book.identity(of: second) == "a")
    #expect(book.summary(of: first) == nil)
  }

  @Test func `a fetch gives the keys wanted`() {
    var book = Book()
    var record = Self.record("a", "Anna")
    record.append(.phone, "1")
    record.append(.phone, "2")
    record.append(.email, "a@example.org")
    let id = book.insert(record)
    var fetched: [ContactRecord] = []
    book.enumerateContacts(with: FetchRequest(keys: [.phones, .displayName])) { _, record in
      fetched.append(record)
    }
    #expect(fetched.map { $0.strings(.phone) } == [["1", "2"]])
    #expect(fetched.map { $0[.email] } == [nil])
    #expect(fetched.map { $0[.displayName] } == ["Anna"])
    var ids: [ContactID] = []
    book.enumerateContacts(with: FetchRequest(keys: [], ids: [ContactID(rawValue: 7), id])) {
      id, _ in
      ids.append(id)
    }
    #expect(ids == [id])
  }

  @Test func `a summary shows a phone, else an e-mail`() {
    var book = Book()
    var record = Self.record("a", "Acme")
    record.append(.email, "a@example.org")
    record.append(.organization, "Acme")
    let id = book.insert(record)
    #expect(book.summary(of: id)?.detail == "a@example.org")
    #expect(book.summary(of: id)?.organization == "")
  }

  @Test func `a million contacts take little more than their text`() {
    var book = Book()
    var record = ContactRecord()
    let limit = 100_000
    var bytes = 0
    for number in 0..<limit {
      record.removeAll()
      record.append(.identity, "identity-\(number)")
      record.append(.displayName, "Person Number \(number)")
      record.append(.phone, "+49 151 000 \(number)")
      bytes += record.text.count
      book.insert(record)
    }
    #expect(book.footprint < bytes + 32 * limit)
  }
}
