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
  }

  @Test func `the same key again takes back what it marked, not what was marked before`() throws {
    var browser = try Browser(Self.people)
    try browser.type("j i + i i")
    #expect(browser.effects == [.mark(ids(1)), .mark(ids(0, 2)), .unmark(ids(0, 2))])
    try browser.type("i")
    #expect(browser.effects == [.mark(ids(0, 2))])
    try browser.type("g <space> g <space> i")
    #expect(browser.selected == Self.names)
    #expect(browser.effects == [.unmark(ids(0, 2))])
  }

  @Test func `contacts that are all marked are all unmarked`() throws {
    var browser = try Browser(Self.people)
    try browser.type("i j i j i + i")
    #expect(browser.effects.last == .unmark(ids(0, 1, 2)))
  }

  static let names = ["Ada Adler", "Max Albers", "Bo Baum"]

  struct HiddenCase: CustomTestStringConvertible, Sendable {
    var keys: String
    var state: String
    var marked: [UInt32]

    var testDescription: String { "\(keys) → \(state)" }
  }

  @Test(arguments: [
    HiddenCase(keys: "<space> /max <ret>", state: "1 selected, 1 not shown", marked: [1]),
    HiddenCase(keys: "+ /ada <ret>", state: "3 selected, 2 not shown", marked: [0, 1, 2]),
    HiddenCase(keys: "+ /ada <ret> <space>", state: "2 selected, 2 not shown", marked: [0]),
    HiddenCase(keys: "+ /ada <ret> -", state: "2 selected, 2 not shown", marked: [0]),
    HiddenCase(keys: "+ /ada <ret> *", state: "2 selected, 2 not shown", marked: [0]),
    HiddenCase(keys: "+ /ad <ret> o", state: "3 selected, 2 not shown", marked: [0, 1, 2]),
    HiddenCase(keys: "+ /ad <ret> <esc>", state: "3 selected  ", marked: [0, 1, 2]),
    HiddenCase(keys: "<space> /xyz <ret>", state: "1 selected, 1 not shown", marked: []),
  ])
  func `what is selected and not shown is told and never marked alone`(
    _ example: HiddenCase
  ) throws {
    var browser = try Browser(Self.people)
    try browser.type(example.keys + " C-l")
    #expect(browser.frame.lines[11].hasPrefix(" " + example.state))
    try browser.type("i")
    let marked = example.marked.map(ContactID.init(rawValue:))
    #expect(browser.effects == (marked.isEmpty ? [] : [.mark(marked)]))
  }

  @Test func `a range is taken and marked at once`() throws {
    var browser = try Browser(Self.people)
    try browser.type("v j i")
    #expect(browser.effects == [.mark(ids(0, 1))])
    #expect(browser.selected == ["Ada Adler", "Max Albers"])
  }

  @Test func `the message counts those that are not shown`() throws {
    var browser = try Browser(Self.people)
    try browser.type("+ /ada <ret> i")
    #expect(browser.model.message == "3 marked for invitation, 2 of them not shown")
    try browser.type("i")
    #expect(browser.model.message == "3 unmarked, 2 of them not shown")
    try browser.type("<esc> i")
    #expect(browser.model.message == "3 marked for invitation")
  }

  @Test func `without leave to write it says so and offers no marking`() throws {
    var browser = try Browser(Self.people, columns: 80, isReadOnly: true)
    #expect(browser.frame.lines[0].hasSuffix("read-only · en"))
    #expect(!browser.frame.lines[11].contains("i mark"))
    try browser.type("i")
    #expect(browser.effects == [])
    #expect(browser.frame.lines[11].hasPrefix(" Marks can't be changed with --read-only"))
  }

  @Test func `while marks are being kept that is shown, and they are not asked for again`() throws {
    var browser = try Browser(Self.people)
    browser.keepsMarks = false
    try browser.type("+ i")
    #expect(browser.model.message == "Marking 3 …")
    try browser.type("j i")
    #expect(browser.effects.isEmpty)
    #expect(browser.model.message == "Marking 3 …")
    browser.keepMarks()
    #expect(browser.model.message == "3 marked for invitation")
    try browser.type("i")
    #expect(browser.model.message == "Unmarking 3 …")
  }

  @Test func `what others marked meanwhile is not counted`() throws {
    var browser = try Browser(Self.people)
    browser.keepsMarks = false
    try browser.type("i")
    browser.keepMarks(andOf: ["person-1", "person-2"])
    #expect(browser.model.message == "1 marked for invitation")
    #expect(browser.model.list?.markedCount == 3)
  }

  @Test(arguments: [("q", .done), ("C-c", .interrupted)] as [(String, QuitReason)])
  func `the end waits for marks, unless asked for again`(key: String, reason: QuitReason) throws {
    var browser = try Browser(Self.people)
    browser.keepsMarks = false
    try browser.type("i \(key)")
    #expect(browser.effects == [.mark(ids(0))])
    #expect(browser.model.message?.hasPrefix("Marking 1 …") == true)
    var impatient = browser
    browser.keepMarks()
    #expect(browser.effects == [.quit(reason)])
    try impatient.type(key)
    #expect(impatient.effects == [.quit(.abandoned)])
  }

  @Test func `marks that could not be kept keep the program from ending`() throws {
    var browser = try Browser(Self.people)
    browser.keepsMarks = false
    try browser.type("i q")
    browser.send(.marksNotKept(reason: "the disk is full"))
    #expect(browser.model.message == "the disk is full")
    #expect(!browser.effects.contains(.quit(.done)))
    try browser.type("q")
    #expect(browser.effects == [.quit(.done)])
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
