import BookUI
import ContactBook
import TestSupport
import Testing

@Suite struct MarkingTests {
  static let people = ["Adler, Ada", "Albers, Max", "Baum, Bo"]

  private func ids(_ numbers: UInt32...) -> [ContactID] {
    numbers.map(ContactID.init(rawValue:))
  }

  @Test func `without a selection the current contact is marked, then unmarked`() throws {
    var browser = try Browser(Self.people)
    try browser.type("j i")
    #expect(browser.effects == [.mark(ids(1))])
    #expect(browser.model.message == "1 marked for invitation")
    try browser.type("i")
    #expect(browser.effects == [.unmark(ids(1))])
    #expect(browser.model.message == "1 unmarked")
  }

  @Test func `a selection is marked as a whole before it is unmarked`() throws {
    var browser = try Browser(Self.people)
    try browser.type("j i k + i")
    #expect(browser.effects == [.mark(ids(1)), .mark(ids(0, 2))])
    try browser.type("i")
    #expect(browser.effects == [.unmark(ids(0, 1, 2))])
  }

  @Test func `a range is taken and marked at once`() throws {
    var browser = try Browser(Self.people)
    try browser.type("v j i")
    #expect(browser.effects == [.mark(ids(0, 1))])
    #expect(browser.selected == ["Ada Adler", "Max Albers"])
  }

  @Test func `the state shows in the row and in the title`() throws {
    var browser = try Browser(["Adler, Ada | +49 30 555 | | Acme"], rows: 10, columns: 80)
    try browser.type("i <home>")
    let lines = browser.frame.lines
    #expect(lines[0] == " Contacts  1" + String(repeating: " ", count: 54) + "1 marked · en")
    #expect(lines[3].contains("marked · Acme"))
    try browser.type("<resize:10x40>")
    #expect(browser.frame.lines[3].contains("marked · +49"))
  }
}
