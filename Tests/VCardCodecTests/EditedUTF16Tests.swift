import Testing
import VCardCodec

/// A UTF-16 file stays UTF-16, and every unit outside an edit stays, even one that is no character.
struct EditedUTF16Tests {
  static let text = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:王\r\nNOTE:a?b\r\nTEL:1\r\nEND:VCARD\r\n"

  /// The text in UTF-16 with an unpaired surrogate for the question mark, and a byte too many at the end.
  static func units(_ text: String, isBigEndian: Bool) -> [UInt8] {
    let units = text.utf16.map { $0 == 0x3F ? 0xD83D : $0 }
    let bytes = ([0xFEFF] + units).flatMap { unit -> [UInt8] in
      let pair = [UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]
      return isBigEndian ? pair : pair.reversed()
    }
    return bytes + [0x41]
  }

  @Test(arguments: [true, false])
  func `units stay`(isBigEndian: Bool) throws {
    let bytes = Self.units(Self.text, isBigEndian: isBigEndian)
    var file = VCardFile(bytes)
    #expect(file.bytes == bytes)
    var card = file.cards[0]
    let tel = try #require(card.lines.firstIndex { $0.name == "TEL" })
    card.replaceLine(at: tel, with: PropertyDraft("TEL", .text("2")))
    card.insert(PropertyDraft("TITLE", .text("Ünit 😀")))
    file.replaceCard(at: 0, with: card)
    var expected = Self.text.split(separator: "\r\n").joined(separator: "\r\n") + "\r\n"
    expected = expected.split(separator: "TEL:1").joined(separator: "TEL:2\r\nTITLE:Ünit 😀")
    #expect(file.bytes == Self.units(expected, isBigEndian: isBigEndian))
    // Once more, and with another card behind it.
    card.removeLine(at: tel)
    file.replaceCard(at: 0, with: card)
    file.append(VCard([PropertyDraft("FN", .text("Bo"))], version: .v40))
    expected = expected.split(separator: "TEL:2\r\n").joined()
    expected += "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Bo\r\nEND:VCARD\r\n"
    #expect(file.bytes == Self.units(expected, isBigEndian: isBigEndian))
    file.removeCard(at: 1)
    file.removeCard(at: 0)
    #expect(file.bytes == Self.units("", isBigEndian: isBigEndian))
  }
}

/// Cards come and go in a file whose other bytes stay.
struct EditedCardsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var file: String
    var removed: [Int] = []
    var isAppended = false
    var expected: String

    var testDescription: String { name }
  }

  static let added = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:C\r\nEND:VCARD\r\n"

  @Test(arguments: cases)
  func `other bytes stay`(_ example: Case) {
    var file = VCardFile(Array(example.file.utf8))
    for index in example.removed { file.removeCard(at: index) }
    if example.isAppended { file.append(VCard([PropertyDraft("FN", .text("C"))], version: .v40)) }
    #expect(String(decoding: file.bytes, as: UTF8.self) == example.expected)
    let again = VCardFile(file.bytes)
    #expect(again.cards.map(\.bytes) == file.cards.map(\.bytes))
  }

  static let cases: [Case] = [
    Case(
      name: "text between cards",
      file: "x\nBEGIN:VCARD\nFN:A\nEND:VCARD\ny\nBEGIN:VCARD\nFN:B\nEND:VCARD\nz",
      removed: [0], expected: "x\ny\nBEGIN:VCARD\nFN:B\nEND:VCARD\nz"),
    Case(
      name: "a file without a last line end", file: "BEGIN:VCARD\nFN:A\nEND:VCARD",
      isAppended: true,
      expected: "BEGIN:VCARD\nFN:A\nEND:VCARD\n" + added),
    Case(
      name: "cards on one line",
      file:
        "BEGIN:VCARD\nFN:A\nEND:VCARDBEGIN:VCARD\nFN:B\nEND:VCARDBEGIN:VCARD\nFN:C\nEND:VCARD\n",
      removed: [1], expected: "BEGIN:VCARD\nFN:A\nEND:VCARDBEGIN:VCARD\nFN:C\nEND:VCARD\n"),
    Case(
      name: "the last of cards on one line, with text behind it",
      file: "BEGIN:VCARD\nFN:A\nEND:VCARDBEGIN:VCARD\nFN:B\nEND:VCARD\nz\n", removed: [1],
      expected: "BEGIN:VCARD\nFN:A\nEND:VCARD\nz\n"),
    Case(
      name: "a card without END keeps what is behind it apart",
      file: "BEGIN:VCARD\nFN:A\nBEGIN:VCARD\nFN:B\nEND:VCARD\nz\n", removed: [1],
      expected: "BEGIN:VCARD\nFN:A\nEND:VCARD\nz\n"),
    Case(name: "an empty file", file: "", isAppended: true, expected: added),
    Case(
      name: "the only card goes", file: "\u{FEFF}BEGIN:VCARD\nFN:A\nEND:VCARD\n", removed: [0],
      isAppended: true, expected: "\u{FEFF}" + added),
    Case(
      name: "behind a card without END", file: "BEGIN:VCARD\nFN:A\n", isAppended: true,
      expected: "BEGIN:VCARD\nFN:A\n" + added),
  ]

  @Test func `a card around another one is edited behind it`() throws {
    let text = "BEGIN:VCARD\nFN:A\nBEGIN:VCARD\nFN:B\nEND:VCARD\nTEL:1\nEND:VCARD\n"
    var file = VCardFile(Array(text.utf8))
    var card = file.cards[0]
    let tel = try #require(card.lines.firstIndex { $0.name == "TEL" })
    card.replaceLine(at: tel, with: PropertyDraft("TEL", .text("2")))
    card.insert(PropertyDraft("FN", .text("Ä")))
    card.insert(PropertyDraft("NOTE", .text("n")))
    file.replaceCard(at: 0, with: card)
    #expect(
      String(decoding: file.bytes, as: UTF8.self)
        == "BEGIN:VCARD\nFN:A\nBEGIN:VCARD\nFN:B\nEND:VCARD\nFN:Ä\nTEL:2\nNOTE:n\nEND:VCARD\n")
    file.removeCard(at: 1)
    #expect(
      String(decoding: file.bytes, as: UTF8.self)
        == "BEGIN:VCARD\nFN:A\nFN:Ä\nTEL:2\nNOTE:n\nEND:VCARD\n")
  }
}
