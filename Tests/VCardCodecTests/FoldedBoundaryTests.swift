import Testing
import VCardCodec

/// BEGIN and END that are folded, or folded onto something else.
struct FoldedBoundaryTests {
  private static func file(_ lines: String...) -> VCardFile {
    VCardFile(Array(lines.map { $0 + "\r\n" }.joined().utf8))
  }

  @Test
  func `an END that is folded in the middle ends its card`() {
    let file = Self.file(
      "BEGIN:VCARD", "FN:Ada", "END:VC", " ARD", "BEGIN:VCARD", "FN:Bo", "E", "\tND:VCARD")
    #expect(file.cards.map { $0["FN"]?.text } == ["Ada", "Bo"])
    #expect(
      file.cards.map { $0.lines.map(\.kind) } == [
        [.begin, .property, .end], [.begin, .property, .end],
      ])
    #expect(file.diagnostics == [])
    #expect(
      file.cards.flatMap { $0.faults() }.filter { $0.code == .foldedEnd }.map(\.line) == [3, 7])
  }

  @Test
  func `a BEGIN that is folded in the middle begins a card`() {
    let file = Self.file(
      "BEGIN:VC", " ARD", "FN:Ada", "END:VCARD", "BEGIN:VCARD", "FN:Bo", "BEG", " IN:VCARD",
      "FN:Cy", "END:VCARD", "END:VCARD")
    #expect(file.cards.map { $0["FN"]?.text } == ["Ada", "Bo", "Cy"])
    #expect(file.cards.map(\.number) == [1, 5, 7])
    #expect(file.cards[0].faults().filter { $0.code == .foldedEnd }.map(\.line) == [1])
  }

  @Test
  func `a text that only begins like END is a text`() {
    let file = Self.file(
      "BEGIN:VCARD", "FN:Ada", "END:VC", " ARDS", "ENDING;X=1", " :VCARD", "END:VCARD")
    #expect(file.cards.count == 1)
    #expect(file.cards[0].lines.map(\.kind) == [.begin, .property, .property, .property, .end])
  }

  @Test
  func `a card folded onto AGENT is the value, and the outer card goes on`() {
    let file = Self.file(
      "BEGIN:VCARD", "FN:Ada", "AGENT:BEGIN:VCARD", " VERSION:3.0", " FN:Bo", " END:VCARD",
      "TITLE:Countess", "END:VCARD")
    #expect(file.cards.count == 1)
    #expect(file.cards[0]["TITLE"]?.text == "Countess")
    #expect(file.cards[0].lines.last?.kind == .end)
    #expect(file.diagnostics == [])
  }

  @Test
  func `a card of which only the beginning is folded onto AGENT goes on below`() {
    let file = Self.file(
      "BEGIN:VCARD", "FN:Ada", "AGENT:BEGIN:VCARD", " VERSION:3.0", "FN:Bo", "END:VCARD",
      "TITLE:Countess", "END:VCARD")
    #expect(file.cards.count == 1)
    #expect(file.cards[0]["FN"]?.text == "Ada")
    #expect(file.cards[0]["TITLE"]?.text == "Countess")
    #expect(file.cards[0].lines.filter { $0.kind == .nested }.count == 2)
  }

  @Test
  func `an END alone is that of the card that has none`() {
    let file = Self.file(
      "BEGIN:VCARD", "UID:o", "BEGIN:VCARD", "UID:i", "END:VCARD", "END:VCARD", "END:VCARD")
    #expect(file.cards.map { $0["UID"]?.text } == ["o", "i"])
    #expect(file.cards[0].lines.map(\.kind) == [.begin, .property, .end])
    #expect(file.diagnostics.map(\.code) == [.missingEnd, .nestedCard, .textOutside])
    #expect(file.diagnostics.map(\.line) == [1, 6, 7])
  }
}
