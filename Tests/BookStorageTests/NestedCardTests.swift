import BookStorage
import ContactBook
import TestSupport
import Testing

/// Cards that go on after a card nested in them.
@Suite("Nested cards")
struct NestedCardTests {
  private static let inner = card("Inner", uid: "i")
  private static let head = "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:o\r\nFN:Outer\r\n"
  private static let tail = "TEL:2\r\nNOTE:n\r\nEND:VCARD\r\n"

  @Test func `a contact has the lines after a nested card too`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.vcf", Self.head + Self.inner + Self.tail + card("Last"))
    let opened = try OpenedBookTests.open(path)
    #expect(OpenedBookTests.names(opened) == ["Outer", "Inner", "Last"])
    let outer = ContactID(rawValue: 0)
    #expect(opened.book.string(.phone, of: outer) == "2")
    #expect(try opened.contact(of: outer).values(of: .note).map(\.value) == ["n"])
    #expect(try opened.card(of: outer) == Array((Self.head + Self.tail).utf8))
    #expect(try opened.card(of: ContactID(rawValue: 1)) == Array(Self.inner.utf8))
  }

  @Test func `so it has in books that are opened together`() throws {
    let folder = try TemporaryFolder()
    let other = try folder.write("b.vcf", card("First") + card("Second"))
    let path = try folder.write("a.vcf", Self.head + Self.inner + Self.tail)
    let opened = try OpenedBookTests.open(other, path)
    let outer = try opened.contact(of: ContactID(rawValue: 2))
    #expect(outer.values(of: .note).map(\.value) == ["n"])
  }

  @Test func `cards nested in one over a large part of the file make no contact more`() throws {
    let folder = try TemporaryFolder()
    let inner = (0..<12_000).map { card("Person \($0)", more: ["NOTE:n\($0)"]) }
    // The file is divided in the middle of the nested cards.
    let path = try folder.write("a.vcf", Self.head + inner.joined() + Self.tail + card("Last"))
    let opened = try OpenedBookTests.open(path)
    #expect(opened.book.count == 12_002)
    #expect(try opened.card(of: ContactID(rawValue: 0)) == Array((Self.head + Self.tail).utf8))
    #expect(try opened.contact(of: ContactID(rawValue: 12_001)).displayName == "Last")
  }
}
