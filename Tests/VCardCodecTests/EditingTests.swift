import Testing
import VCardCodec

/// An edit changes the lines of its property and nothing else.
struct EditingTests {
  @Test func `a changed value keeps group, name and parameters as they are spelled`() throws {
    var card = VCard(
      Array(
        """
        BEGIN:VCARD
        VERSION:3.0
        FN:Ada Bell
        item1.Tel;type=HOME;X-Odd="a;b";type=pref:+1 555 0100
        item1.X-ABLabel:Boat
        END:VCARD

        """.utf8)[...])
    let index = try #require(card.lines.firstIndex { $0.name == "TEL" })
    var draft = card.lines[index].draft
    draft.value = .text("+1 555 0199")
    card.replaceLine(at: index, with: draft)
    #expect(
      String(decoding: card.bytes, as: UTF8.self) == """
        BEGIN:VCARD
        VERSION:3.0
        FN:Ada Bell
        item1.Tel;type=HOME;X-Odd="a;b";type=pref:+1 555 0199
        item1.X-ABLabel:Boat
        END:VCARD

        """)
  }

  struct Place: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The lines between BEGIN and END; END stands there only where it is among them.
    let lines: String
    /// The line before which a new NOTE stands.
    let next: String
  }

  @Test(arguments: [
    Place(
      testDescription: "a nested card without END", lines: "AGENT:\nBEGIN:VCARD\nN:Inner\nEND:VC\n",
      next: "AGENT:\n"),
    Place(
      testDescription: "a nested card of two that has no END",
      lines: "AGENT:\nBEGIN:VCARD\nAGENT:\nBEGIN:VCARD\nN:A\nEND:VCARD\n", next: "AGENT:\n"),
    Place(
      testDescription: "a card that begins in the value", lines: "AGENT:BEGIN:VCARD\n N:Inner\n",
      next: "AGENT:BEGIN"),
    Place(
      testDescription: "a nested card", lines: "AGENT:\nBEGIN:VCARD\nN:A\nEND:VCARD\nEND:VCARD\n",
      next: "END:VCARD\n"),
    Place(
      testDescription: "a soft break that END cuts off",
      lines: "TITLE;ENCODING=QUOTED-PRINTABLE:a=\nEND:VCARD\n", next: "TITLE"),
    Place(
      testDescription: "a soft break and an empty line",
      lines: "ORG:b\nTITLE;ENCODING=QUOTED-PRINTABLE:a=\n\nEND:VCARD\n", next: "TITLE"),
  ])
  func `a new line is a line of its own card`(_ place: Place) throws {
    let text = "BEGIN:VCARD\nVERSION:2.1\nN:Outer\n\(place.lines)"
    var card = VCard(Array(text.utf8)[...])
    card.insert(PropertyDraft("NOTE", .text("new")))
    let bytes = card.bytes
    var expected = text
    let found = expected.ranges(of: place.next)
    let range = place.next.hasPrefix("END") ? found.last : found.first
    expected.insert(contentsOf: "NOTE:new\n", at: try #require(range).lowerBound)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
    #expect(VCardFile(bytes).cards.first?["NOTE"]?.text == "new")
  }

  @Test func `what is folded onto a picture goes with it`() throws {
    // The last line is no base64, and the one before it has no blank in front.
    let text =
      "BEGIN:VCARD\nVERSION:2.1\nFN:A\nPHOTO;ENCODING=BASE64;JPEG:\n /9j/\nAAEC\n A\u{4}B\nEND:VCARD\n"
    var card = VCard(Array(text.utf8)[...])
    let index = try #require(card.lines.firstIndex { $0.name == "PHOTO" })
    try #require(card.lines[index + 1].kind == .end)
    card.replaceLine(at: index, with: PropertyDraft("PHOTO", .uri("https://example.org/a")))
    let again = VCard(card.bytes[...])
    #expect(again["PHOTO"]?.text == "https://example.org/a")
    #expect(again.lines.count == 5)
  }
}
