import ContactInterchange
import Testing
import VCardCodec

/// What an entry of another format says and no card can hold is told.
struct ImportLossTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let format: ForeignFormat
    let text: String
    var line = 2
    var testDescription: String { format.rawValue }
  }

  @Test(arguments: [
    Case(format: .csv, text: "Name,Notes,Phone\nA,x\u{1}y,1\n"),
    Case(format: .abook, text: "# abook addressbook file\n[0]\nname=A\nnotes=x\u{1}y\n"),
    Case(
      format: .jcard, text: #"[\#n["vcard",[["fn",{},"text","A"],["note",{},"text","x\u0001y"]]]]"#),
    Case(format: .mutt, text: "\nalias a A <a@example.org> # x\u{1}y\n"),
  ])
  func `a control character is told and becomes U+FFFD`(_ test: Case) throws {
    let cards = try #require(test.format.read(Array(test.text.utf8)))
    #expect(cards.card(at: 0)["NOTE"]?.text == "x\u{FFFD}y")
    let told = cards.diagnostics.filter { $0.code == .invalidText }
    #expect(told.map(\.line) == [test.line])
    #expect(told.allSatisfy { $0.text.contains("cannot hold") })
  }

  @Test func `in LDIF it makes the value bytes, which are kept`() throws {
    let text = "dn: cn=A\ncn: A\ndescription:: eAF5\n"
    let cards = try #require(ForeignFormat.ldif.read(Array(text.utf8)))
    #expect(cards.card(at: 0)["X-LDIF-DESCRIPTION"]?.mediaBytes == [0x78, 0x01, 0x79])
    #expect(cards.diagnostics.isEmpty)
  }

  @Test func `what a card can hold is not told`() throws {
    let cards = ForeignFormat.csv.read(Array("Name,Notes\nA,\"a\tb\r\nc\"\n".utf8))
    #expect(cards?.diagnostics.isEmpty == true)
    #expect(cards?.card(at: 0)["NOTE"]?.text == "a\tb\nc")
  }

  @Test func `any line end in a cell is a line break`() throws {
    let cards = ForeignFormat.csv.reader?.read(Array("Name,Notes\nA,\"a\rb\nc\r\nd\r\"\n".utf8))
    #expect(cards?.card(at: 0)["NOTE"]?.text == "a\nb\nc\nd\n")
  }

  @Test(arguments: [
    ("Ada Bell,ada@example.org,+1 555 010 0123\nBo Holm,bo@example.org,\n", true),
    ("Bell;Ada;0701234567\nHolm;Bo;0707654321", true),
    ("Name,E-mail,Phone\nAda Bell,ada@example.org,1\n", false),
    ("hello, dear,\nthis is, no table\n", false),
    ("one line with a number, 5550100123\nand another\n", false),
    ("Ada Bell\nBo Holm\n", false),
    ("", false),
  ])
  func `a table without headings is seen`(text: String, isSeen: Bool) {
    #expect(UnnamedTable.isSeen(in: Array(text.utf8)) == isSeen)
  }

  @Test(arguments: [
    "Name,ada@example.org,Phone\nBo,bo@example.org,2\n",
    "Mobile,Home,070-123 45 67\nBo,Home,2\n",
    "Ada Bell,ada@example.org,Work\nPhone Company,info@example.org,Home\n",
  ])
  func `a row of somebody's values is no heading`(text: String) {
    #expect(ForeignFormat.recognized(Array(text.utf8)) == nil)
  }

  @Test func `headings alone are told`() throws {
    let cards = ForeignFormat.csv.reader?.read(Array("Name,E-mail,Phone\n\n".utf8))
    #expect(cards?.isEmpty == true)
    #expect(cards?.diagnostics.map(\.text) == ["headings without a contact below them"])
  }
}
