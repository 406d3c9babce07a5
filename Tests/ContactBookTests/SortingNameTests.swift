import ContactBook
import Testing

/// By which text a contact is sorted, seen by where it comes to stand.
@Suite("Sorting names")
struct SortingNameTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var kind = ContactRecord.Kind.person
    let fields: [(ContactRecord.Field, String)]
    var locale = "en"
    var order = NameOrder.familyFirst
    let section: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "a company by its organisation", kind: .organization,
      fields: [(.displayName, "Zed"), (.familyName, "Young"), (.organization, "Acme")], section: "A"
    ),
    Case(
      name: "a company by how it is spoken", kind: .organization,
      fields: [(.organization, "春日商店"), (.phoneticOrganization, "かすが")], locale: "ja",
      section: "か"),
    Case(name: "only a display name", fields: [(.displayName, "Quentin")], section: "Q"),
    Case(
      name: "only a given name", fields: [(.displayName, "Zed"), (.givenName, "Anna")], section: "A"
    ),
    Case(
      name: "the phonetic family name before the family name",
      fields: [(.familyName, "山田"), (.givenName, "太郎"), (.phoneticFamilyName, "やまだ")],
      locale: "ja", section: "や"),
    Case(
      name: "the phonetic given name beside a family name as written",
      fields: [(.familyName, "Berg"), (.givenName, "Zoe"), (.phoneticGivenName, "Anna")],
      order: .givenFirst, section: "A"),
    Case(
      name: "the text to sort by",
      fields: [(.familyName, "van der Harten"), (.givenName, "Rene"), (.sortAs, "Harten")],
      section: "H"),
    Case(
      name: "the text to sort by is that of the family name",
      fields: [(.familyName, "van der Harten"), (.givenName, "Rene"), (.sortAs, "Harten")],
      order: .givenFirst, section: "R"),
    Case(
      name: "a surname with a reading of its own",
      fields: [(.familyName, "曾"), (.givenName, "国藩")], locale: "zh-Hans", section: "Z"),
    Case(
      name: "the same character in a given name is no surname",
      fields: [(.familyName, "王"), (.givenName, "曾")], locale: "zh-Hans", order: .givenFirst,
      section: "C"),
    Case(name: "nothing at all", fields: [], section: "#"),
  ])
  func `a contact stands in the section of its sorting name`(_ test: Case) throws {
    var book = Book()
    var record = ContactRecord(kind: test.kind)
    for (field, text) in test.fields { record.append(field, text) }
    book.insert(record)
    let list = try SectionedContacts(of: book, locale: test.locale, nameOrder: test.order)
    #expect(list.sections.map(\.title) == [test.section])
  }

  @Test func `a card with only FN sorts beside a card with N`() throws {
    let book = SectionedContactsTests.book([
      "王|小明|王小明", "王|大|王大", "||王小红", "de Luca|Zoe", "Deluxe|Adam", "de Luca|Anna",
    ])
    let list = try SectionedContacts(of: book, locale: "zh-Hans")
    #expect(
      list.contacts.map { book.string(.displayName, of: $0) } == [
        "Anna de Luca", "Zoe de Luca", "Adam Deluxe", "王大", "王小红", "王小明",
      ])
  }
}
