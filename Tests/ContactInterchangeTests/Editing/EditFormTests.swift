import ContactInterchange
import TestSupport
import Testing
import VCardCodec

/// The form of a card: what it shows, and what edited lines of it do to the card.
struct EditFormTests {
  static let card = """
    FN:Ada Bell
    N:Bell;Ada;;;
    item1.TEL;type=pref:1
    item1.X-ABLabel:Boat
    TEL;TYPE=HOME,VOICE:2
    item2.EMAIL;TYPE=INTERNET,pref:a@example.org
    item2.X-ABLabel:_$!<Other>!$_
    ADR;TYPE=HOME:;;1 Quay St\\, rear;Port;;;
    NOTE:one\\n two\\n\\nthree
    CATEGORIES:A,Smith\\, Jones
    X-FOO;X-P=1:bar
    PHOTO;ENCODING=b;TYPE=PNG:iVBORw==
    UID:1
    """

  static let form = """
    name: Ada Bell
    family: Bell
    given: Ada
    tel.Boat: 1
    tel.home: 2
    email.Other: a@example.org
    address.home:
      street: 1 Quay St, rear
      city: Port
    note: one
      |  two
      | 
      | three
    category: A
    category: Smith, Jones
    X-FOO: bar
    """

  @Test func `the form shows what can be typed, and names the rest`() {
    let text = EditForm.text(of: Self.parsed(Self.card))
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    #expect(lines == Self.form.split(separator: "\n").map(String.init))
    #expect(text.contains("\n#   photo: image/png, 4 bytes\n"))
    #expect(!text.contains("UID"))
  }

  @Test func `every key is in the documents and in the comments of the form`() throws {
    let document = try TextFile.inPackage("docs/editing.md").read()
    let comments = EditForm.newContactText
    for field in CardField.allCases where field != .property {
      #expect(document.contains("`\(field.rawValue)"), "\(field)")
      // Pictures, places and kinds are seldom typed into a form.
      if [.photo, .position, .kind, .phoneticMiddle, .phoneticOrg].contains(field) { continue }
      #expect(comments.contains(field.rawValue), "\(field)")
    }
  }

  @Test func `a label of several lines changes nothing`() throws {
    let card = VCard(
      CardEditTests.bytes(
        "FN:Ada\nitem1.TEL:5\nitem1.X-ABLabel:a\\nTEL:7\nTITLE:x", version: "3.0")[...])
    let text = EditForm.text(of: card)
    #expect(try EditForm.apply(text, to: card).changes.isEmpty)
    let changed = String(
      text.split(separator: "\n").map { $0 == "title: x" ? "title: y" : $0 }.joined(separator: "\n")
    )
    #expect(try EditForm.apply(changed, to: card).changes.map(\.text) == ["~ title: x -> y"])
  }

  @Test func `the form unchanged changes nothing`() throws {
    let card = Self.parsed(Self.card)
    let revision = CardRevision(secondsSince1970: 0)
    let result = try EditForm.apply(EditForm.text(of: card), to: card, revision: revision)
    #expect(result.card.bytes == card.bytes)
    #expect(result.changes.isEmpty)
    let reversed = Self.form.split(separator: "\n").prefix(6).reversed()
    let moved = (reversed + Self.form.split(separator: "\n").dropFirst(6)).joined(separator: "\n")
    #expect(try EditForm.apply(moved, to: card).changes.isEmpty)
  }

