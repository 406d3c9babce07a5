import BookUI
import ContactBook
import TerminalGrid
import TestSupport
import Testing

@Suite struct ReadingAgainTests {
  static let people = ["Adler, Ada", "Berg, Anna", "Cem, Demir"]
  private let first = ContactID(rawValue: 0)
  private let second = ContactID(rawValue: 1)
  private let stale = UnreadableCard(path: "a.vcf", reason: "the file was changed", isStale: true)

  @Test func `F5 reads the book again, and cursor, selection and search stay`() throws {
    var browser = try Browser(Self.people)
    try browser.type("/a <ret> <space> <F5>")
    #expect(browser.effects == [.openBook])
    #expect(browser.model.message == "Reading the book again …")
    try browser.type("<F5> i")
    #expect(browser.effects.isEmpty, "contacts are about to get other numbers")
    var opened = try Browser.opened(["New, One"] + Self.people)
    let index = opened.search
    opened.search = nil
    browser.send(.bookOpened(opened))
    #expect(browser.model.message == "Read again: 4 contacts")
    browser.send(.searchReady(try #require(index)))
    #expect(browser.shown.count < 4)
    #expect(browser.model.list?.selection.count == 1)
  }

  @Test func `a card whose file has changed has the book read again, once`() throws {
    var browser = try Browser(Self.people)
    browser.readsContacts = false
    try browser.type("j <ret>")
    browser.send(.contactUnreadable(second, stale))
    #expect(browser.effects == [.readContact(second), .openBook])
    browser.effects = []
    browser.send(.bookOpened(try Browser.opened(Self.people)))
    #expect(browser.effects == [.readContact(second)])
    #expect(browser.model.message == "A file had changed: the book was read again")
    browser.effects = []
    browser.send(.contactUnreadable(second, stale))
    #expect(browser.effects.isEmpty)
    #expect(browser.frame.description.contains("the file was changed"))
  }

  @Test func `an open contact that is gone closes, and the cursor stays near`() throws {
    var browser = try Browser(Self.people)
    try browser.type("<end> <ret> <F5>")
    browser.send(.bookOpened(try Browser.opened(Array(Self.people.dropLast()))))
    #expect(browser.model.overlays.isEmpty)
    #expect(browser.current == "Anna Berg")
    #expect(browser.model.message == "That contact is no longer in the book")
  }

  @Test func `a book that is gone is a page, whatever was open over the list`() throws {
    var browser = try Browser(Self.people)
    try browser.type("<ret> <F5>")
    browser.send(
      .bookUnreadable(UnreadableBook(path: "x", reason: "No such file", advice: "Check it.")))
    #expect(browser.model.context == .page)
    try browser.type("r")
    #expect(browser.effects == [.openBook])
  }
}
