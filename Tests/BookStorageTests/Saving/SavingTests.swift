import BookStorage
import ContactBook
import Glibc
import TestSupport
import Testing
import VCardCodec

@Suite("Saving")
struct SavingTests {
  static let anna = card("Anna", uid: "a-1", more: ["X-KEEP;a=b:  as it is\r\n  folded"])
  static let bo = card("Bo", uid: "b-1")
  static let cy = card("Cy", uid: "c-1")

  @Test func `an edit in a folder keeps the name and mode of the file`() throws {
    let saving = try SavingFolder()
    let path = try saving.vdir([("a.vcf", Self.anna), ("b.vcf", Self.bo)])
    unsafe chmod(path + "/a.vcf", 0o640)
    let saved = try saving.addNote("new", to: "Anna", in: try saving.open(path))
    #expect(saved.cards.map(\.identity) == ["a-1"])
    #expect(saved.cards.map(\.action) == [.changed])
    let expected = Self.anna.replacing("END:", with: "NOTE:new\r\nEND:")
    #expect(try saving.text(path + "/a.vcf") == expected)
    #expect(LedgerStoreTests.mode(path + "/a.vcf") == 0o640)
    #expect(saving.names(path) == ["a.vcf", "b.vcf"])
    #expect(try saving.history.undo()?.label == "edit Anna")
    #expect(try saving.text(path + "/a.vcf") == Self.anna)
    #expect(LedgerStoreTests.mode(path + "/a.vcf") == 0o640)
    #expect(try saving.history.undo() == nil)
    #expect(try saving.history.redo()?.label == "edit Anna")
    #expect(try saving.text(path + "/a.vcf") == expected)
    #expect(try saving.history.redo() == nil)
    #expect(saving.names(path) == ["a.vcf", "b.vcf"])
  }

  struct ManyCards: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let parts: [String]
    var encode: @Sendable (String) -> [UInt8] = { Array($0.utf8) }

