import BookUI
import ContactBook
import TerminalGrid
import TestSupport
import Testing

/// The browser as a picker.
@Suite struct PickerTests {
  static let people = [
    "Adler, Ada | +49 30; +49 171 | ada@example.org", "Berg, Anna | +46 8", "Cem, Demir",
    "Dahl, Siv | +46 70", "Quist, Bo | +45 1",
  ]

  private static func tel(_ contact: UInt32, _ text: String) -> Pick {
    Pick(contact: ContactID(rawValue: contact), field: .tel, text: text)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var keys: String
    var allowsSeveral = false
    var query = ""
    var effect: Effect

    var testDescription: String { "\(query) \(keys)" }
  }

  @Test(arguments: [
    Case(keys: "<down> <ret>", effect: .pick([tel(1, "+46 8")])),
    Case(keys: "anna <ret>", effect: .pick([tel(1, "+46 8")])),
    Case(keys: "/anna <ret>", effect: .pick([tel(1, "+46 8")])),
    Case(keys: "<down> anna <ret>", effect: .pick([tel(1, "+46 8")])),
    Case(keys: "<ret>", query: "anna", effect: .pick([tel(1, "+46 8")])),
    Case(keys: "C-u siv <ret>", query: "anna", effect: .pick([tel(3, "+46 70")])),
    Case(keys: "quist <ret>", effect: .pick([tel(4, "+45 1")])),
    Case(keys: "<ret> <ret>", effect: .pick([tel(0, "+49 30")])),
    Case(keys: "<ret> <down> <ret>", effect: .pick([tel(0, "+49 171")])),
    Case(keys: "<ret> <esc> <down> <ret>", effect: .pick([tel(1, "+46 8")])),
    Case(keys: "<ret> <space> <ret>", effect: .pick([tel(0, "+49 30")])),
    Case(keys: "zzz <ret>", effect: .quit(.noMatch)),
    Case(keys: "<esc>", effect: .quit(.interrupted)),
    Case(keys: "anna <esc>", effect: .quit(.interrupted)),
    Case(keys: "anna C-g", effect: .quit(.interrupted)),
    Case(keys: "C-c", effect: .quit(.interrupted)),
    Case(keys: "<ret> C-c", effect: .quit(.interrupted)),
    Case(keys: "<right> D <ret> <ret>", effect: .pick([tel(3, "+46 70")])),
    Case(keys: "anna C-u <right> <down> <esc> <ret>", effect: .pick([tel(1, "+46 8")])),
    Case(keys: "<down> <tab> <ret>", allowsSeveral: true, effect: .pick([tel(1, "+46 8")])),
    Case(
      keys: "<end> <space> <home> <down> <space> <ret>", allowsSeveral: true,
      effect: .pick([tel(1, "+46 8"), tel(4, "+45 1")])),
    Case(
      keys: "siv <tab> C-u anna <tab> <ret>", allowsSeveral: true,
      effect: .pick([tel(1, "+46 8"), tel(3, "+46 70")])),
    Case(
      keys: "<tab> <down> <ret> <tab> <ret>", allowsSeveral: true,
      effect: .pick([tel(0, "+49 171"), tel(1, "+46 8")])),
    Case(
      keys: "<tab> <tab> <tab> <ret> <ret>", allowsSeveral: true,
      effect: .pick([tel(0, "+49 30"), tel(0, "+49 171")])),
    Case(
      keys: "<tab> <ret> <up> <tab> <tab> <ret>", allowsSeveral: true,
      effect: .pick([tel(1, "+46 8")])),
    Case(
      keys: "<A-a> <ret>", allowsSeveral: true,
      effect: .pick([tel(0, "+49 30"), tel(1, "+46 8"), tel(3, "+46 70"), tel(4, "+45 1")])),
    Case(keys: "<A-a> <A-d> <down> <ret>", allowsSeveral: true, effect: .pick([tel(1, "+46 8")])),
  ])
  func `keys pick a number`(_ example: Case) throws {
    let request = PickRequest(
      field: .tel, allowsSeveral: example.allowsSeveral, query: example.query)
    var browser = try Browser(Self.people, picking: request)
    try browser.type(example.keys)
    let ends = browser.effects.filter { effect in
      if case .readContact = effect { false } else { true }
    }
    #expect(ends == [example.effect])
  }

