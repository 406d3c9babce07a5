import ContactInterchange
import TestSupport
import Testing
import VCardCodec

/// Faults that people reported of other programs' edits: the file after the edit differs in the lines named, and in
/// nothing else.
struct ReportedEditTests {
  struct Case: CustomTestStringConvertible, Sendable {
    /// The folder of the report.
    var report: String
    var name: String
    var file = "card.vcf"
    /// Which card is edited, counted from 0.
    var card = 0
    /// As in `CardEditTests`.
    var edits: [String]
    /// Text of the file and what stands there now; nothing for lines that are gone.
    var changes: [(old: String, new: String)]

    var testDescription: String { "\(report.prefix(3)): \(name)" }
  }

  @Test(arguments: cases)
  func `an edit leaves everything else of the file`(_ example: Case) throws {
    let path = "Tests/Fixtures/reports/\(example.report)/\(example.file)"
    let bytes = try TextFile.inPackage(path).readBytes()
    var file = VCardFile(bytes)
    let revision = CardRevision(secondsSince1970: 1_796_027_100)
    let edits = try example.edits.map(CardEditTests.edit)
    let edited = try file.cards[example.card].applying(edits, revision: revision).card
    file.replaceCard(at: example.card, with: edited)
    var expected = bytes
    for change in example.changes {
      try expected.replace(Array(change.old.utf8), with: Array(change.new.utf8))
    }
    #expect(file.bytes == expected, "\(String(decoding: file.bytes, as: UTF8.self))")
  }

  static let cases: [Case] = [
    Case(
      report: "004-qp-no-charset-latin2",
      name: "bytes of no known set stay beside an edited e-mail",
      edits: ["=email=p@example.org"],
      changes: [("EMAIL;PREF;INTERNET:piotr@example.org", "EMAIL;PREF;INTERNET:p@example.org")]),
    Case(
      report: "007-one-card-not-utf8", name: "a card that is not UTF-8 stays beside an edited one",
      card: 1, edits: ["=title=Pilot"],
      changes: [("N:Sample;Zoë;;;\r\n", "N:Sample;Zoë;;;\r\nTITLE:Pilot\r\n")]),
    Case(
      report: "010-blank-line-inside-value", name: "stray and empty lines stay",
      edits: ["=tel.mobile=2"], changes: [("TEL;TYPE=CELL:+15550100009", "TEL;TYPE=CELL:2")]),
    Case(
      report: "023-item-label-survives-edit", name: "labels stay beside an edited number",
      edits: ["=tel.mobile=2"], changes: [("TEL;TYPE=CELL:+15550100022", "TEL;TYPE=CELL:2")]),
    Case(
      report: "023-item-label-survives-edit", name: "a number goes with its label and no other",
      edits: ["-tel.Boat"],
      changes: [("item1.TEL:+15550100021\r\nitem1.X-ABLabel:Boat\r\n", "")]),
    Case(
      report: "023-item-label-survives-edit",
      name: "groups have no case, and a label may stand first",
      file: "siblings.vcf", edits: ["-tel.mobile", "-tel.Home fax"],
      changes: [
        ("Item1.TEL:1\r\nITEM1.x-ablabel:_$!<HomeFAX>!$_\r\n", ""),
        ("item2.X-ABLabel:_$!<Mobile>!$_\r\nitem2.TEL:2\r\n", ""),
      ]),
    Case(
      report: "035-adr-escapes-stay-put", name: "escapes stay, edit after edit",
      edits: ["=tel=1", "=tel=2", "=tel=3"],
      changes: [("TEL;TYPE=HOME:+15550100034", "TEL;TYPE=HOME:3")]),
    Case(
      report: "035-adr-escapes-stay-put", name: "a street that comes back is written as it was",
      edits: ["=address.home.street=x", "=address.home.street=Main Street, 1st floor; rear"],
      changes: []),
    Case(
      report: "044-rev-in-odd-forms", name: "one REV remains",
      edits: ["=title=x"],
      changes: [
        ("REV:2017-03-02T11:12:13Z\r\n", "REV:2026-11-30T08:25:00Z\r\nTITLE:x\r\n")
      ]),
    Case(
      report: "044-rev-in-odd-forms", name: "an odd REV stays beside the one that is set", card: 2,
      edits: ["=title=x"],
      changes: [("REV:20190506T070809Z\r\n", "REV:20261130T082500Z\r\nTITLE:x\r\n")]),
    Case(
      report: "054-edit-keeps-siblings", name: "one of five numbers",
      edits: ["=tel.work#1=1"], changes: [("TEL;TYPE=work:+15550100062", "TEL;TYPE=work:1")]),
    Case(
      report: "057-social-profile-with-spaces", name: "profiles stay beside an edited name",
      edits: ["=given=Sophie"],
      changes: [
        ("N:Profile;Sofie;;;", "N:Profile;Sophie;;;"), ("FN:Sofie Profile", "FN:Sophie Profile"),
      ]),
  ]
}

extension [UInt8] {
  fileprivate mutating func replace(_ old: [UInt8], with new: [UInt8]) throws {
    let range = try #require(firstRange(of: old), "\(String(decoding: old, as: UTF8.self))")
    replaceSubrange(range, with: new)
  }
}
