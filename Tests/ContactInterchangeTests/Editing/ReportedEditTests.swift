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

  @Test func `a name in GBK is edited in GBK`() throws {
    let bytes = try TextFile.inPackage("Tests/Fixtures/reports/005-charset-gbk-8bit/card.vcf")
      .readBytes()
    let card = try VCardFile(bytes).cards[0].applying([CardEditTests.edit("=given=明")]).card
    let text = String(decoding: card.bytes, as: UTF8.self)
    #expect(text.contains("\r\nN;CHARSET=GBK;ENCODING=QUOTED-PRINTABLE:=CD=F5;=C3=F7;;;\r\n"))
    #expect(card["N"]?.components.prefix(2) == ["王", "明"])
    #expect(card["ORG"]?.bytes == VCardFile(bytes).cards[0]["ORG"]?.bytes)
  }

  /// The label of the group was what the old type said; the new type is shown in its stead.
  @Test func `a type takes the place of a label that says another`() throws {
    let path = "Tests/Fixtures/reports/026-builtin-label-and-type-change/card.vcf"
    let bytes = try TextFile.inPackage(path).readBytes()
    let card = VCardFile(bytes).cards[0]
    let form = EditForm.text(of: card)
    #expect(form.contains("\nemail.Other: bert@example.org\n"))
    let edited = try EditForm.apply(
      form.replacing("email.Other:", with: "email.work:"), to: card
    ).card
    var expected = bytes
    try expected.replace(
      Array("ITEM1.EMAIL;TYPE=OTHER;TYPE=pref:".utf8),
      with: Array("ITEM1.EMAIL;TYPE=pref;TYPE=WORK:".utf8))
    try expected.replace(Array("ITEM1.X-ABLABEL:_$!<Other>!$_\r\n".utf8), with: [])
    #expect(
      String(decoding: edited.bytes, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
  }

  static let cases: [Case] = [
    Case(
      report: "004-qp-no-charset-latin2",
      name: "bytes of no known set stay beside an edited e-mail",
      edits: ["=email=p@example.org"],
      changes: [("EMAIL;PREF;INTERNET:piotr@example.org", "EMAIL;PREF;INTERNET:p@example.org")]),
    Case(
      report: "005-charset-gbk-8bit", name: "text in GBK stays beside an edited number",
      edits: ["=tel.mobile=1"], changes: [("TEL;CELL:+15550100005", "TEL;CELL:1")]),
    Case(
      report: "007-one-card-not-utf8", name: "a card that is not UTF-8 stays beside an edited one",
      card: 1, edits: ["=title=Pilot"],
      changes: [("N:Sample;Zoë;;;\r\n", "N:Sample;Zoë;;;\r\nTITLE:Pilot\r\n")]),
    Case(
      report: "010-blank-line-inside-value", name: "stray and empty lines stay",
      edits: ["=tel.mobile=2"], changes: [("TEL;TYPE=CELL:+15550100009", "TEL;TYPE=CELL:2")]),
    Case(
      report: "018-fn-missing", name: "no name is made up beside an edited number",
      edits: ["=tel=1"], changes: [("TEL;type=CELL:+15550100017", "TEL;type=CELL:1")]),
    Case(
      report: "022-phonetic-names", name: "readings stay beside an edited number",
      edits: ["=tel=1"], changes: [("TEL;TYPE=CELL:+15550100020", "TEL;TYPE=CELL:1")]),
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
      report: "036-note-raw-comma", name: "a raw comma stays beside an added number",
      edits: ["+tel.mobile=1"],
      changes: [("after the semicolon\r\n", "after the semicolon\r\nTEL;TYPE=CELL:1\r\n")]),
    Case(
      report: "038-categories-and-commas", name: "an escaped comma stays beside an added item",
      edits: ["+category=Rowing"],
      changes: [("Smith\\, Jones & Co,Work", "Smith\\, Jones & Co,Work,Rowing")]),
    Case(
      report: "038-categories-and-commas", name: "one category with a comma stays one", card: 1,
      edits: ["+category=Rowing"], changes: [("Friends\\,Work", "Friends\\,Work,Rowing")]),
    Case(
      report: "041-bday-apple-omit-year", name: "a date without year stays beside a note",
      edits: ["+note=x"],
      changes: [("date:1604-11-23\r\n", "date:1604-11-23\r\nNOTE:x\r\n")]),
    Case(
      report: "041-bday-apple-omit-year", name: "another date without year is spelled as it was",
      edits: ["=birthday=--02-03"], changes: [("date:1604-11-23", "date:1604-02-03")]),
    Case(
      report: "041-bday-apple-omit-year", name: "a date that has a year says so",
      edits: ["=birthday=2001-02-03"],
      changes: [
        ("BDAY;X-APPLE-OMIT-YEAR=1604;VALUE=date:1604-11-23", "BDAY;VALUE=date:2001-02-03")
      ]),
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
      report: "045-tel-uri-v4", name: "an address stays one, and so do the others",
      edits: ["=tel.home=+33-1-55"],
      changes: [("TYPE=home:tel:+33-1-55-50-01-46", "TYPE=home:tel:+33-1-55")]),
    Case(
      report: "045-tel-uri-v4", name: "a number that is none of an address stays none",
      edits: ["=tel#4=+1 555"], changes: [("TEL:+15550100047", "TEL:+1 555")]),
    Case(
      report: "049-apple-group-card", name: "members stay beside an added number",
      edits: ["+tel.work=1"],
      changes: [("UID:k-group\r\n", "UID:k-group\r\nTEL;TYPE=WORK:1\r\n")]),
    Case(
      report: "051-two-cards-one-uid", name: "the other card of the same UID stays", card: 1,
      edits: ["=tel=1"], changes: [("TEL:+15550100057", "TEL:1")]),
    Case(
      report: "054-edit-keeps-siblings", name: "one of five numbers",
      edits: ["=tel.work#1=1"], changes: [("TEL;TYPE=work:+15550100062", "TEL;TYPE=work:1")]),
    Case(
      report: "057-social-profile-with-spaces", name: "profiles stay beside an edited name",
      edits: ["=given=Sophie"],
      changes: [
        ("N:Profile;Sofie;;;", "N:Profile;Sophie;;;"), ("FN:Sofie Profile", "FN:Sophie Profile"),
      ]),
    Case(
      report: "066-backslash-in-v21", name: "backslashes stay beside an edited name",
      edits: ["=given=Bo"],
      changes: [("N:Smith\\;Jones;Al", "N:Smith\\;Jones;Bo"), ("FN:Al Smith", "FN:Bo Smith")]),
  ]
}

extension [UInt8] {
  fileprivate mutating func replace(_ old: [UInt8], with new: [UInt8]) throws {
    let range = try #require(firstRange(of: old), "\(String(decoding: old, as: UTF8.self))")
    replaceSubrange(range, with: new)
  }
}
