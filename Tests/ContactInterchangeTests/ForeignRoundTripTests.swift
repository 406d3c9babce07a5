import ContactInterchange
import TestSupport
import Testing
import VCardCodec

/// What a format holds comes back when it is read, written and read again.
@Suite("Round trips through other formats")
struct ForeignRoundTripTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let format: ForeignFormat
    let path: String

    var testDescription: String { path }

    var writer: any ForeignWriter {
      switch format {
      case .abook: AbookWriter()
      case .ldif: LDIFWriter()
      case .mutt: MuttAliasWriter()
      default: JCardWriter()
      }
    }
  }

  private static func read(_ sample: Sample, _ bytes: [UInt8]) throws -> ReadCards {
    try #require(sample.format.reader).read(bytes)
  }

  @Test(arguments: [
    Sample(format: .ldif, path: "inspect-ldif/people.ldif"),
    Sample(format: .ldif, path: "inspect-ldif-directory/directory.ldif"),
    Sample(format: .abook, path: "inspect-abook/addressbook"),
    Sample(format: .jcard, path: "inspect-jcard/one.json"),
  ])
  func `nothing is lost on the way back`(_ sample: Sample) throws {
    let file = try TextFile.inPackage("Tests/Fixtures/commands/" + sample.path).readBytes()
    let first = try Self.read(sample, file)
    var writer = sample.writer
    for (card, _) in first.cards { writer.append(card) }
    let written = writer.finish()
    #expect(written.losses.isEmpty, "\(written.losses)")
    let second = try Self.read(sample, written.bytes)
    #expect(second.diagnostics.isEmpty)
    #expect(second.count == first.count)
    for index in 0..<min(first.count, second.count) {
      #expect(
        CardContent(first.card(at: index)) == CardContent(second.card(at: index)),
        "\(String(decoding: second.bytes(at: index), as: UTF8.self))")
      #expect(first.card(at: index)["UID"]?.text == second.card(at: index)["UID"]?.text)
    }
  }

  @Test func `lines of LDIF are folded and encoded where it asks for it`() throws {
    let note = String(repeating: "Zeile mit Umlaut ä ", count: 30)
    let values = [" begins blank", "ends blank ", ":colon", "<less", "a\nb", "plain", note, "x:y"]
    let drafts = values.map { PropertyDraft("NOTE", .text($0)) }
    var writer = LDIFWriter()
    writer.append(VCard([PropertyDraft("FN", .text("A"))] + drafts))
    let bytes = writer.finish().bytes
    #expect(bytes.allSatisfy { $0 < 0x80 && $0 != 0x0D })
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.split(separator: "\n").allSatisfy { $0.utf8.count <= 76 })
    #expect(text.contains("\ndescription: plain\n") && text.contains("\ndescription: x:y\n"))
    let cards = try #require(ForeignFormat.ldif.reader).read(bytes)
    #expect(cards.card(at: 0).all("NOTE").map(\.text) == values)
  }

  /// OpenLDAP refuses a whole file for a picture that is none of its kind.
  @Test(arguments: [
    ([0xFF, 0xD8, 0xFF, 0xE0] as [UInt8], true), ([0x89, 0x50, 0x4E, 0x47], false),
  ])
  func `a picture is written to LDIF when it is a JPEG`(bytes: [UInt8], isWritten: Bool) {
    var writer = LDIFWriter()
    writer.append(
      VCard([
        PropertyDraft("FN", .text("A")),
        PropertyDraft("PHOTO", .binary(bytes, mediaType: "image/jpeg")),
      ]))
    let written = writer.finish()
    #expect(String(decoding: written.bytes, as: UTF8.self).contains("jpegPhoto") == isWritten)
    #expect(written.losses.isEmpty == isWritten)
  }

  /// A directory takes no person without a family name.
  @Test(arguments: [
    ("Bell", ["top", "person", "organizationalPerson", "inetOrgPerson", "mozillaAbPersonAlpha"]),
    ("", ["top", "organizationalRole", "mozillaAbPersonAlpha", "extensibleObject"]),
  ])
  func `an entry is of classes that allow what it has`(family: String, classes: [String]) throws {
    var writer = LDIFWriter()
    writer.append(
      VCard([
        PropertyDraft("FN", .text("Bell Co")),
        PropertyDraft("N", .components([[family], [""], [""], [""], [""]])),
      ]))
    let bytes = writer.finish().bytes
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("objectclass: ") }.map { $0.dropFirst(13) }
        == classes.map { $0[...] })
    let card = try #require(ForeignFormat.ldif.reader).read(bytes).card(at: 0)
    #expect(card["N"]?.components.first ?? "" == family)
    #expect(card["X-LDIF-OBJECTCLASS"] == nil)
  }

  /// A street that a comma divides is one line again, with one blank behind it.
  @Test func `parts of a part of an address are joined`() {
    let card = VCard(
      Array(
        "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A\r\nADR;TYPE=WORK:;;1 St, rear;;;;\r\nEND:VCARD\r\n".utf8
      )[...])
    for writer in [LDIFWriter(), AbookWriter()] as [any ForeignWriter] {
      var writer = writer
      writer.append(card)
      #expect(String(decoding: writer.finish().bytes, as: UTF8.self).contains("1 St, rear\n"))
    }
  }

  @Test(arguments: [
    (ForeignFormat.ldif, "dn: cn=A\ncn: A\nmozillaCustom3:: b25lDXR3bw==\n"),
    (.csv, "Display Name,Custom 3\nA,\"one\rtwo\"\n"),
  ])
  func `a lone carriage return in a user's own field stays one`(
    _ format: ForeignFormat, _ file: String
  ) throws {
    let cards = try #require(format.reader).read(Array(file.utf8))
    let card = cards.card(at: 0)
    #expect(card["X-CUSTOM3"]?.text == "one\ntwo")
    let values = CardInspection(card, isForeign: true).values
    #expect(values.first { $0.property == "CUSTOM3" }?.value == "one\rtwo")
    var ldif = LDIFWriter()
    ldif.append(card)
    #expect(String(decoding: ldif.finish().bytes, as: UTF8.self).contains("b25lDXR3bw=="))
    var table = CSVWriter(dialect: .plain)
    table.append(card)
    let written = table.finish()
    #expect(String(decoding: written.bytes, as: UTF8.self).contains("\"one\rtwo\""))
    #expect(written.losses.isEmpty)
  }

  @Test func `parts of a birthday that no date has are kept`() throws {
    let file =
      "dn: cn=A\ncn: A\nbirthyear: 1980\nbirthmonth: 13\nbirthday: 40\nmodifytimestamp: soon\n"
    let card = try #require(ForeignFormat.ldif.reader).read(Array(file.utf8)).card(at: 0)
    #expect(card["BDAY"]?.text == "1980")
    #expect(card["X-LDIF-BIRTHMONTH"]?.text == "13")
    #expect(card["X-LDIF-BIRTHDAY"]?.text == "40")
    #expect(card["X-LDIF-MODIFYTIMESTAMP"]?.text == "soon")
  }

  @Test func `entries of one name and address have names of their own`() throws {
    let card = VCard([
      PropertyDraft("FN", .text("Ann")), PropertyDraft("EMAIL", .text("ann@example.org")),
    ])
    var writer = LDIFWriter()
    for _ in 0..<3 { writer.append(card) }
    let cards = try #require(ForeignFormat.ldif.reader).read(writer.finish().bytes)
    #expect(Set(cards.cards.map { $0.card["UID"]?.text ?? "" }).count == 3)
  }
}