  @Test(arguments: [
    (PickField.uid, "person-1"), (.name, "Anna Berg"), (.vcf, "person-1"), (.tel, "+46 8"),
  ])
  func `each field has its text`(field: PickField, text: String) throws {
    var browser = try Browser(Self.people, picking: PickRequest(field: field))
    try browser.type("anna <ret>")
    let pick = Pick(contact: ContactID(rawValue: 1), field: field, text: text)
    #expect(browser.effects == [.pick([pick])])
  }

  @Test(arguments: ["<ret>", "<tab>", "<space>"])
  func `who has no number cannot be picked, and the line at the bottom says why`(
    key: String
  ) throws {
    var browser = try Browser(
      Self.people, picking: PickRequest(field: .tel, allowsSeveral: true, query: "cem"))
    #expect(browser.frame.lines[11].hasPrefix(" no phone number"))
    let name = browser.grid[3, 3]
    #expect(name.style.attributes.contains(.dim))
    try browser.type(key)
    #expect(browser.effects.isEmpty)
    #expect(browser.selected.isEmpty)
    #expect(browser.frame.lines[11].hasPrefix(" Can't be picked: no phone number"))
  }

  @Test(arguments: [
    ("an", "An Zwart"), ("ann", "Ann Ek"), ("ann <up>", "Anna Berg"),
    ("anna", "Anna Berg"), ("be", "Anna Berg"), ("zw", "An Zwart"), ("ann <backspace>", "An Zwart"),
  ])
  func `the best match is the one that is picked, wherever it stands`(keys: String, best: String)
    throws
  {
    var browser = try Browser(
      ["Berg, Anna", "Ek, Ann", "Zwart, An", "Adler, Bo"], rows: 10,
      picking: PickRequest(field: .name))
    try browser.type(keys)
    #expect(browser.current == best)
    #expect(browser.frame.description.contains(best))
    try browser.type("<ret>")
    #expect(browser.effects.count == 1)
  }

  @Test func `a query given with the command begins at its best match`() throws {
    let browser = try Browser(
      ["Berg, Anna", "Ek, Ann"], picking: PickRequest(field: .name, query: "ann"))
    #expect(browser.current == "Ann Ek")
  }

  @Test func `rows show what is picked`() throws {
    for (field, shown) in [
      (PickField.email, "ada@example.org"), (.tel, "+49 30"), (.uid, "+49 30"),
    ] {
      let browser = try Browser(Self.people, picking: PickRequest(field: field))
      #expect(browser.frame.lines[3].contains(shown), "\(field)")
    }
  }

  @Test func `who has a number is not dim`() throws {
    let browser = try Browser(Self.people, picking: PickRequest(field: .tel))
    #expect(!browser.grid[3, 3].style.attributes.contains(.dim))
  }

  @Test(arguments: ["<tab>", "<space>", "<A-a>", "<A-d>"])
  func `one is picked when it is not said that it may be several`(key: String) throws {
    var browser = try Browser(Self.people, picking: PickRequest(field: .tel))
    try browser.type(key)
    #expect(browser.selected.isEmpty)
    #expect(browser.frame.lines[11].hasPrefix(" One is picked"))
  }

  @Test func `a blank parts words while something is typed`() throws {
    var browser = try Browser(
      Self.people, picking: PickRequest(field: .tel, allowsSeveral: true))
    try browser.type("an <space> be")
    #expect(browser.shown == ["Anna Berg"])
    try browser.type("<up> <space>")
    #expect(browser.selected == ["Anna Berg"])
    #expect(browser.frame.lines[11].hasPrefix(" 1 selected"))
  }

  @Test func `nothing can be marked, changed or left by a letter`() throws {
    var browser = try Browser(Self.people, picking: PickRequest())
    for key in "iqorvadem+-*!jk" { try browser.type("\(key) C-u") }
    #expect(browser.effects.isEmpty)
    #expect(browser.model.overlays.isEmpty)
    #expect(browser.model.picker != nil)
    try browser.type("<F5>")
    #expect(browser.effects.isEmpty)
  }

  @Test func `the choice among several numbers says what the card calls them`() throws {
    var browser = try Browser(Self.people, columns: 40, picking: PickRequest(field: .tel))
    try browser.type("<ret>")
    let lines = browser.frame.lines
    #expect(lines[0] == " Ada Adler")
    #expect(lines[2] == "   +49 30   mobile, preferred")
    #expect(lines[3] == "   +49 171  work")
    #expect(lines[11].contains("Enter pick"))
    #expect(!lines[11].contains("take too"))
  }

