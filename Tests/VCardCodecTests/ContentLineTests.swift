import Testing
import VCardCodec

struct ContentLineTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var line: String
    var version = "3.0"
    var group: String?
    var name: String
    var text: String?
    var components: [String]?
    var lists: [[String]]?
    var list: [String]?
    var types: [String] = []
    var isPreferred = false

    var testDescription: String { "\(version) \(line.prefix(60))" }
  }

  static let cases: [Case] = [
    Case(line: "FN:Ada", name: "FN", text: "Ada"),
    Case(line: "fn:Ada\\, \\;\\\\\\n\\Nx", name: "FN", text: "Ada, ;\\\n\nx"),
    Case(line: "FN:a\\qb\\", name: "FN", text: "a\\qb\\"),
    Case(line: "FN:Ada\\, B", version: "2.1", name: "FN", text: "Ada\\, B"),
    Case(line: "NOTE:Ada\r\n  B\r\n\tC", name: "NOTE", text: "Ada BC"),
    Case(line: "NO\r\n TE;TYPE=ho\r\n me:A", name: "NOTE", text: "A", types: ["home"]),
    Case(
      line: "item1.TEL;type=pref:1", group: "item1", name: "TEL", text: "1", types: ["pref"],
      isPreferred: true),
    Case(line: "a.b.TEL:1", group: "a.b", name: "TEL", text: "1"),
    Case(line: "TEL :1", name: "TEL", text: "1"),
    Case(
      line: "TEL;CELL;PREF:1", version: "2.1", name: "TEL", text: "1", types: ["cell", "pref"],
      isPreferred: true),
    Case(line: "TEL;CELL=;PREF=:1", name: "TEL", text: "1", types: ["cell"], isPreferred: true),
    Case(line: "TEL;PREF=1:1", version: "4.0", name: "TEL", text: "1", isPreferred: true),
    Case(line: "TEL;TYPE=\"a,b\",C:1", name: "TEL", text: "1", types: ["a", "b", "c"]),
    Case(line: "TEL;TYPE=HOME\\,VOICE:1", name: "TEL", text: "1", types: ["home", "voice"]),
    Case(line: "TEL;X=\"a:b;c\":1", name: "TEL", text: "1"),
    Case(line: "TEL;TYPE=\"home:1", name: "TEL", text: "1", types: ["home"]),
    Case(
      line: "N:a;b,c;;d\\;e;f\\,g", name: "N", components: ["a", "b,c", "", "d;e", "f,g"],
      lists: [["a"], ["b", "c"], [""], ["d;e"], ["f,g"]]),
    Case(
      line: "N:a\\;b;c,d", version: "2.1", name: "N", components: ["a;b", "c,d"],
      lists: [["a;b"], ["c,d"]]),
    Case(line: "NICKNAME:a,b\\,c", name: "NICKNAME", list: ["a", "b,c"]),
    Case(
      line: "N;QUOTED-PRINTABLE:=41;=3B=42", version: "2.1", name: "N", components: ["A", ";B"]),
    Case(
      line: "N;ENCODING=QUOTED-PRINTABLE:=41=3B=42", version: "2.1", name: "N",
      components: ["A", "B"]),
    Case(
      line: "NOTE;ENCODING=quoted-printable:a=\r\nb=  \r\n c=3D=\r\n=20", name: "NOTE",
      text: "ab c= "),
    Case(line: "NOTE;QUOTED-PRINTABLE:=C3=\r\n\r\n=A4", version: "2.1", name: "NOTE", text: "ä"),
    Case(
      line: "NOTE;CHARSET=iso-8859-15;ENCODING=QUOTED-PRINTABLE:=A4", version: "2.1", name: "NOTE",
      text: "€"),
    Case(line: "NOTE;CHARSET=nonsense:ä", version: "2.1", name: "NOTE", text: "ä"),
  ]

  @Test(arguments: cases)
  func `reads a line`(_ example: Case) throws {
    let text = "BEGIN:VCARD\r\nVERSION:\(example.version)\r\n\(example.line)\r\nEND:VCARD\r\n"
    let card = VCard(Array(text.utf8)[...])
    #expect(card.bytes == Array(text.utf8))
    #expect(card.lines.map(\.kind) == [.begin, .property, .property, .end])
    let line = card.lines[2]
    #expect(line.name == example.name)
    #expect(line.group == example.group)
    #expect(line.number == 3)
    if let text = example.text { #expect(line.text == text) }
    if let components = example.components { #expect(line.components == components) }
    if let lists = example.lists { #expect(line.componentLists == lists) }
    if let list = example.list { #expect(line.list == list) }
    #expect(line.types == example.types)
    #expect(line.isPreferred == example.isPreferred)
  }

  @Test(arguments: [
    "no colon", ":no name", "a b:c", "# comment: x", "=41:x", "\u{E9}:x", ".:x", ";TYPE=a:x",
  ])
  func `a line that is no property is kept`(_ text: String) {
    let bytes = Array("BEGIN:VCARD\n\(text)\nFN:A\nEND:VCARD\n".utf8)
    let file = VCardFile(bytes)
    #expect(file.cards.map { $0.lines.map(\.kind) } == [[.begin, .invalid, .property, .end]])
    #expect(file.diagnostics.map(\.line) == [2])
    #expect(file.bytes == bytes)
  }

  @Test func `parameters keep order, case and repetition`() throws {
    let card = VCard(Array("X;A=1;b=\"x,y\";A=Two,3;Bare;c=a^nb^^c^'d:v".utf8)[...])
    let line = try #require(card.lines.first)
    #expect(line.parameters.map(\.name) == ["A", "B", "A", "TYPE", "C"])
    #expect(
      line.parameters.map(\.values) == [["1"], ["x,y"], ["Two", "3"], ["Bare"], ["a\nb^c\"d"]])
    #expect(line.parameters.map(\.isBare) == [false, false, false, true, false])
    #expect(line.parameter("A") == "1")
    #expect(line.parameters(named: "A").count == 2)
  }

  @Test func `the nested card of AGENT is no property of its card`() {
    let text = "BEGIN:VCARD\nAGENT:\nBEGIN:VCARD\nFN:In\nEND:VCARD\nFN:Out\nEND:VCARD\n"
    let card = VCard(Array(text.utf8)[...])
    #expect(card["FN"]?.text == "Out")
    #expect(
      card.lines.map(\.kind) == [.begin, .property, .nested, .nested, .nested, .property, .end])
  }
}
