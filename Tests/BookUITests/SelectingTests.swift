import BookUI
import ContactBook
import TestSupport
import Testing

@Suite struct SelectingTests {
  static let people = ["Adler, Ada", "Albers, Ben", "Baum, Bo", "Berg, Anna", "Blom, Eva"]

  struct Case: CustomTestStringConvertible, Sendable {
    var keys: String
    var selected: [String]

    var testDescription: String { "\(keys) → \(selected)" }
  }

  @Test(arguments: [
    Case(keys: "<space>", selected: ["Ada Adler"]),
    Case(keys: "<space> <tab>", selected: ["Ada Adler", "Ben Albers"]),
    Case(keys: "<space> k <space>", selected: []),
    Case(keys: "<end> <space> <space>", selected: []),
    Case(keys: "+", selected: ["Ada Adler", "Ben Albers", "Bo Baum", "Anna Berg", "Eva Blom"]),
    Case(keys: "+ -", selected: []),
    Case(keys: "<space> *", selected: ["Ben Albers", "Bo Baum", "Anna Berg", "Eva Blom"]),
    Case(keys: "* *", selected: []),
    Case(keys: "j v j j v", selected: ["Ben Albers", "Bo Baum", "Anna Berg"]),
    Case(keys: "<end> v k <space>", selected: ["Anna Berg", "Eva Blom"]),
    Case(keys: "j v j j <esc>", selected: []),
    Case(keys: "v <paste:bo> <tab>", selected: ["Bo Baum"]),
    Case(keys: "v B <ret>", selected: ["Ada Adler", "Ben Albers", "Bo Baum"]),
    Case(keys: "/b e <tab> <tab>", selected: ["Ben Albers", "Anna Berg"]),
    Case(keys: "/ada <ret> + <esc> <end> <space>", selected: ["Ada Adler", "Eva Blom"]),
    Case(keys: "+ /ada <ret> -", selected: ["Ben Albers", "Bo Baum", "Anna Berg", "Eva Blom"]),
    Case(keys: "<space> /ada <ret> * <esc>", selected: []),
  ])
  func `keys select`(_ example: Case) throws {
    var browser = try Browser(Self.people)
    try browser.type(example.keys)
    #expect(browser.selected == example.selected)
    #expect(browser.effects.isEmpty)
  }

  @Test func `Esc leaves the range, the search, the selection, then the program`() throws {
    var browser = try Browser(Self.people)
    try browser.type("+ /be <ret> v <esc>")
    #expect(browser.model.list?.rangeAnchor == nil)
    #expect(browser.shown.count == 2)
    try browser.type("<esc>")
    #expect(browser.shown.count == 5)
    #expect(browser.selected.count == 5)
    try browser.type("<esc>")
    #expect(browser.selected == [])
    #expect(browser.effects == [])
    try browser.type("<esc>")
    #expect(browser.effects == [.quit(.done)])
  }

  @Test func `q asks before it leaves with a selection`() throws {
    var browser = try Browser(Self.people)
    try browser.type("+ /be <ret> q q")
    #expect(browser.effects == [])
    #expect(browser.frame.lines[11].hasPrefix(" 5 selected; q again to leave"))
    for answer in ["j", "x", "?q", "<wheel-down:4,4>", "<click:0,0>"] {
      try browser.type(answer + " q")
      #expect(browser.effects == [], "\(answer)")
    }
    try browser.type("q")
    #expect(browser.effects == [.quit(.done)])
  }

  @Test func `rows show whether they are selected once something is`() throws {
    var browser = try Browser(Self.people, rows: 10, columns: 40)
    #expect(!browser.frame.description.contains("○"))
    try browser.type("<space>")
    #expect(browser.frame.lines[3].hasPrefix(" ● Ada Adler"))
    #expect(browser.frame.lines[4].hasPrefix(" ○ Ben Albers"))
    #expect(browser.frame.lines[9].hasPrefix(" 1 selected"))
  }

  @Test func `a range shows before it is taken`() throws {
    var browser = try Browser(Self.people, rows: 10, columns: 40)
    try browser.type("v j")
    #expect(browser.frame.lines[3].hasPrefix(" ● Ada Adler"))
    #expect(browser.frame.lines[4].hasPrefix(" ● Ben Albers"))
    #expect(browser.frame.lines[9].hasPrefix(" 2 in the range"))
    #expect(browser.selected.isEmpty)
  }

  @Test func `the selection follows contacts into another order and a book read again`() throws {
    var browser = try Browser(["Zorn, Ada", "Adler, Max", "Berg, Bo"])
    try browser.type("Z <space> o")
    #expect(browser.current == "Ada Zorn")
    #expect(browser.shown == ["Ada Zorn", "Bo Berg", "Max Adler"])
    #expect(browser.selected == ["Ada Zorn"])
    let again = try Browser(["Zorn, Ada", "Adler, Max", "Aal, Udo"]).model
    guard let list = again.list else {
      Issue.record("no list")
      return
    }
    browser.send(
      .bookOpened(
        OpenBook(
          path: "", book: list.book, contacts: list.all, search: list.index,
          ledger: list.ledger)))
    #expect(browser.current == "Ada Zorn")
    #expect(browser.selected == ["Ada Zorn"])
  }
}