    static func utf16(_ text: String, isBigEndian: Bool, hasMark: Bool) -> [UInt8] {
      ((hasMark ? "\u{FEFF}" : "") + text).utf16.flatMap { unit in
        let pair = [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)]
        return isBigEndian ? pair : pair.reversed()
      }
    }

    static let all: [ManyCards] = [
      ManyCards(testDescription: "plain", parts: [anna, bo, cy]),
      ManyCards(
        testDescription: "text between", parts: ["junk\n" + anna, "\r\n\r\nmore: junk\n" + bo, cy]),
      ManyCards(
        testDescription: "line feeds",
        parts: [anna, bo, cy].map { $0.replacing("\r\n", with: "\n") }),
      ManyCards(
        testDescription: "carriage returns",
        parts: [anna, bo, cy].map { $0.replacing("\r\n", with: "\r") }),
      ManyCards(testDescription: "no last line end", parts: [anna, bo, String(cy.dropLast())]),
      ManyCards(
        testDescription: "UTF-16, little endian",
        parts: [anna, bo.replacing("b-1", with: "b-1 \u{1F600}ä王"), cy],
        encode: { utf16($0, isBigEndian: false, hasMark: true) }),
      ManyCards(
        testDescription: "UTF-16, big endian", parts: [anna, "王\u{1F600}\r\n" + bo, cy],
        encode: { utf16($0, isBigEndian: true, hasMark: true) }),
      ManyCards(
        testDescription: "UTF-16 without a mark", parts: [anna, bo, String(cy.dropLast())],
        encode: { utf16($0, isBigEndian: false, hasMark: false) }),
    ]
  }

  @Test(arguments: ManyCards.all, ["Anna", "Bo", "Cy"])
  func `of a file of many cards only the edited one is written`(
    _ test: ManyCards, _ name: String
  ) throws {
    let saving = try SavingFolder()
    let path = try saving.folder.write("book.vcf", test.encode(test.parts.joined()))
    try saving.addNote("new", to: name, in: try saving.open(path))
    let end = String(test.parts[1].reversed().first { $0.isNewline } ?? "\n")
    let expected = test.parts.map { part in
      part.contains("FN:" + name) ? part.replacing("END:", with: "NOTE:new\(end)END:") : part
    }
    #expect(try saving.bytes(path) == test.encode(expected.joined()))
    _ = try saving.history.undo()
    #expect(try saving.bytes(path) == test.encode(test.parts.joined()))
    _ = try saving.history.redo()
    #expect(try saving.bytes(path) == test.encode(expected.joined()))
    #expect(saving.names(saving.path) == ["book.vcf", "state"])
  }

  @Test(arguments: ManyCards.all, ["Anna", "Bo", "Cy"])
  func `a card is deleted and comes back`(_ test: ManyCards, _ name: String) throws {
    let saving = try SavingFolder()
    let whole = test.encode(test.parts.joined())
    let path = try saving.folder.write("book.vcf", whole)
    try saving.delete(name, from: try saving.open(path))
    let left = try saving.open(path)
    #expect(left.book.count == 2)
    #expect(try saving.bytes(path).count < whole.count)
    let trash = try saving.history.trash()
    #expect(trash.map(\.name) == [name])
    _ = try saving.history.undo()
    #expect(try saving.bytes(path) == whole)
    #expect(try saving.history.trash().isEmpty)
    _ = try saving.history.redo()
    let card = try #require(try saving.history.trash().first)
    #expect(try saving.history.restore(card, at: 2).path == path)
    #expect(try saving.history.trash().isEmpty)
    let again = try saving.open(path)
    #expect(again.book.count == 3)
    #expect(try again.card(of: try saving.id(name, in: again)).starts(with: card.card))
    _ = try saving.history.undo()
    #expect(try saving.history.trash() == [card])
    _ = try saving.history.undo()
    #expect(try saving.bytes(path) == whole)
  }

  @Test(arguments: ManyCards.all)
  func `new cards go to the end, each on a line of its own`(_ test: ManyCards) throws {
    let saving = try SavingFolder()
    let whole = test.encode(test.parts.joined())
    let path = try saving.folder.write("book.vcf", whole)
    let new = ["Dä", "E"].map { VCard([PropertyDraft("FN", .text($0))], version: .v40) }
    let saved = try saving.open(path).save(
      new.map { .add($0) }, label: "add", in: saving.history, at: 1)
    #expect(saved.cards.map(\.name) == ["Dä", "E"])
    #expect(try saving.bytes(path).starts(with: whole))
    let opened = try saving.open(path)
    #expect(opened.book.count == 5)
    #expect(
      opened.book.ids.map { opened.book.identity(of: $0) }.suffix(2)
        == saved.cards.map(\.identity)[...])
    _ = try saving.history.undo()
    #expect(try saving.bytes(path) == whole)
    _ = try saving.history.redo()
    #expect(try saving.open(path).book.count == 5)
  }

  @Test func `a new card of a folder gets a file of its own`() throws {
    let saving = try SavingFolder()
    let path = try saving.vdir([("a.vcf", Self.anna)])
    let hostile = VCard([
      PropertyDraft("FN", .text("../../x")), PropertyDraft("UID", .text("../../../etc/passwd")),
    ])
    let plain = VCard([PropertyDraft("FN", .text("Bo"))], version: .v30)
    let saved = try saving.open(path).save(
      [.add(hostile), .add(plain)], label: "add", in: saving.history, at: 1)
    let names = saving.names(path).filter { $0 != "a.vcf" }
    #expect(names.count == 2)
    for name in names {
      #expect(name.wholeMatch(of: /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.vcf/) != nil)
      #expect(LedgerStoreTests.mode(path + "/" + name) == 0o600)
    }
    #expect(saved.cards[0].identity == "../../../etc/passwd")
    #expect(saved.cards[1].path == "\(path)/\(saved.cards[1].identity).vcf")
    _ = try saving.history.undo()
    #expect(saving.names(path) == ["a.vcf"])
  }

  @Test func `a card nested in another stays as it is`() throws {
    let saving = try SavingFolder()
    let nested = card("Inner", uid: "i-1")
    let outer = card("Outer", uid: "o-1").replacing("END:VCARD\r\n", with: "")
    let text = outer + nested + "TITLE:after\r\nEND:VCARD\r\n" + Self.bo
    let path = try saving.folder.write("book.vcf", text)
    let opened = try saving.open(path)
    #expect(opened.book.count == 3)
    try saving.addNote("new", to: "Outer", in: opened)
    #expect(
      try saving.text(path)
        == text.replacing("TITLE:after\r\n", with: "TITLE:after\r\nNOTE:new\r\n"))
    _ = try saving.history.undo()
    #expect(try saving.text(path) == text)
    try saving.delete("Outer", from: try saving.open(path))
    #expect(try saving.text(path) == nested + Self.bo)
    _ = try saving.history.undo()
    #expect(try saving.text(path) == text)
  }

  @Test func `nothing is written when nothing changes`() throws {
    let saving = try SavingFolder()
    let path = try saving.vdir([("a.vcf", Self.anna)])
    let opened = try saving.open(path)
    let id = try saving.id("Anna", in: opened)
    let card = VCard(try opened.card(of: id)[...])
    let saved = try opened.save([.replace(id, card)], label: "edit", in: saving.history, at: 1)
    #expect(saved == SavedChanges())
    #expect(try saving.history.steps().isEmpty)
  }

  @Test func `cards with one UID are edited and deleted each on its own`() throws {
    let saving = try SavingFolder()
    let twins = [card("One", uid: "same"), card("Two", uid: "same")]
    let path = try saving.folder.write("book.vcf", twins.joined())
    try saving.addNote("new", to: "Two", in: try saving.open(path))
    #expect(
      try saving.text(path) == twins[0] + twins[1].replacing("END:", with: "NOTE:new\r\nEND:"))
    _ = try saving.history.undo()
    try saving.delete("One", from: try saving.open(path))
    #expect(try saving.text(path) == twins[1])
    #expect(try saving.history.trash().map(\.name) == ["One"])
  }

  @Test func `of several cards in a file of a folder the others stay`() throws {
    let saving = try SavingFolder()
    let path = try saving.vdir([("two.vcf", Self.anna + "\r\n" + Self.bo), ("c.vcf", Self.cy)])
    try saving.delete("Anna", from: try saving.open(path))
    #expect(try saving.text(path + "/two.vcf") == "\r\n" + Self.bo)
    try saving.addNote("new", to: "Bo", in: try saving.open(path))
    try saving.delete("Bo", "Cy", from: try saving.open(path))
    #expect(saving.names(path).isEmpty)
    #expect(try saving.history.trash().map(\.name).sorted() == ["Anna", "Bo", "Cy"])
    for _ in 0..<3 { _ = try saving.history.undo() }
    #expect(try saving.text(path + "/two.vcf") == Self.anna + "\r\n" + Self.bo)
    #expect(try saving.text(path + "/c.vcf") == Self.cy)
  }

  @Test func `all cards of a file are deleted at once`() throws {
    let saving = try SavingFolder()
    let whole = "junk\r\n" + Self.anna + Self.bo + "more\r\n"
    let path = try saving.folder.write("book.vcf", whole)
    try saving.delete("Bo", "Anna", from: try saving.open(path))
    #expect(try saving.text(path) == "junk\r\nmore\r\n")
    _ = try saving.history.undo()
    #expect(try saving.text(path) == whole)
  }
}
