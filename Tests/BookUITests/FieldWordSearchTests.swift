import ContactBook
import TestSupport
import Testing
import TypeAhead

@testable import BookUI

/// Searches for what only the cards hold, and what a row shows of what was found.
@Suite struct FieldWordSearchTests {
  private static let people = [
    "Berg, Anna | +46 8 555 01 23; +46 70 1 77 | anna@harbour.example | Acme Tools",
    "Ek, Bo | | bo@acme.example", "王, 小明 | +86 138 0013 8000", "Ohm, Cara",
  ]

  private static let cards: CardIndex = {
    var entries = [CardIndex.Entry](repeating: CardIndex.Entry(), count: people.count)
    entries[1].notes = ["plays chess"]
    entries[2].groups = ["Chess Club"]
    return CardIndex(entries)
  }()

  @Test func `the cards are asked for once, and keys go on meanwhile`() throws {
    var browser = try Browser(Self.people)
    try browser.type("/note:che")
    #expect(browser.effects == [.readCardIndex])
    #expect(browser.shown.count == 4)
    #expect(browser.frame.description.contains("reading the cards …"))
    try browser.type("s")
    #expect(browser.effects == [])
    try browser.type("s <down>")
    #expect(browser.current == "Bo Ek")
    browser.send(.cardIndexReady(Self.cards, unreadFiles: 0))
    #expect(browser.shown == ["Bo Ek"])
    #expect(!browser.frame.description.contains("reading"))
    try browser.type("<backspace> <backspace>")
    #expect(browser.shown == ["Bo Ek"])
    try browser.type("<esc> /group:chess")
    #expect(browser.effects == [])
    #expect(browser.shown == ["王小明"])
  }

  @Test func `what is picked before the cards are there is what they match`() throws {
    var browser = try Browser(Self.people, picking: PickRequest(field: .name))
    try browser.type("note:chess <ret>")
    #expect(!browser.effects.contains { if case .pick = $0 { true } else { false } })
    browser.send(.cardIndexReady(Self.cards, unreadFiles: 0))
    let picked = browser.effects.compactMap { effect -> [String]? in
      if case .pick(let picks) = effect { picks.map(\.text) } else { nil }
    }
    #expect(picked == [["Bo Ek"]])
  }

  @Test(arguments: [("i", "Bo Ek"), ("<space>", "Bo Ek")])
  func `nobody is marked or selected who is shown only until the cards are there`(
    _ key: String, _ name: String
  ) throws {
    var browser = try Browser(Self.people)
    try browser.type("/note:chess <ret> \(key)")
    #expect(browser.selected == [])
    #expect(!browser.frame.description.contains("1 marked"))
    browser.send(.cardIndexReady(Self.cards, unreadFiles: 0))
    #expect(browser.shown == [name])
    #expect(browser.selected == [name] || browser.frame.description.contains("1 marked"))
  }

  @Test func `a search given up before the cards are there shows everybody`() throws {
    var browser = try Browser(Self.people)
    try browser.type("/note:chess <esc>")
    browser.send(.cardIndexReady(Self.cards, unreadFiles: 2))
    #expect(browser.shown.count == 4)
    #expect(browser.frame.description.contains("2 files have changed"))
  }

  @Test(arguments: [
    ("org:acme", ["Anna Berg"]), ("acme", ["Anna Berg", "Bo Ek"]),
    ("-has:tel", ["Bo Ek", "Cara Ohm"]),
    ("has:email -org:acme", ["Bo Ek"]), ("tel:0013", ["王小明"]), ("email:harbour", ["Anna Berg"]),
    ("9264", ["王小明"]), ("2662", ["Anna Berg"]),
  ])
  func `finds`(_ query: String, _ names: [String]) throws {
    var browser = try Browser(Self.people)
    try browser.type("/ <paste:\(query)>")
    #expect(browser.shown == names)
  }

  @Test(arguments: [
    // The number, the address or the company that was found is what the row shows.
    ("77", "Anna Berg", "+46 70 1 77"), ("55501", "Anna Berg", "+46 8 555 01 23"),
    ("harbour", "Anna Berg", "anna@harbour.example"), ("tools", "Anna Berg", "Acme Tools"),
    ("org:acme", "Anna Berg", "Acme Tools"), ("email:anna", "Anna Berg", "anna@harbour.example"),
    ("anna", "Anna Berg", "+46 8 555 01 23"), ("8000", "王小明", "+86 138 0013 8000"),
  ])
  func `a row shows what was found`(_ query: String, _ name: String, _ shown: String) throws {
    var browser = try Browser(Self.people, columns: 58)
    try browser.type("/ <paste:\(query)>")
    let row = try #require(
      browser.frame.description.split(separator: "\n").first { $0.contains(name) })
    #expect(row.contains(shown), "\(row)")
  }

  @Test(arguments: [
    // The name and the company show the same word; the other one stands in an address.
    ("ann berg", "x@berg.example"), ("berg ann", "x@berg.example"),
    // Of the addresses it is the one that holds what the name does not show.
    ("ann lake", "y@lake.example"), ("works lake", "y@lake.example"), ("ann works", "+46 8 1"),
  ])
  func `a row shows the word that is missing in the rest of it`(
    _ query: String, _ shown: String
  ) throws {
    let people = [
      "Ek, Ann | +46 8 1 | ann@first.example; x@berg.example; y@lake.example | Ann Works"
    ]
    var browser = try Browser(people, columns: 90)
    try browser.type("/ <paste:\(query)>")
    let row = try #require(
      browser.frame.description.split(separator: "\n").first { $0.contains("Ann Ek") })
    #expect(row.contains(shown), "\(row)")
  }

  @Test(arguments: ["C-u", "<backspace> <backspace> <backspace> <backspace>", "C-w"])
  func `in an emptied search box nothing was found`(_ keys: String) throws {
    var browser = try Browser(Self.people, columns: 58)
    let before = browser.frame.description
    try browser.type("/")
    let start = browser.grid
    try browser.type("harb")
    #expect(browser.frame.description.contains("anna@harbour.example"))
    try browser.type(keys)
    #expect(browser.grid == start)
    try browser.type("<esc>")
    #expect(browser.frame.description == before)
  }

  @Test func `Backspace goes back to what was found before, without a search`() {
    var index = SearchIndex()
    for name in ["Anna", "Acme", "Bo"] { index.append(SearchFields(name: name)) }
    var search = SearchModel()
    var found: [[UInt32]] = []
    for character in "acm" {
      search.field.apply(.insert(String(character)))
      found.append(search.run(on: index, cards: nil).indices)
    }
    #expect(found == [[0, 1], [1], [1]])
    // In an empty index a new search would find nothing.
    for length in [1, 0] {
      search.field.apply(.deleteBackward)
      #expect(search.run(on: SearchIndex(), cards: nil).indices == found[length])
    }
  }
}
