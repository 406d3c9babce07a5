import BookUI
import ContactBook
import TerminalGrid
import TestSupport
import Testing

/// Keys that come before what they are for.
@Suite struct WaitingTests {
  static let people = ["Adler, Ada | +49 30", "Berg, Anna | +46 8", "Cem, Demir"]

  private let anna = ContactID(rawValue: 1)

  @Test func `keys typed while the book is read act when it is there`() throws {
    var browser = Browser(rows: 12, columns: 60)
    try browser.type("/ann <ret> i q")
    #expect(browser.effects.isEmpty)
    browser.send(.bookOpened(try Browser.opened(Self.people)))
    #expect(browser.effects == [.mark([anna])])
    #expect(browser.shown.count == 3, "q left the search")
  }

  @Test func `keys after a search wait for its index, those of the text do not`() throws {
    var opened = try Browser.opened(Self.people)
    let index = try #require(opened.search)
    opened.search = nil
    var browser = Browser(rows: 12, columns: 60)
    browser.send(.bookOpened(opened))
    try browser.type("/anx <backspace> n <ret> i <ret> y q")
    #expect(browser.frame.lines[1].contains("ann"))
    #expect(browser.effects.isEmpty)
    browser.send(.searchReady(index))
    #expect(browser.effects == [.mark([anna]), .readContact(anna), .copy("+46 8")])
    #expect(browser.model.overlays.isEmpty)
  }

  @Test(arguments: ["q", "<esc>", "C-g"])
  func `the way out is open as long as no key waits before it`(key: String) throws {
    var browser = Browser(rows: 12, columns: 60)
    try browser.type(key)
    #expect(browser.effects == [.quit(.done)])
    try browser.type("C-l C-z j \(key) C-c")
    #expect(browser.effects == [.redraw, .suspend, .quit(.interrupted)])
  }

  @Test func `text pasted while the book is read is searched for`() throws {
    var browser = Browser(rows: 12, columns: 60)
    try browser.type("<paste:ann>")
    browser.send(.bookOpened(try Browser.opened(Self.people)))
    #expect(browser.shown == ["Anna Berg"])
  }

  @Test func `keys do not act on a page that comes in place of the book`() throws {
    var browser = Browser(rows: 12, columns: 60)
    try browser.type("j q r")
    browser.send(.bookMissing(path: "/nowhere"))
    #expect(browser.effects.isEmpty)
    try browser.type("r")
    browser.send(.bookOpened(try Browser.opened(Self.people)))
    #expect(browser.current == "Ada Adler")
  }

  @Test func `not more are remembered than anybody means`() throws {
    var browser = Browser(rows: 12, columns: 60)
    try browser.type("j" + String(repeating: "<space>", count: 100_000))
    browser.send(.bookOpened(try Browser.opened(Self.people)))
    #expect(browser.selected == ["Anna Berg"])
  }
}
