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
}
