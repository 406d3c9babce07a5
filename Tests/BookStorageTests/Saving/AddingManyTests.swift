import BookStorage
import ContactBook
import ContactInterchange
import TestSupport
import Testing
import VCardCodec

/// Adding many cards in one step, as an import does.
@Suite("Adding many cards")
struct AddingManyTests {
  static let anna = SavingTests.anna
  static let bo = SavingTests.bo
  static let cy = SavingTests.cy

  /// Cards that fill more than one of the pieces in which they are written.
  static let many = (0..<1_200).map { number in
    card(
      "Person \(number)", uid: "p-\(number)", more: ["NOTE:" + String(repeating: "n", count: 900)])
  }

  static func add(_ cards: [String], to path: String, _ saving: SavingFolder) throws -> SavedChanges
  {
    try saving.open(path).save(
      cards.map { .addText(Array($0.utf8)[...]) }, label: "import", in: saving.history, at: 1)
  }

  @Test func `they are taken back and done again as one step`() throws {
    let saving = try SavingFolder()
    let path = try saving.folder.write("book.vcf", Self.anna)
    #expect(try Self.add(Self.many, to: path, saving).cards.count == Self.many.count)
    let whole = Self.anna + Self.many.joined()
    #expect(try saving.text(path) == whole)
    #expect(try saving.history.undo()?.label == "import")
    #expect(try saving.text(path) == Self.anna)
    #expect(try saving.history.redo()?.label == "import")
    #expect(try saving.text(path) == whole)
  }

  @Test func `each is taken out by itself when another program has changed the file`() throws {
    let saving = try SavingFolder()
    let path = try saving.folder.write("book.vcf", Self.anna)
    _ = try Self.add(Self.many, to: path, saving)
    // Sorted anew, with somebody between.
    let others = Self.many.reversed().joined(separator: "junk\r\n" + Self.cy)
    try saving.folder.write("book.vcf", Self.bo + others + Self.anna)
    #expect(try saving.history.undo()?.label == "import")
    let rest = String(repeating: "junk\r\n" + Self.cy, count: Self.many.count - 1)
    #expect(try saving.text(path) == Self.bo + rest + Self.anna)
    #expect(try saving.history.redo()?.label == "import")
    #expect(try saving.open(path).book.count == 2 + 2 * Self.many.count - 1)
  }

  @Test func `all stay when one of them has been changed`() throws {
    let saving = try SavingFolder()
    let path = try saving.folder.write("book.vcf", Self.anna)
    _ = try Self.add([Self.bo, Self.cy], to: path, saving)
    let changed = Self.anna + Self.bo + Self.cy.replacing("END:", with: "NOTE:x\r\nEND:")
    try saving.folder.write("book.vcf", changed)
    #expect {
      try saving.history.undo()
    } throws: {
      ConflictTests.isChanged($0)
    }
    #expect(try saving.text(path) == changed)
  }

  @Test(arguments: [true, false])
  func `each is found in a file of UTF-16`(isBigEndian: Bool) throws {
    let saving = try SavingFolder()
    func encode(_ text: String) -> [UInt8] {
      SavingTests.ManyCards.utf16(text, isBigEndian: isBigEndian, hasMark: true)
    }
    let path = try saving.folder.write("book.vcf", encode(Self.anna))
    _ = try Self.add([Self.bo, Self.cy], to: path, saving)
    try saving.folder.write("book.vcf", encode(Self.cy + Self.anna + Self.bo))
    #expect(try saving.history.undo()?.label == "import")
    #expect(try saving.bytes(path) == encode(Self.anna))
  }

  struct Incomplete: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let card: String
    /// The card as it is written, with `UUID` for its own.
    let written: String
  }

  @Test(arguments: [
    Incomplete(
      testDescription: "4.0", card: "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\nEND:VCARD\r\n",
      written: "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\nUID:urn:uuid:UUID\r\nEND:VCARD\r\n"),
    Incomplete(
      testDescription: "3.0 with line feeds", card: "BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD\n",
      written: "BEGIN:VCARD\nVERSION:3.0\nFN:A\nUID:UUID\nEND:VCARD\n"),
    Incomplete(
      testDescription: "an empty line before END",
      card: "BEGIN:VCARD\nVERSION:3.0\nFN:A\n\nEND:VCARD\n",
      written: "BEGIN:VCARD\nVERSION:3.0\nFN:A\nUID:UUID\n\nEND:VCARD\n"),
    Incomplete(
      testDescription: "an empty UID", card: "BEGIN:VCARD\nVERSION:3.0\nUID:\nFN:A\nEND:VCARD\n",
      written: "BEGIN:VCARD\nVERSION:3.0\nFN:A\nUID:UUID\nEND:VCARD\n"),
    Incomplete(
      testDescription: "no last line end", card: "BEGIN:VCARD\nVERSION:3.0\nUID:u\nFN:A\nEND:VCARD",
      written: "BEGIN:VCARD\nVERSION:3.0\nUID:u\nFN:A\nEND:VCARD\n"),
    Incomplete(
      testDescription: "no END", card: "BEGIN:VCARD\nVERSION:3.0\nUID:u\nFN:A\n",
      written: "BEGIN:VCARD\nVERSION:3.0\nUID:u\nFN:A\nEND:VCARD\n"),
    Incomplete(
      testDescription: "words in lower case", card: "begin:vcard\nversion:3.0\nfn:A\nend:vcard\n",
      written: "begin:vcard\nversion:3.0\nfn:A\nUID:UUID\nend:vcard\n"),
    Incomplete(
      testDescription: "a quoted-printable line break before END",
      card: "BEGIN:VCARD\r\nVERSION:2.1\r\nFN;ENCODING=QUOTED-PRINTABLE:A=\r\nB\r\nEND:VCARD\r\n",
      written:
        "BEGIN:VCARD\r\nVERSION:2.1\r\nFN;ENCODING=QUOTED-PRINTABLE:A=\r\nB\r\nUID:UUID\r\nEND:VCARD\r\n"
    ),
  ])
  func `a card gets what it lacks and nothing else`(_ test: Incomplete) throws {
    let saving = try SavingFolder()
    let path = try saving.folder.write("book.vcf", "")
    let saved = try Self.add([test.card], to: path, saving)
    let uuid = saved.cards[0].identity.replacing("urn:uuid:", with: "")
    #expect(try saving.text(path) == test.written.replacing("UUID", with: uuid))
    let opened = try saving.open(path)
    #expect(opened.book.identity(of: opened.book.ids[0]) == saved.cards[0].identity)
  }
}
