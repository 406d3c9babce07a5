import BookUI
import ContactBook
import TerminalGrid
import TestSupport
import Testing

@Suite struct DetailTests {
  static let people = [
    "Adler, Ada | +49 30 555 0100 | ada@example.org | Adler & Sons", "Berg, Anna | +46 8 555",
  ]

  @Test func `Enter opens the contact, q goes back`() throws {
    var browser = try Browser(Self.people, rows: 10, columns: 40)
    try browser.type("<ret>")
    #expect(browser.effects == [.readContact(ContactID(rawValue: 0))])
    #expect(
      FrameDifference(
        of: browser.grid,
        from: """
           Contacts  2                         en
           Ada Adler
           ──────────────────────────────────────
            mobile  +49 30 555 0100  preferred

              home  ada@example.org

           company  Adler & Sons

           y copy  q back  ? help
          """) == nil)
    try browser.type("q")
    #expect(browser.frame.lines[1] == " / search")
  }

  @Test func `y copies the value under the cursor`() throws {
    var browser = try Browser(Self.people)
    try browser.type("<ret> y j y j j y k k k y")
    #expect(
      browser.effects.dropFirst() == [
        .copy("+49 30 555 0100"), .copy("ada@example.org"), .copy("Adler & Sons"),
        .copy("+49 30 555 0100"),
      ])
    #expect(browser.frame.lines.last == " Copied +49 30 555 0100")
  }

  @Test func `on a wide screen the contact stands beside the list and follows it`() throws {
    var browser = try Browser(Self.people, rows: 12, columns: 100)
    #expect(browser.effects == [.readContact(ContactID(rawValue: 0))])
    #expect(browser.frame.lines[1].hasSuffix("│ Ada Adler"))
    try browser.type("j")
    #expect(browser.effects == [.readContact(ContactID(rawValue: 1))])
    #expect(browser.frame.lines[1].hasSuffix("│ Anna Berg"))
    try browser.type("k <ret> j")
    #expect(browser.model.detail?.current?.value == "ada@example.org")
    #expect(browser.frame.lines[11].hasSuffix("│ y copy  q back  ? help"))
    try browser.type("q j")
    #expect(browser.current == "Anna Berg")
  }

  @Test func `a card that cannot be read says why`() throws {
    var browser = try Browser(Self.people, rows: 10, columns: 40)
    browser.readsContacts = false
    try browser.type("<ret>")
    browser.send(
      .contactUnreadable(
        ContactID(rawValue: 0),
        UnreadableCard(
          path: "/books/a-folder-with-a-long-name/ada-adler.vcf", reason: "Permission denied",
          advice: "Check the permissions of the file.")))
    #expect(
      browser.frame.lines[3...] == [
        " This card cannot be read: Permission", " denied",
        " /books/a-folder-with-a-long-name/ada-a", " dler.vcf",
        " Check the permissions of the file.", "", " q back  ? help",
      ])
    try browser.type("y")
    #expect(browser.effects.isEmpty)
    #expect(browser.model.message == "Nothing to copy")
  }

  @Test func `long values are wrapped, and read through before the next`() throws {
    var browser = try Browser(Self.people, rows: 10, columns: 40)
    try browser.type("<ret>")
    let note = (1...60).map { "word\($0)" }.joined(separator: " ")
    let contact = Contact(
      identity: "x", displayName: "Ada Adler",
      values: [
        ContactValue(kind: .note, property: "NOTE", value: note),
        ContactValue(kind: .phone, property: "TEL", value: "+49 30 555", label: "work"),
      ])
    browser.send(.contactRead(ContactID(rawValue: 0), contact))
    #expect(
      browser.frame.lines[3...6] == [
        "  work  +49 30 555", "", "  note  word1 word2 word3 word4 word5",
        "        word6 word7 word8 word9 word10",
      ])
    try browser.type("<pagedown> <pagedown> <pagedown> <pagedown> <pagedown>")
    #expect(browser.frame.lines[8].hasSuffix("word60"))
    #expect(browser.model.detail?.current?.property == "NOTE")
    try browser.type("<home>")
    #expect(browser.frame.lines[3] == "  work  +49 30 555")
  }

  @Test func `a long name and a long label are wrapped`() throws {
    var browser = try Browser(Self.people, rows: 20, columns: 40)
    try browser.type("<ret>")
    let contact = Contact(
      identity: "x", displayName: "Society for the Care of Old and New Lighthouses of the North",
      values: [
        ContactValue(
          kind: .phone, property: "TEL", value: "+49 30 555", label: "office of the second keeper"),
        ContactValue(kind: .email, property: "EMAIL", value: "a@example.org"),
      ])
    browser.send(.contactRead(ContactID(rawValue: 0), contact))
    #expect(
      browser.frame.lines[1...9] == [
        " Society for the Care of Old", " and New Lighthouses of the", " North",
        " ──────────────────────────────────────", " office of the  +49 30 555",
        " second keeper", "", "        e-mail  a@example.org", "",
      ])
    try browser.type("j y")
    #expect(browser.effects == [.copy("a@example.org")])
    try browser.type("<resize:10x40>")
    #expect(
      browser.frame.lines[1...3] == [
        " Society for the Care of Old", " and New Lighthouses of the North",
        " ──────────────────────────────────────",
      ])
    #expect(browser.model.detail?.current?.value == "a@example.org")
  }

  @Test func `what says which card it is comes last and dim`() throws {
    var browser = try Browser(Self.people, rows: 12, columns: 60)
    try browser.type("<ret>")
    let contact = Contact(
      identity: "x", displayName: "Ada",
      values: [
        ContactValue(kind: .revision, property: "REV", value: "20260914T081500Z"),
        ContactValue(kind: .identifier, property: "UID", value: "urn:uuid:1"),
        ContactValue(kind: .timeZone, property: "TZ", value: "Europe/Berlin"),
        ContactValue(kind: .note, property: "NOTE", value: "rows"),
      ])
    browser.send(.contactRead(ContactID(rawValue: 0), contact))
    #expect(
      browser.frame.lines[3...8] == [
        "       note  rows", "", "  time zone  Europe/Berlin", "",
        "    changed  2026-09-14 08:15 UTC", " identifier  urn:uuid:1",
      ])
    #expect(browser.grid[7, 13].style == .dim)
  }

  @Test func `values stand in groups and all of them are there`() throws {
    var browser = try Browser(Self.people, rows: 40, columns: 60)
    try browser.type("<ret>")
    let values = ContactValue.Kind.allCases.map {
      ContactValue(kind: $0, property: "X-\($0.rawValue.uppercased())", value: "value of \($0)")
    }
    browser.send(
      .contactRead(
        ContactID(rawValue: 0), Contact(identity: "x", displayName: "Ada", values: values)))
    try browser.type("<resize:60x60>")
    let lines = browser.frame.lines
    for value in values {
      let isShown = lines.contains { $0.hasSuffix("  \(value.value)") }
      #expect(isShown, "\(value.value)")
    }
    #expect(lines.contains("     x-other  value of other"))
  }
}
