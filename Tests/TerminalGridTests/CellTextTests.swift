import Testing

@testable import TerminalGrid

@Suite struct CellTextTests {
  @Test(
    arguments: ["", " ", "a", "曾", "\u{10FFFF}", "e\u{301}", "a\u{301}\u{302}\u{303}\u{304}"])
  func `a text comes out as it went in`(text: String) {
    #expect(CellText(text.unicodeScalars).string == text)
    #expect(Array(CellText(text.unicodeScalars)) == Array(text.unicodeScalars))
  }

  @Test func `more than five scalars are cut`() {
    let text = "a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}"
    #expect(Array(CellText(text.unicodeScalars)) == Array(text.unicodeScalars.prefix(5)))
  }

  @Test func `texts that differ in any scalar differ`() {
    let scalars = "a\u{301}\u{302}\u{303}\u{304}".unicodeScalars
    for count in 0..<5 {
      #expect(CellText(scalars.prefix(count)) != CellText(scalars.prefix(count + 1)))
    }
  }

  @Test func `only one character of ASCII is ASCII`() {
    #expect(CellText("~".unicodeScalars).isASCII)
    for text in ["", "é", "a\u{301}", "王"] {
      #expect(!CellText(text.unicodeScalars).isASCII)
    }
  }
}
