import ContactBook
import Testing

@Suite("SectionedContacts")
struct SectionedContactsTests {
  /// A book of people given as “family|given|display name”.
  static func book(_ people: [String]) -> Book {
    var book = Book()
    for (index, person) in people.enumerated() {
      let parts = person.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      var record = ContactRecord()
      record.append(.identity, "\(index)")
      record.append(.familyName, parts[0])
      record.append(.givenName, parts[1])
      record.append(.displayName, parts.count > 2 ? parts[2] : "\(parts[1]) \(parts[0])")
      book.insert(record)
    }
    return book
  }

  static let people = [
    "Berg|Anna", "谢|晓东", "Zimmer|Bert", "||赵国藩", "Öberg|Carl", "王|小明", "||3M", "Ahlers|Dora",
  ]

  static func names(_ list: SectionedContacts, _ book: Book) -> [String] {
    list.sections.map { section in
      let names = section.range.map { book.string(.displayName, of: list[$0]) ?? "" }
      return "\(section.title): \(names.joined(separator: ", "))"
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let order: NameOrder
    let expected: [String]
    var testDescription: String { "\(order.alphabetic), \(order.eastAsian)" }
  }

  @Test(arguments: [
    Case(
      order: .familyFirst,
      expected: [
        "A: Dora Ahlers", "B: Anna Berg", "O: Carl Öberg", "W: 小明 王", "X: 晓东 谢",
        "Z: 赵国藩, Bert Zimmer", "#: 3M",
      ]),
    Case(
      order: .givenFirst,
      expected: [
        "A: Anna Berg", "B: Bert Zimmer", "C: Carl Öberg", "D: Dora Ahlers", "X: 小明 王, 晓东 谢",
        "Z: 赵国藩", "#: 3M",
      ]),
    Case(
      order: .givenFirstExceptEastAsian,
      expected: [
        "A: Anna Berg", "B: Bert Zimmer", "C: Carl Öberg", "D: Dora Ahlers", "W: 小明 王",
        "X: 晓东 谢", "Z: 赵国藩", "#: 3M",
      ]),
  ])
  func `contacts stand in sections by the part wanted`(_ test: Case) throws {
    let book = Self.book(Self.people)
    let list = try SectionedContacts(of: book, locale: "zh-Hans", nameOrder: test.order)
    #expect(Self.names(list, book) == test.expected)
  }

  @Test func `a filter keeps order and sections`() throws {
    let book = Self.book(Self.people)
    let list = try SectionedContacts(of: book, locale: "zh-Hans")
    let some = list.filtered(by: [1, 2, 6, 99].map { ContactID(rawValue: $0) })
    #expect(Self.names(some, book) == ["X: 晓东 谢", "Z: Bert Zimmer", "#: 3M"])
    #expect(some.totalCount == 8)
    #expect(some.contacts.indices.allSatisfy { some.position(of: some[$0]) == $0 })
    #expect(some.position(of: ContactID(rawValue: 0)) == nil)
    #expect(some.position(of: ContactID(rawValue: 99)) == nil)
    #expect(Self.names(some.unfiltered, book) == Self.names(list, book))
    #expect(list.filtered(by: []).sections.isEmpty)
  }

  @Test func `every label leads to a section`() throws {
    let list = try SectionedContacts(of: Self.book(Self.people), locale: "zh-Hans")
    let titles = list.indexTitles
    let leads = titles.indices.map {
      list.section(forIndexTitle: $0).map { list.sections[$0].title }
    }
    let expected = "ABBBBBBBBBBBBBOOOOOOOOWXXZ#".map { String($0) }
    #expect(titles == "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map { String($0) })
    #expect(leads == expected)
    #expect(
      titles.indices.filter { !list.isEmpty(indexTitle: $0) }.map { titles[$0] }
        == list.sections.map(\.title))
    #expect(list.filtered(by: []).section(forIndexTitle: 3) == nil)
  }

  struct Letter: Sendable {
    let typed: Character
    let label: String?
  }

  @Test(arguments: [
    Letter(typed: "W", label: "W"), Letter(typed: "w", label: "W"), Letter(typed: "王", label: "W"),
    Letter(typed: "é", label: "E"), Letter(typed: "#", label: "#"), Letter(typed: "+", label: nil),
  ])
  func `a typed letter leads to a label`(_ letter: Letter) throws {
    let list = try SectionedContacts(of: Self.book(Self.people), locale: "zh-Hans")
    #expect(list.indexTitle(forLetter: letter.typed).map { list.indexTitles[$0] } == letter.label)
  }

  @Test func `an unknown locale says so`() {
    #expect(throws: ArrangementError.self) {
      try SectionedContacts(of: Book(), locale: "not a tag")
    }
  }
}
