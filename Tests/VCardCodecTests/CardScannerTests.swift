import Testing
import VCardCodec

struct CardScannerTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    /// FN of each card, in order; nil for a card without one.
    var names: [String?]
    var extents: [ScannedCard.Extent]
    var codes: [Diagnostic.Code] = []
  }

  static let cases: [Case] = [
    Case(
      testDescription: "two cards",
      text: "BEGIN:VCARD\nFN:A\nEND:VCARD\nBEGIN:VCARD\nFN:B\nEND:VCARD\n",
      names: ["A", "B"], extents: [.whole, .whole]),
    Case(
      testDescription: "case and blanks of the boundaries do not matter",
      text: "begin: vCard \r\nfn:A\r\nEnd:vcard", names: ["A"], extents: [.whole]),
    Case(
      testDescription: "END folded onto a note is text",
      text: "BEGIN:VCARD\r\nNOTE:x\r\n END:VCARD\r\nFN:A\r\nEND:VCARD\r\n", names: ["A"],
      extents: [.whole]),
    Case(
      testDescription: "a soft break never swallows END",
      text:
        "BEGIN:VCARD\nFN:A\nNOTE;QUOTED-PRINTABLE:x=\nEND:VCARD\nBEGIN:VCARD\nFN:B\nEND:VCARD\n",
      names: ["A", "B"], extents: [.whole, .whole]),
    Case(
      testDescription: "a property name after a soft break is text",
      text: "BEGIN:VCARD\nNOTE;ENCODING=QUOTED-PRINTABLE:x=\nFN:no\nFN:A\nEND:VCARD\n",
      names: ["A"],
      extents: [.whole]),
    Case(
      testDescription: "the next BEGIN ends a card",
      text: "BEGIN:VCARD\nFN:A\nBEGIN:VCARD\nFN:B\nEND:VCARD\n", names: ["A", "B"],
      extents: [.withoutEnd, .whole], codes: [.missingEnd]),
    Case(
      testDescription: "the end of the file ends a card", text: "BEGIN:VCARD\nFN:A\nN:B",
      names: ["A"],
      extents: [.withoutEnd], codes: [.missingEnd]),
    Case(
      testDescription: "a card without BEGIN", text: "VERSION:3.0\nFN:A\nEND:VCARD\n", names: ["A"],
      extents: [.withoutBegin], codes: [.missingBegin]),
    Case(
      testDescription: "lines after a nested card belong to the outer one",
      text: "BEGIN:VCARD\nFN:A\nBEGIN:VCARD\nFN:B\nEND:VCARD\nTEL:1\nEND:VCARD\n",
      names: ["A", "B", nil], extents: [.withoutEnd, .whole, .tail],
      codes: [.missingEnd, .nestedCard]),
    Case(
      testDescription: "a card in AGENT is part of its card",
      text: "BEGIN:VCARD\nFN:A\nAGENT:\nBEGIN:VCARD\nFN:B\nEND:VCARD\nEND:VCARD\n", names: ["A"],
      extents: [.whole]),
    Case(
      testDescription: "END and BEGIN on one line",
      text: "BEGIN:VCARD\nFN:A\nEND:VCARDBEGIN:VCARD\nFN:B\nEND:VCARD", names: ["A", "B"],
      extents: [.whole, .whole], codes: [.gluedCards]),
    Case(
      testDescription: "lone CR as line end", text: "BEGIN:VCARD\rFN:A\rEND:VCARD\r", names: ["A"],
      extents: [.whole]),
    Case(
      testDescription: "CR CR LF as line end", text: "BEGIN:VCARD\r\r\nFN:A\r\r\nEND:VCARD\r\r\n",
      names: ["A"], extents: [.whole]),
    Case(
      testDescription: "byte order marks at the start and between",
      text: "\u{FEFF}BEGIN:VCARD\nFN:A\nEND:VCARD\n\u{FEFF}BEGIN:VCARD\nFN:B\nEND:VCARD\n",
      names: ["A", "B"], extents: [.whole, .whole]),
    Case(
      testDescription: "text between cards",
      text: "hello\nBEGIN:VCARD\nFN:A\nEND:VCARD\nbye\n", names: ["A"], extents: [.whole],
      codes: [.textOutside, .textOutside]),
    Case(testDescription: "nothing", text: "", names: [], extents: []),
  ]

  @Test(arguments: cases)
  func `finds the cards`(_ case: Case) {
    let bytes = Array(`case`.text.utf8)
    var scanner = CardScanner()
    var card = ScannedCard()
    var names: [String?] = []
    var extents: [ScannedCard.Extent] = []
    while scanner.next(in: bytes.span, into: &card) {
      let line = card.lines.first { $0.key == .formattedName }
      names.append(line.map { String(decoding: bytes[$0.value], as: UTF8.self) })
      extents.append(card.extent)
    }
    #expect(names == `case`.names)
    #expect(extents == `case`.extents)
    #expect(scanner.diagnostics.map(\.code) == `case`.codes)
    #expect(VCardFile(bytes).bytes == bytes)
  }
}

extension CardScannerTests {
  @Test
  func `a name that goes on after a fold is found`() throws {
    let text =
      "BEGIN:VCARD\r\nVERS\r\n ION:2.1\r\nF\r\n N:Ada\r\nTE\r\n\tL;CELL\r\n :1\r\nEND:VCARD\r\n"
    let bytes = Array(text.utf8)
    var scanner = CardScanner()
    var card = ScannedCard()
    try #require(scanner.next(in: bytes.span, into: &card))
    #expect(card.version == .v21)
    #expect(card.lines.map(\.key) == [.version, .formattedName, .phone])
    #expect(card.lines.map { card.contentLine($0, in: bytes.span)?.text } == ["2.1", "Ada", "1"])
  }

  @Test
  func `an END behind a blank ends a card of which nothing follows, and only that`() throws {
    let text = """
      BEGIN:VCARD
      NOTE:a
       END:VCARD
      FN:More
      END:VCARD
      BEGIN:VCARD
      FN:Indented
       END:VCARD

      BEGIN:VCARD
      FN:Last
      \tEND:VCARD
      """
    let file = VCardFile(Array(text.utf8))
    #expect(file.diagnostics == [])
    #expect(file.cards.map { $0["FN"]?.text } == ["More", "Indented", "Last"])
    #expect(file.cards.map { $0["NOTE"]?.text } == ["aEND:VCARD", nil, nil])
    #expect(file.cards.map { $0.lines.last?.kind } == [.end, .end, .end])
    #expect(
      file.cards.map { card in card.faults().filter { $0.code == .foldedEnd }.map(\.line) }
        == [[3], [8], [12]])
  }
}

extension CardScannerTests {
  @Test
  func `a text in base64 ends with its line, for a list and for the card`() throws {
    let bytes = Array(
      "BEGIN:VCARD\nFN;ENCODING=b:AAAA\nBBBB\nPHOTO;ENCODING=b:AAAA\nBBBB\nEND:VCARD\n".utf8)
    let card = VCard(bytes[...])
    #expect(card.lines.map(\.kind) == [.begin, .property, .invalid, .property, .end])
    #expect(card["PHOTO"]?.mediaBytes?.count == 6)
  }
}