  @Test func `values that are empty stay, and go when their lines do`() throws {
    let card = Self.parsed("FN:Ada\nTEL;TYPE=HOME:\nEMAIL:\nNOTE:\nTITLE:x")
    let text = EditForm.text(of: card)
    #expect(text.contains("\ntel.home: \n"))
    #expect(try EditForm.apply(text, to: card).card == card)
    let changed = try EditForm.apply(text.replacing("title: x", with: "title: y"), to: card)
    #expect(
      Self.body(of: changed.card) == "FN:Ada\nTEL;TYPE=HOME:\nEMAIL:\nNOTE:\nTITLE:y\n")
    let shorter = try EditForm.apply(text.replacing("email: \n", with: ""), to: card)
    #expect(Self.body(of: shorter.card) == "FN:Ada\nTEL;TYPE=HOME:\nNOTE:\nTITLE:x\n")
  }

  /// 3.0 has a NAME, which is not that of the contact; a key of the form is.
  @Test func `a property whose name is a key of the form stays`() throws {
    let card = Self.parsed("FN:Ada\nNAME:Ada's card\nTITLE:x\nDATE:1")
    let text = EditForm.text(of: card)
    #expect(text.contains("\n#   NAME: Ada's card\n"))
    #expect(try EditForm.apply(text, to: card).card == card)
    let changed = try EditForm.apply(text.replacing("title: x", with: "title: y"), to: card)
    #expect(Self.body(of: changed.card) == "FN:Ada\nNAME:Ada's card\nTITLE:y\nDATE:1\n")
  }

  struct Change: CustomTestStringConvertible, Sendable {
    var name: String
    /// Lines of the form and what stands there now.
    var lines: [(old: String, new: String)]
    /// Lines of the card and what stands there now; nothing for a line that is gone.
    var card: [(old: String, new: String)]

    var testDescription: String { name }
  }

  @Test(arguments: changes)
  func `a changed line changes its property alone`(_ change: Change) throws {
    var form = Self.form + "\n"
    for line in change.lines {
      #expect(form.contains(line.old))
      form.replace(line.old, with: line.new)
    }
    var expected = Self.card + "\n"
    for line in change.card {
      #expect(expected.contains(line.old))
      expected.replace(line.old, with: line.new)
    }
    let result = try EditForm.apply(form, to: Self.parsed(Self.card))
    #expect(Self.body(of: result.card) == expected)
    #expect(!result.changes.isEmpty)
  }

  static let changes: [Change] = [
    Change(
      name: "a value", lines: [("tel.home: 2", "tel.home: 3")], card: [("VOICE:2", "VOICE:3")]),
    Change(
      name: "a label to a type of the standards; pref stays, the old label goes",
      lines: [("email.Other:", "email.work:")],
      card: [
        ("item2.EMAIL;TYPE=INTERNET,pref:", "item2.EMAIL;TYPE=INTERNET,pref,WORK:"),
        ("item2.X-ABLabel:_$!<Other>!$_\n", ""),
      ]),
    Change(
      name: "a label to one of one's own", lines: [("tel.home:", "tel.Shed:")],
      card: [("TEL;TYPE=HOME,VOICE:2\n", "item3.TEL;TYPE=VOICE:2\nitem3.X-ABLabel:Shed\n")]),
    Change(
      name: "one label to another of one's own", lines: [("tel.Boat:", "tel.Shed:")],
      card: [("X-ABLabel:Boat", "X-ABLabel:Shed")]),
    Change(
      name: "label and value", lines: [("tel.home: 2", "tel.work: 3")],
      card: [("TEL;TYPE=HOME,VOICE:2\n", "TEL;TYPE=WORK:3\n")]),
    Change(
      name: "lines taken out",
      lines: [("tel.Boat: 1\n", ""), ("X-FOO: bar\n", ""), ("category: A\n", "")],
      card: [
        ("item1.TEL;type=pref:1\nitem1.X-ABLabel:Boat\n", ""), ("X-FOO;X-P=1:bar\n", ""),
        ("CATEGORIES:A,", "CATEGORIES:"),
      ]),
    Change(
      name: "an address", lines: [("  city: Port\n", "  city: Bay\n  code: 1000\n")],
      card: [("rear;Port;;;", "rear;Bay;;1000;")]),
    Change(
      name: "an address taken out",
      lines: [("address.home:\n  street: 1 Quay St, rear\n  city: Port\n", "")],
      card: [("ADR;TYPE=HOME:;;1 Quay St\\, rear;Port;;;\n", "")]),
    Change(
      name: "further values",
      lines: [
        ("X-FOO: bar\n", "X-FOO: bar\ntitle: Pilot\naddress.work:\n  street: 2\n  city: Q\n")
      ],
      card: [
        ("NOTE:", "ADR;TYPE=WORK:;;2;Q;;;\nNOTE:"), ("UID:1\n", "UID:1\nTITLE:Pilot\n"),
      ]),
    Change(
      name: "a text of several lines", lines: [("  |  two\n  | \n", "  | 2\n")],
      card: [("one\\n two\\n\\nthree", "one\\n2\\nthree")]),
  ]

  struct Fault: CustomTestStringConvertible, Sendable {
    var form: String
    var line: Int
    var text: String

    var testDescription: String { form }
  }

  @Test(arguments: faults)
  func `a line that cannot be read is named`(_ fault: Fault) {
    let expected = EditFormError(line: fault.line, text: fault.text)
    #expect(throws: expected) {
      try EditForm.apply(fault.form, to: Self.parsed(Self.card))
    }
  }

  static let faults: [Fault] = [
    Fault(form: "# c\n\nname Ada", line: 3, text: "there is no ‘:’ after the key"),
    Fault(
      form: "name: A\ntele: 1", line: 2, text: "‘tele’ is no key of a contact; did you mean ‘tel’?"),
    Fault(
      form: "name: A\nbirthday: 1980-02-30", line: 2,
      text: "‘1980-02-30’ is no date: write 1980-03-21, or --03-21 without the year"),
    Fault(
      form: "name: A\naddress.home: x", line: 2,
      text: "the parts of an address stand on lines of their own, indented: street: x"),
    Fault(
      form: "address.home:\n  strete: x", line: 2,
      text: "no part of an address: street, city, region, code, country, box or extended"),
    Fault(form: "  | x", line: 1, text: "this line goes on with a value, but there is none above"),
    Fault(form: "UID: 2", line: 1, text: "UID cannot be edited: it says which contact this is"),
    Fault(
      form: "name: Ada Bell\ntitle: a\u{1B}b", line: 2,
      text: "the value of ‘title’ has the control character U+001B, which a card cannot hold"),
  ]

  @Test func `a filled form makes a new contact`() throws {
    let form = "name: Ada Bell\ntel.mobile: +1 555\naddress.home:\n  street: 1\n  city: P\n"
    let card = try VCard(
      newContact: EditForm.edits(ofNew: form), version: .v40, uid: "urn:uuid:1",
      revision: CardRevision(secondsSince1970: 1_796_027_100))
    #expect(
      Self.body(of: card) == """
        FN:Ada Bell
        N:Bell;Ada;;;
        UID:urn:uuid:1
        REV:20261130T082500Z
        TEL;TYPE=cell:+1 555
        ADR;TYPE=home:;;1;P;;;

        """)
    #expect(throws: CardEditError.self) {
      try VCard(newContact: EditForm.edits(ofNew: "note: x"), version: .v30, uid: "1")
    }
    #expect(try EditForm.edits(ofNew: EditForm.newContactText).isEmpty)
  }

  static func parsed(_ lines: String) -> VCard {
    VCard(CardEditTests.bytes(lines, version: "3.0")[...])
  }

  /// The lines between VERSION and END, with line feeds.
  static func body(of card: VCard) -> String {
    let lines = String(decoding: card.bytes, as: UTF8.self).split(separator: "\r\n")
    return lines.dropFirst(2).dropLast().map { $0 + "\n" }.joined()
  }
}

extension String {
  fileprivate mutating func replace(_ text: String, with other: String) {
    guard let range = firstRange(of: text) else { return }
    replaceSubrange(range, with: other)
  }
}
