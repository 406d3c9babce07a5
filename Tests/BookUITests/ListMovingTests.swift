import BookUI
import TestSupport
import Testing

/// Before, keys, after: where the cursor stands once keys were typed.
@Suite struct ListMovingTests {
  static let people = [
    "Adler, Ada", "Albers, Max", "Baum, Bo", "Berg, Anna", "Blom, Eva", "Castro, Ines",
    "Dahl, Per", "Engel, Udo", "Franke, Kai", "Gruber, Lia", "Haas, Tom", "Klein, Uta",
  ]

  struct Case: CustomTestStringConvertible, Sendable {
    var keys: String
    var current: String

    var testDescription: String { "\(keys) → \(current)" }
  }

  @Test(arguments: [
    Case(keys: "", current: "Ada Adler"),
    Case(keys: "j j", current: "Bo Baum"),
    Case(keys: "<down> <down> <up>", current: "Max Albers"),
    Case(keys: "k", current: "Ada Adler"),
    Case(keys: "<end>", current: "Uta Klein"),
    Case(keys: "<end> j j", current: "Uta Klein"),
    Case(keys: "<end> <home>", current: "Ada Adler"),
    Case(keys: "<end> g", current: "Ada Adler"),
    Case(keys: "B", current: "Bo Baum"),
    Case(keys: "H j", current: "Uta Klein"),
    Case(keys: "J", current: "Tom Haas"),
    Case(keys: "Z", current: "Uta Klein"),
    Case(keys: "B #", current: "Uta Klein"),
    Case(keys: "C-d", current: "Anna Berg"),
    Case(keys: "C-d C-u", current: "Ada Adler"),
    Case(keys: "<pagedown>", current: "Ines Castro"),
    Case(keys: "C-f C-b", current: "Ada Adler"),
    Case(keys: "<pagedown> <pagedown> <pagedown>", current: "Uta Klein"),
    Case(keys: "<pagedown> <pagedown> <pagedown> <pageup> <pageup> <pageup>", current: "Ada Adler"),
    Case(keys: "<right> j", current: "Bo Baum"),
    Case(keys: "<right> j j", current: "Ines Castro"),
    Case(keys: "<right> <end> k", current: "Tom Haas"),
    Case(keys: "<right> D", current: "Per Dahl"),
    Case(keys: "<right> j <left> j", current: "Anna Berg"),
    Case(keys: "<right> j <ret> j", current: "Anna Berg"),
    Case(keys: "<right> <pagedown> j", current: "Per Dahl"),
    Case(keys: "<right> B C-d j", current: "Per Dahl"),
  ])
  func `keys move the cursor`(_ example: Case) throws {
    var browser = try Browser(Self.people)
    try browser.type(example.keys)
    #expect(browser.current == example.current)
    #expect(browser.effects == [])
  }

  @Test(arguments: ["Ж", "ж", "あ"])
  func `a letter without a section says so`(_ letter: String) throws {
    var browser = try Browser(Self.people)
    try browser.type("B \(letter)")
    #expect(browser.current == "Bo Baum")
    #expect(browser.frame.lines.last?.hasPrefix(" No section \(letter.uppercased())") == true)
  }

  @Test func `a key of the list leaves the index bar and acts`() throws {
    var browser = try Browser(Self.people)
    try browser.type("<right> j <space>")
    #expect(browser.selected == ["Bo Baum"])
    #expect(browser.model.context == .list)
    try browser.type("<right> D /bo")
    #expect(browser.shown == ["Bo Baum"])
    try browser.type("<esc> <right> i")
    #expect(browser.model.context == .list)
  }
}
