import BookUI
import ContactBook
import TerminalGrid
import TestSupport
import Testing

/// A value as a card has it, and what the clipboard gets of it.
private struct Copied: Sendable, CustomTestStringConvertible {
  var kind: ContactValue.Kind
  var value: String
  var text: String

  var testDescription: String { "\(kind)" }
}

@Suite struct CopyingTests {
  private static let cases: [Copied] = [
    Copied(kind: .phone, value: "5\nrm -rf ~\n", text: "5 rm -rf ~"),
    Copied(kind: .email, value: "a\u{1B}[201~\r\nid\n@x", text: "a[201~ id @x"),
    Copied(
      kind: .url, value: "http://x/\u{202E}gpj\u{9B}2J\u{7F}\t\u{2028}", text: "http://x/gpj2J"),
    Copied(kind: .nickname, value: "  Ada\u{85}A. ", text: "Ada A."),
    Copied(kind: .note, value: "one\r\ntwo\rthree\u{7}\n\tfour\n", text: "one\ntwo\nthree\n\tfour"),
    Copied(kind: .postalAddress, value: "1 Road\nTown", text: "1 Road\nTown"),
    Copied(
      kind: .organization, value: "می\u{200C}خواهم 👩\u{200D}👧", text: "می\u{200C}خواهم 👩\u{200D}👧"),
  ]

  private func browser(showing value: ContactValue) throws -> Browser {
    var browser = try Browser(["Adler, Ada"])
    try browser.type("<ret>")
    let contact = Contact(identity: "x", displayName: "Ada Adler", values: [value])
    browser.send(.contactRead(ContactID(rawValue: 0), contact))
    return browser
  }

  @Test(arguments: cases)
  private func `what is copied cannot act where it is pasted`(_ copied: Copied) throws {
    var browser = try browser(
      showing: ContactValue(kind: copied.kind, property: "X", value: copied.value))
    try browser.type("y")
    #expect(browser.effects == [.copy(copied.text)])
  }

  @Test func `the message leaves empty lines out`() throws {
    var browser = try browser(
      showing: ContactValue(kind: .note, property: "NOTE", value: "amet\n\n \nLorem"))
    try browser.type("y")
    #expect(browser.model.message == "Copied amet, Lorem")
  }

  @Test(
    arguments: [
      (.noClipboard, "This terminal has no clipboard"),
      (.tooLong(bytes: 80_000), "Too long to copy (80,000 bytes)"),
    ] as [(CopyOutcome, String)])
  func `what was not copied is not called copied`(outcome: CopyOutcome, message: String) throws {
    var browser = try browser(showing: ContactValue(kind: .phone, property: "TEL", value: "5"))
    browser.copyOutcome = outcome
    try browser.type("y")
    #expect(browser.model.message == message)
  }

  @Test func `a value of control characters only is nothing to copy`() throws {
    var browser = try browser(
      showing: ContactValue(kind: .phone, property: "TEL", value: "\u{1B}\n"))
    try browser.type("y")
    #expect(browser.effects.isEmpty)
    #expect(browser.model.message == "Nothing to copy")
  }
}
