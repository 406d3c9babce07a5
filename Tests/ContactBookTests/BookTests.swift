import ContactBook
import Testing

@Suite("Book")
struct BookTests {
  @Test func `a repeated identity gets a number`() {
    var book = Book()
    var record = ContactRecord()
    record.append(.identity, "u")
    record.append(.displayName, "Anna")
    let ids = (0..<3).map { _ in book.insert(record) }
    #expect(ids.map { book.identity(of: $0) } == ["u", "u#2", "u#3"])
    #expect(book.contactID(identity: "u#2") == ids[1])
    #expect(book.brokenInvariants() == [])
  }
}
