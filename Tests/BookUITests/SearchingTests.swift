import BookUI
import ContactBook
import TerminalGrid
import TestSupport
import Testing

@Suite struct SearchingTests {
  static let people = [
    "Adler, Ada | +49 30 555 0100", "Albers, Ben", "Baum, Bo", "Berg, Anna", "Blom, Eva",
    "García, José",
  ]

  struct Case: CustomTestStringConvertible, Sendable {
    var keys: String
    var shown: [String]
    var current: String

    var testDescription: String { "\(keys) → \(current)" }
  }

  @Test(arguments: [
    Case(keys: "/anna", shown: ["Anna Berg"], current: "Anna Berg"),
    Case(keys: "<end> /b e", shown: ["Ben Albers", "Anna Berg"], current: "Ben Albers"),
    Case(keys: "/be <down>", shown: ["Ben Albers", "Anna Berg"], current: "Anna Berg"),
    Case(keys: "/be <ret> j", shown: ["Ben Albers", "Anna Berg"], current: "Anna Berg"),
    Case(keys: "/ber <backspace> C-e", shown: ["Ben Albers", "Anna Berg"], current: "Ben Albers"),
    Case(keys: "/xxx", shown: [], current: ""),
    Case(keys: "/xxx <esc>", shown: all, current: "Ada Adler"),
    Case(keys: "B /xxx <esc>", shown: all, current: "Bo Baum"),
    Case(keys: "B /xxx C-u", shown: all, current: "Bo Baum"),
    Case(keys: "/anna <esc>", shown: all, current: "Anna Berg"),
    Case(keys: "/anna <ret> q", shown: all, current: "Anna Berg"),
    Case(keys: "/anna C-w ben", shown: ["Ben Albers"], current: "Ben Albers"),
    Case(keys: "/be <ret> B", shown: ["Ben Albers", "Anna Berg"], current: "Anna Berg"),
    Case(keys: "<paste:eva>", shown: ["Eva Blom"], current: "Eva Blom"),
  ])
  func `the list narrows with every key`(_ example: Case) throws {
    var browser = try Browser(Self.people)
    try browser.type(example.keys)
    #expect(browser.shown == example.shown)
    #expect(browser.current == example.current)
    #expect(browser.effects.isEmpty)
  }

  static let all = [
    "Ada Adler", "Ben Albers", "Bo Baum", "Anna Berg", "Eva Blom", "José García",
  ]

  @Test func `q leaves the search first, then the program`() throws {
    var browser = try Browser(Self.people)
    try browser.type("/anna <ret> q")
    #expect(browser.effects.isEmpty)
    try browser.type("q")
    #expect(browser.effects == [.quit(.done)])
  }

  @Test func `the cursor stands where the next character will be`() throws {
    var browser = try Browser(Self.people)
    #expect(browser.grid.cursor == nil)
    try browser.type("/")
    #expect(browser.grid.cursor == Grid.Cursor(row: 1, column: 3))
    try browser.type("王小")
    #expect(browser.grid.cursor == Grid.Cursor(row: 1, column: 7))
    try browser.type("<left>")
    #expect(browser.grid.cursor == Grid.Cursor(row: 1, column: 5))
    try browser.type("<ret>")
    #expect(browser.grid.cursor == nil)
  }

  @Test func `a text longer than the box shows its end`() throws {
    var browser = try Browser(Self.people, rows: 10, columns: 40)
    try browser.type("/abcdefghijklmnopqrstuvwxyz0123456789")
    #expect(browser.frame.lines[1].hasSuffix("0123456789   0 of 6"))
    #expect(browser.grid[1, 1].text == "/")
  }

  @Test func `a text pasted that is too long is cut and says so`() throws {
    var browser = try Browser(Self.people, rows: 10, columns: 80)
    browser.send(.terminal(.paste(String(repeating: "王", count: 20_000))))
    #expect(browser.model.list?.search.field.text.count == 1_000)
    #expect(browser.frame.lines[1].hasSuffix("王王    0 of 6"))
    #expect(browser.grid.cursor == Grid.Cursor(row: 1, column: 69))
    #expect(browser.frame.lines[9].hasPrefix(" A search has at most 1,000 characters"))
    try browser.type("<home>")
    #expect(browser.grid.cursor == Grid.Cursor(row: 1, column: 3))
    #expect(browser.frame.lines[9].hasPrefix(" Enter to the list") == false)
  }

  @Test func `the box shows the text around the cursor`() throws {
    var browser = try Browser(Self.people, rows: 10, columns: 40)
    try browser.type("/abcdefghijklmnopqrstuvwxyz0123456789")
    for (keys, text) in [
      ("", "jklmnopqrstuvwxyz0123456789"), ("<left>", "ijklmnopqrstuvwxyz0123456789"),
      ("<home>", "abcdefghijklmnopqrstuvwxyz01"), ("<end> 王", "lmnopqrstuvwxyz0123456789王"),
    ] {
      try browser.type(keys)
      #expect(browser.frame.lines[1].contains("/ \(text) "), "\(keys)")
    }
  }

  @Test func `an index that comes late is searched at once`() throws {
    let browser = try Browser(Self.people)
    guard let list = browser.model.list, let index = list.index else {
      Issue.record("no list")
      return
    }
    var late = Browser(rows: 10, columns: 60)
    late.send(
      .bookOpened(
        OpenBook(
          path: "", book: list.book, contacts: list.all, search: nil, ledger: list.ledger)))
    try late.type("/anna")
    #expect(late.shown == Self.all)
    #expect(late.frame.lines[1].hasSuffix("preparing …"))
    late.send(.searchReady(index))
    #expect(late.shown == ["Anna Berg"])
  }

  @Test func `a contact found by its address shows the address`() throws {
    var browser = try Browser(
      [
        "Berg, Anna | +46 8 555 010 22 | anna@choir.example",
        "Dahl, Per | +46 31 555 | per@x.example",
      ],
      rows: 10, columns: 60)
    try browser.type("/choir")
    #expect(browser.frame.lines[3].contains("Anna Berg           anna@choir.example"))
    try browser.type("C-u 01022")
    #expect(browser.frame.lines[3].contains("Anna Berg           +46 8 555 010 22"))
    try browser.type("C-u anna")
    #expect(browser.frame.lines[3].contains("Anna Berg           +46 8 555 010 22"))
  }

  @Test func `a contact found by its company shows it where there is no column for it`() throws {
    var browser = try Browser(
      ["Berg, Anna | +46 8 555 | anna@x.example | Rowing Club", "Dahl, Per | +46 31 | | Choir"],
      rows: 10, columns: 40)
    try browser.type("/rowing")
    #expect(browser.frame.lines[3].contains("Anna Berg          Rowing Club"))
    try browser.type("<resize:10x80>")
    #expect(browser.frame.lines[3].contains("+46 8 555"))
    #expect(browser.grid[3, 51].text == "R")
    #expect(browser.grid[3, 51].style.attributes.contains(.underline))
    #expect(!browser.grid[3, 58].style.attributes.contains(.underline))
  }

  @Test func `what was searched for stands out in the name`() throws {
    var browser = try Browser(["Berg, Hanna", "Hanna, Otto"], rows: 10, columns: 40)
    try browser.type("/hanna")
    let row = browser.grid
    #expect(row[5, 3].text == "O")
    #expect(row[5, 3].style == .plain)
    #expect(row[5, 10].style.attributes.contains(.underline))
    #expect(row[5, 12].style.attributes.contains(.underline))
  }
}
