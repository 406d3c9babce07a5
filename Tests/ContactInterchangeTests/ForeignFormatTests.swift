import ContactInterchange
import TestSupport
import Testing
import VCardCodec

@Suite("ForeignFormat")
struct ForeignFormatTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let format: ForeignFormat?

    init(_ text: String, _ format: ForeignFormat?) {
      self.text = text
      self.format = format
    }

    var testDescription: String { "\(text.prefix(24))" }
  }

  @Test(arguments: [
    Case("BEGIN:VCARD\nFN:A\nEND:VCARD\n", .vcf), Case("junk\r\n begin:vcard\r\n", .vcf),
    Case(String(repeating: "junk\n", count: 5_000) + "BEGIN:VCARD\nFN:A\nEND:VCARD\n", .vcf),
    Case("dn: cn=A\ncn: A\n", .ldif), Case("\n# x\n  y\nversion: 1\n\nDN:: Y249QQ==\n", .ldif),
    Case("version: 1\nversion: 1\ndn: cn=A\n", nil),
    Case("# abook addressbook file\n", .abook), Case("[0]\nemail=a@example.org\n", .abook),
    Case("[format]\nprogram=abook\n", .abook), Case("[remote]\nurl=x\n", nil),
    Case("[format]\nprogram=other\n", nil),
    Case("alias a A <a@example.org>\n", .mutt), Case("# x\n\nalias a a@example.org", .mutt),
    Case("alias ls='ls --color'\n", nil),
    Case(#"["vcard",[]]"#, .jcard), Case(" [\n[ \"vcard\",", .jcard), Case(#"["event",[]]"#, nil),
    Case(#"{"format":"kith-contacts","version":1"#, .json), Case(#"{"format":"other"}"#, nil),
    Case("", nil), Case("\u{0}\u{1}\u{2}", nil), Case("hello\n", nil),
  ])
  func `is recognised by content`(_ test: Case) {
    #expect(ForeignFormat.recognized(Array(test.text.utf8)) == test.format)
    #expect(ForeignFormat.recognized([0xEF, 0xBB, 0xBF] + test.text.utf8) == test.format)
  }

  @Test func `UTF-16 is recognised and read`() throws {
    let text = "dn: cn=Zoë\ncn: Zoë\n"
    var bytes: [UInt8] = [0xFE, 0xFF]
    for unit in text.utf16 { bytes += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    #expect(ForeignFormat.recognized(bytes) == .ldif)
    let cards = try #require(ForeignFormat.ldif.reader).read(bytes)
    #expect(cards.count == 1)
    #expect(cards.card(at: 0)["FN"]?.text == "Zoë")
  }
}
