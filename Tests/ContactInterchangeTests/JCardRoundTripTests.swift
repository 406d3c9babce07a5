import ContactInterchange
import TestSupport
import Testing
import VCardCodec

@Suite("jCard round trip")
struct JCardRoundTripTests {
  private static let texts = [
    "Ada", "Grün, Olga; x", "one\ntwo", #"back\slash"#, "\"quoted\"", "王小明", "😀", "a:b", " x ",
    "^'^n",
    "tab\there", "END:VCARD",
  ]

  private static func text(_ generator: inout SeededGenerator) -> String {
    texts.randomElement(using: &generator) ?? ""
  }

  /// A property with anything that a card may hold.
  private static func draft(_ generator: inout SeededGenerator) -> PropertyDraft {
    func text() -> String { Self.text(&generator) }
    var draft =
      switch Int.random(in: 0..<14, using: &generator) {
      case 0: PropertyDraft("FN", .text(text()))
      case 1:
        PropertyDraft("N", .components([[text()], [text(), text()], [""], ["Dr."], [""]]))
      case 2: PropertyDraft("ORG", .components([[text()], [text()]]))
      case 3:
        PropertyDraft("ADR", .components([[""], [""], [text()], [text()], [""], ["1"], ["DE"]]))
      case 4: PropertyDraft("CATEGORIES", .list([text(), text()]))
      case 5: PropertyDraft("NICKNAME", .list([text()]))
      case 6: PropertyDraft("NOTE", .text(text()))
      case 7:
        PropertyDraft(
          "BDAY",
          .verbatim(
            ["19800321", "--0412", "1985-04", "---12"].randomElement(using: &generator) ?? ""))
      case 8: PropertyDraft("ANNIVERSARY", .verbatim("20090808T143000-0500"))
      case 9: PropertyDraft("URL", .uri("https://example.org/?a=b,c;d"))
      case 10:
        PropertyDraft("PHOTO", .binary([0xFF, 0xD8, 0xFF, 1, 2, 3], mediaType: "image/jpeg"))
      case 11: PropertyDraft("X-THING", .text(text()))
      case 12: PropertyDraft("GENDER", .components([["F"], [text()]]))
      default: PropertyDraft("UID", .uri("urn:uuid:0f1e"))
      }
    if Bool.random(using: &generator) {
      draft.group = "item\(Int.random(in: 1...9, using: &generator))"
    }
    if Bool.random(using: &generator) {
      draft.parameters.append(ParameterDraft("TYPE", ["home", "x-own"]))
      draft.parameters.append(ParameterDraft("X-P", text().replacing("\t", with: " ")))
      draft.parameters.append(ParameterDraft("PREF", "7"))
    }
    return draft
  }

  @Test func `a card says the same after a jCard`() throws {
    var generator = SeededGenerator(seed: 0x7095)
    for _ in 0..<300 {
      var drafts: [PropertyDraft] = [PropertyDraft("FN", .text("Name"))]
      for _ in 0..<Int.random(in: 0...8, using: &generator) {
        drafts.append(Self.draft(&generator))
      }
      let card = VCard(drafts, version: .v40)
      var writer = JCardWriter()
      writer.append(card)
      writer.append(card)
      let written = writer.finish()
      #expect(written.losses.isEmpty)
      let read = try #require(ForeignFormat.jcard.reader).read(written.bytes)
      #expect(read.count == 2 && read.diagnostics.isEmpty)
      for index in 0..<read.count {
        let before = card.properties.map(\.draft)
        let after = read.card(at: index).properties.map(\.draft)
        #expect(before == after, "\(String(decoding: written.bytes, as: UTF8.self))")
      }
    }
  }

  @Test func `an older card is written as one of 4.0`() throws {
    let card = VCard(
      Array(
        "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A\r\nN:A;;;;\r\nTEL;TYPE=pref,HOME:1\r\nno property\r\nEND:VCARD\r\n"
          .utf8)[...])
    var writer = JCardWriter()
    writer.append(card)
    let written = writer.finish()
    #expect(written.losses.count == 1)
    let text = String(decoding: written.bytes, as: UTF8.self)
    #expect(text.contains(##"["tel",{"type":"home","pref":"1"},"text","1"]"##))
  }
}
