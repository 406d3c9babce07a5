import ContactBook
import ContactInterchange
import Testing
import VCardCodec

/// Cards that would take a reader with quadratic time, or one that recurses, minutes or its stack.
struct LargeCardTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The lines between BEGIN and END.
    var lines: @Sendable () -> String
    /// How many values the contact has.
    var values: Int
  }

  static let cases: [Case] = [
    Case(
      testDescription: "nested agents",
      lines: {
        let depth = 10_000
        return String(repeating: "AGENT:\nBEGIN:VCARD\nFN:B\n", count: depth)
          + String(repeating: "END:VCARD\n", count: depth)
      }, values: 1),
    Case(
      testDescription: "nested agents without END",
      lines: { String(repeating: "AGENT:BEGIN:VCARD\n", count: 20_000) }, values: 0),
    Case(
      testDescription: "agents after each other",
      lines: { String(repeating: "AGENT:\nBEGIN:VCARD\nFN:B\nEND:VCARD\n", count: 8_000) },
      values: 8_000),
    Case(
      testDescription: "labels of groups",
      lines: {
        (0..<8_000).map { "item\($0).TEL:1\nitem\($0).X-ABLabel:l\nitem\($0).X-ABADR:de\n" }
          .joined()
      }, values: 8_000),
    Case(
      testDescription: "addresses and their labels",
      lines: {
        (0..<8_000).map { "ADR;TYPE=t\($0):;;a\nLABEL;TYPE=t\($0):a\n" }.joined()
      }, values: 8_000),
    Case(
      testDescription: "types of one value",
      lines: { "TEL;TYPE=" + (0..<30_000).map { "t\($0)" }.joined(separator: ",") + ":1\n" },
      values: 1),
    Case(
      testDescription: "empty lines of names after many nicknames",
      lines: {
        "NICKNAME:" + String(repeating: "n,", count: 40_000) + "n\n"
          + String(repeating: "SORT-STRING:\n", count: 40_000)
      }, values: 40_001),
  ]

  @Test(.timeLimit(.minutes(5)), arguments: cases)
  func `is read in linear time`(_ example: Case) {
    let bytes = Array("BEGIN:VCARD\nVERSION:3.0\nFN:A\n\(example.lines())END:VCARD\n".utf8)
    let card = VCard(bytes[...])
    #expect(Contact(card: card).values.count == example.values)
    #expect(!CardInspection(card).values.isEmpty)
    var reader = RecordReader()
    var record = ContactRecord()
    #expect(reader.next(in: bytes.span, into: &record))
    #expect(record[.displayName] == "A")
  }

  struct Agent: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var name: String?
  }

  @Test(arguments: [
    Agent(
      testDescription: "on the next line", text: "AGENT:\nBEGIN:VCARD\nFN:B\nEND:VCARD\n",
      name: "B"),
    Agent(
      testDescription: "on its own line", text: "AGENT:BEGIN:VCARD\nFN:B\nEND:VCARD\n", name: "B"),
    Agent(
      testDescription: "folded, with parts alone",
      text: "AGENT:\n begin:vcard\nN:Bell;Ada\nEND:VCARD\n", name: "Ada Bell"),
    Agent(
      testDescription: "folded onto it as a whole",
      text: "AGENT:BEGIN:VCARD\r\n VERSION:3.0\r\n FN:B\r\n END:VCARD\r\nTITLE:Boss\n", name: "B"),
    Agent(
      testDescription: "without a name",
      text: "AGENT:\nBEGIN:VCARD\nORG:Acme\nAGENT:\nBEGIN:VCARD\nFN:C\nEND:VCARD\nEND:VCARD\n",
      name: "Acme"),
    Agent(
      testDescription: "named after a card in it",
      text: "AGENT:\nBEGIN:VCARD\nAGENT:\nBEGIN:VCARD\nFN:C\nEND:VCARD\nFN:B\nEND:VCARD\n",
      name: "B"),
    Agent(testDescription: "empty", text: "AGENT:\nBEGIN:VCARD\nEND:VCARD\n", name: nil),
  ])
  func `an agent has the name of its card`(_ agent: Agent) {
    let text = "BEGIN:VCARD\nFN:A\n\(agent.text)END:VCARD\n"
    let contact = Contact(card: VCard(Array(text.utf8)[...]))
    #expect(contact.values(of: .relation).first?.value == agent.name)
  }
}