  @Test func `the title says what is asked for, and the box has the cursor`() throws {
    let browser = try Browser(
      Self.people, rows: 10, columns: 40,
      picking: PickRequest(field: .email, allowsSeveral: true, query: "ada"))
    #expect(browser.frame.lines[0].hasPrefix(" Pick e-mail addresses"))
    #expect(browser.grid.cursor == Grid.Cursor(row: 1, column: 6))
    #expect(browser.frame.lines[1].hasSuffix("1 of 5"))
  }

  @Test func `the help tells the keys of the picker, and only those`() throws {
    var browser = try Browser(Self.people, rows: 60, columns: 90, picking: PickRequest())
    try browser.type("?")
    let text = browser.frame.description
    #expect(text.contains("leave without a choice"))
    #expect(!text.contains("invitation"))
    try browser.type("q ann <F1>")
    #expect(browser.model.overlays == [.help])
  }

  @Test func `what is typed before the book is there is searched for`() throws {
    var browser = Browser(rows: 12, columns: 60, picking: PickRequest(field: .tel))
    try browser.type("quist <ret>")
    #expect(browser.effects.isEmpty)
    browser.send(.bookOpened(try Browser.opened(Self.people)))
    #expect(browser.effects == [.pick([Self.tel(4, "+45 1")])])
  }

  @Test func `what waits for the index is picked when it is there`() throws {
    var opened = try Browser.opened(Self.people)
    let index = try #require(opened.search)
    opened.search = nil
    var browser = Browser(rows: 12, columns: 60, picking: PickRequest(field: .tel, query: "siv"))
    browser.send(.bookOpened(opened))
    try browser.type("<ret>")
    #expect(browser.effects.isEmpty)
    browser.send(.searchReady(index))
    #expect(browser.effects == [.pick([Self.tel(3, "+46 70")])])
  }

  @Test func `a book that cannot be read is no page but the end`() throws {
    let fault = UnreadableBook(path: "/b", reason: "no vCard in this file", advice: "")
    for (event, reason) in [
      (Event.bookMissing(path: "/b"), QuitReason.failed("/b: there is no address book yet")),
      (.bookUnreadable(fault), .failed("/b: no vCard in this file")),
      (.bookEmpty(fault), .failed("/b: no vCard in this file")),
      (.bookOpened(try Browser.opened([])), .noMatch),
    ] {
      var browser = Browser(rows: 12, columns: 60, picking: PickRequest())
      browser.send(event)
      #expect(browser.effects == [.quit(reason)])
    }
  }

  @Test func `what was picked ends the program`() throws {
    var browser = try Browser(Self.people, picking: PickRequest())
    browser.send(.picked([[1, 2]]))
    #expect(browser.effects == [.quit(.picked([[1, 2]]))])
  }

  @Test func `a click goes to a contact, another one picks it`() throws {
    var browser = try Browser(Self.people, picking: PickRequest(field: .tel))
    try browser.type("<click:5,4>")
    #expect(browser.effects.isEmpty)
    #expect(browser.current == "Anna Berg")
    try browser.type("<click:5,4>")
    #expect(browser.effects == [.pick([Self.tel(1, "+46 8")])])
  }

  @Test func `a click on one of several numbers chooses it, another one takes it`() throws {
    var browser = try Browser(Self.people, picking: PickRequest(field: .tel))
    try browser.type("<ret> <click:3,4>")
    #expect(browser.model.overlays == [.chooser])
    try browser.type("<click:3,4>")
    #expect(browser.effects == [.pick([Self.tel(0, "+49 171")])])
  }

  @Test func `on a wide screen the contact beside the list takes no keys`() throws {
    var browser = try Browser(
      Self.people, rows: 20, columns: 120, picking: PickRequest(field: .tel))
    try browser.type("<down> <click:5,100>")
    #expect(browser.model.overlays.isEmpty)
    try browser.type("<ret>")
    #expect(browser.effects == [.pick([Self.tel(1, "+46 8")])])
  }

  @Test func `a window that is too small is left without a choice`() throws {
    var browser = try Browser(Self.people, rows: 5, columns: 30, picking: PickRequest())
    try browser.type("q")
    #expect(browser.effects == [.quit(.interrupted)])
  }
}
