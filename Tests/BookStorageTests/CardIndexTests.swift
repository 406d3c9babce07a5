import BookStorage
import ContactBook
import TestSupport
import Testing
import TypeAhead

/// What a search asks of the cards themselves: groups, notes, photos.
@Suite struct CardIndexTests {
  private func found(_ query: String, in opened: OpenedBook) -> [UInt32] {
    let reading = BookSearch.cards(of: opened)
    return BookSearch.index(of: opened.book).matches(SearchQuery(query), cards: reading.index)
      .indices
  }

  private static let cards = [
    card(
      "Anna", uid: "urn:uuid:0A1B", more: ["CATEGORIES:Choir,Old\\, Friends", "NOTE:plays chess"]),
    card(
      "Bo", uid: "bo",
      more: ["item1.note;X=\"a:b\":Sings te", " nor", "PHOTO;VALUE=uri:http://x.example/a.jpg"]),
    card(
      "Cara", uid: "cara", more: ["EMAIL:Cara@X.example", "BDAY:--0412", "URL:http://c.example"]),
    card("Dora", uid: "dora", more: ["ADR:;;;;;;", "PHOTO:", "X-NOTE:chess"]),
    card(
      "Tenors", uid: "t",
      more: [
        "KIND:group", "MEMBER:urn:uuid:0a1b", "MEMBER:mailto:cara@x.example", "MEMBER:nobody",
        "MEMBER:bo",
      ]),
    card(
      "Board", uid: "b",
      more: ["X-ADDRESSBOOKSERVER-KIND:group", "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:dora"]),
    card("Nora", uid: "nora", more: ["MEMBER:bo"]),
  ]

  static let cases: [(String, [UInt32])] = [
    ("group:choir", [0]), ("group:\"old friends\"", [0]), ("group:old", [0]),
    ("group:tenors", [0, 1, 2]),
    ("group:board", [3]), ("group:nora", []), ("note:chess", [0]), ("note:tenor", [1]),
    ("has:note", [0, 1]),
    ("has:photo", [1]), ("has:birthday", [2]), ("has:url", [2]), ("has:address", []),
    ("has:group", [0, 1, 2, 3]), ("group:tenors bo", [1]),
  ]

  @Test(arguments: cases) func `in one file`(_ query: String, _ expected: [UInt32]) throws {
    let folder = try TemporaryFolder()
    try folder.write("book.vcf", Self.cards.joined())
    let opened = try OpenedBook.open([BookLocation(path: folder.path + "/book.vcf")])
    #expect(found(query, in: opened) == expected)
  }

  @Test(arguments: cases) func `in a folder`(_ query: String, _ expected: [UInt32]) throws {
    let folder = try TemporaryFolder()
    for (number, card) in Self.cards.enumerated() { try folder.write("\(number).vcf", card) }
    let opened = try OpenedBook.open([BookLocation(path: folder.path)])
    #expect(found(query, in: opened) == expected)
  }

  @Test func `in a file of UTF-16, with bare carriage returns`() throws {
    let folder = try TemporaryFolder()
    var bytes: [UInt8] = [0xFE, 0xFF]
    for unit in Self.cards.joined().utf16 where unit != 0x0A {
      bytes += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    try folder.write("book.vcf", bytes)
    let opened = try OpenedBook.open([BookLocation(path: folder.path + "/book.vcf")])
    #expect(found("note:chess", in: opened) == [0])
    #expect(found("group:tenors", in: opened) == [0, 1, 2])
  }

  @Test func `a file that has changed leaves its contacts without`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.vcf", card("Anna", more: ["NOTE:chess"]))
    try folder.write("b.vcf", card("Bo", more: ["NOTE:chess"]))
    let opened = try OpenedBook.open([BookLocation(path: folder.path)])
    try folder.write("a.vcf", card("Anna Maria", more: ["NOTE:chess"]))
    let reading = BookSearch.cards(of: opened)
    #expect(reading.unreadFiles == 1)
    #expect(found("note:chess", in: opened) == [1])
  }

  @Test func `many cards are read on several threads`() throws {
    let folder = try TemporaryFolder()
    let cards = (0..<40_000).map { number in
      card(
        "Person \(number)", uid: "p\(number)", more: number % 1000 == 7 ? ["NOTE:n\(number)"] : [])
    }
    try folder.write("book.vcf", cards.joined())
    let opened = try OpenedBook.open([BookLocation(path: folder.path + "/book.vcf")])
    #expect(
      found("has:note", in: opened) == stride(from: 7, to: 40_000, by: 1000).map { UInt32($0) })
    #expect(found("note:n39007", in: opened) == [39_007])
  }
}
