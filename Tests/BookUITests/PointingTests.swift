import BookUI
import TerminalGrid
import Testing

@Suite struct PointingTests {
  static let people = ListMovingTests.people

  struct Case: CustomTestStringConvertible, Sendable {
    var script: String
    var current: String

    var testDescription: String { "\(script) → \(current)" }
  }

  /// Twelve rows of 60 columns: title, search, heading, rows 3…10; the bar is the last column of rows 2…11.
  @Test(arguments: [
    Case(script: "<click:4,10>", current: "Max Albers"),
    Case(script: "<click:6,50>", current: "Bo Baum"),
    Case(script: "<click:5,10>", current: "Bo Baum"),
    Case(script: "C <click:4,2>", current: "Per Dahl"),
    Case(script: "<end> <click:2,2>", current: "Kai Franke"),
    Case(script: "<click:2,59>", current: "Ada Adler"),
    Case(script: "<end> <click:2,59>", current: "Ada Adler"),
    Case(script: "<press:4,10> <drag:11,59>", current: "Max Albers"),
    Case(script: "<wheel-down:5,5>", current: "Bo Baum"),
    Case(script: "<wheel-down:5,5> <wheel-up:5,5>", current: "Bo Baum"),
    Case(script: "<end> <wheel-up:5,5> <wheel-up:5,5> <wheel-up:5,5>", current: "Per Dahl"),
    Case(script: "<click:11,3>", current: "Ada Adler"),
    Case(script: "<click:0,0>", current: "Ada Adler"),
    Case(script: "<click:99,99>", current: "Ada Adler"),
  ])
  func `the pointer moves the cursor`(_ example: Case) throws {
    var browser = try Browser(Self.people)
    try browser.type(example.script)
    #expect(browser.current == example.current)
    #expect(browser.effects == [])
  }

  /// Forty rows show every label: A in row 2, # in row 28.
  @Test(arguments: [
    Case(script: "<click:3,59>", current: "Bo Baum"),
    Case(script: "<click:10,59>", current: "Tom Haas"),
    Case(script: "<press:2,59> <drag:28,59>", current: "Uta Klein"),
    Case(script: "<press:2,59> <drag:28,20> <drag:5,20>", current: "Per Dahl"),
    Case(script: "<press:2,59> <drag:39,20> <release:39,20>", current: "Uta Klein"),
    Case(script: "<press:2,59> <drag:0,20>", current: "Ada Adler"),
    Case(script: "<press:2,59> <release:2,59> <drag:28,59>", current: "Ada Adler"),
    Case(script: "<press:4,10> <drag:28,59>", current: "Max Albers"),
    Case(script: "<click:35,59>", current: "Uta Klein"),
  ])
  func `the index bar is clicked and dragged`(_ example: Case) throws {
    var browser = try Browser(Self.people, rows: 40)
    try browser.type(example.script)
    #expect(browser.current == example.current)
  }

  @Test func `a click on the current row opens it, on the search box types there`() throws {
    var browser = try Browser(Self.people)
    try browser.type("<click:4,10>")
    #expect(browser.model.overlays == [])
    try browser.type("<click:4,10>")
    #expect(browser.model.overlays == [.detail])
    try browser.type("q <click:1,10> max")
    #expect(browser.model.list?.search.field.text == "max")
  }

  @Test func `beside the list the contact takes the pointer`() throws {
    let people = ["Adler, Ada | +49 30 555 | ada@example.org | Acme", "Berg, Anna"]
    var browser = try Browser(people, rows: 12, columns: 100)
    try browser.type("<wheel-down:4,80>")
    #expect(browser.model.overlays == [])
    #expect(browser.current == "Ada Adler")
    try browser.type("<click:5,80> y")
    #expect(browser.model.overlays == [.detail])
    #expect(browser.effects.contains(.copy("ada@example.org")))
    try browser.type("<click:5,10>")
    #expect(browser.model.overlays == [])
    #expect(browser.current == "Anna Berg")
  }

  @Test func `in a small window the pointer does nothing`() throws {
    var browser = try Browser(Self.people)
    try browser.type("<resize:5x20> <click:4,10> <wheel-down:1,1> <resize:12x60>")
    #expect(browser.current == "Ada Adler")
  }
}
