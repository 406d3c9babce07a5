import Testing

@testable import BookCommands

@Suite struct MailTests {
  struct Address: Sendable, CustomTestStringConvertible {
    let text: String
    let result: String?

    init(_ text: String, _ result: String?) { (self.text, self.result) = (text, result) }

    var testDescription: String { text }
  }

  @Test(arguments: [
    Address("ada@example.org", "ada@example.org"),
    Address("  ada@example.org\r\n", "ada@example.org"),
    Address("Ada@Example.ORG", "Ada@Example.ORG"),
    Address("mailto:ada@example.org?subject=x", "ada@example.org"),
    Address("mailto:ad%61%2bx@example.org", "ada+x@example.org"),
    Address("mailto:100%@example.org", "100%@example.org"),
    Address("ad%61@example.org", "ad%61@example.org"), Address("mailto:a%0Ab@example.org", nil),
    Address("mailto:a%2Cb@example.org", nil), Address("mailto:%FFa@example.org", nil),
    Address("MAILTO:ada@example.org", "ada@example.org"),
    Address("Lovelace, Ada <ada@example.org>", "ada@example.org"),
    Address("ada+tag!#$%&'*/=?^_`{|}~-@example.org", "ada+tag!#$%&'*/=?^_`{|}~-@example.org"),
    Address("小明@例子.中国", "小明@例子.中国"),
    Address("ada@[192.0.2.1]", "ada@[192.0.2.1]"),
    Address("ada@[IPv6:2001:db8::1]", "ada@[IPv6:2001:db8::1]"),
    Address("\"a, b@c\"@example.org", "\"a, b@c\"@example.org"),
    Address("\"a\\\"b\"@example.org", "\"a\\\"b\"@example.org"),
    Address("foo..bar.@docomo.example", "\"foo..bar.\"@docomo.example"),
    Address(".foo@docomo.example", "\".foo\"@docomo.example"),
    Address("a@b.example, c@d.example", nil),
    Address("a@b.example c@d.example", nil),
    Address("a@b.example\nBcc: c@d.example", nil),
    Address("a@b.example\tx", nil),
    Address("\u{1B}[31ma@b.example", nil),
    Address("a\u{202E}@b.example", nil),
    Address("a\u{AD}@b.example", nil),
    Address("-a@b.example", nil),
    Address("<-a@b.example>", nil),
    Address("a@b@c.example", nil),
    Address("a(x)@b.example", nil),
    Address("\"a\"b\"@example.org", nil),
    Address("\"a\\\"@example.org", nil),
    Address("\"\"@example.org", nil),
    Address("a@", nil), Address("@b.example", nil), Address("root", nil), Address("", nil),
    Address("a@.example", nil), Address("a@b..example", nil), Address("a@[x y]", nil),
    Address("a@[]", nil), Address("<>", nil), Address(">", nil),
    Address(String(repeating: "a", count: 400) + "@b.example", nil),
  ])
  func `an address is exactly one recipient, or none`(_ example: Address) {
    #expect(MailAddress(cardText: example.text)?.text == example.result)
  }

  @Test(arguments: [
    ("Lovelace, Ada", "Lovelace, Ada"), (" a \t\r\n b ", "a b"), ("a\u{1B}[31mb", "a [31mb"),
    ("a\u{202E}b\u{2066}c", "abc"), ("a\u{2028}b\u{85}c\u{A0}d", "a b c d"),
    ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("a\u{FEFF}\u{200B}\u{E000}b", "ab"),
    ("\u{0}", ""), ("👩‍👩‍👧", "👩‍👩‍👧"),
  ])
  func `a name is one field of one line, and turns nothing around`(text: String, result: String) {
    #expect(HeaderText.clean(text) == result)
  }

  @Test func `a name as long as a book is cut`() {
    let text = HeaderText.clean(String(repeating: "ab ", count: 100_000))
    #expect(text.unicodeScalars.count <= 401)
    #expect(text.hasSuffix("…"))
  }

  @Test func `a contact known by the address alone has no name beside it`() throws {
    let address = try #require(MailAddress(cardText: "ada@example.org"))
    #expect(MailLine(address, name: "ada@example.org").name == "")
    #expect(MailLine(address, name: "Ada", other: ["", "work", "Acme"]).other == "work, Acme")
  }

  @Test(arguments: [
    (["-x", "--", "-y"], ["-x", "-y"]), (["-has:tel", "ann"], ["-has:tel", "ann"]),
    (["--nope", "--nope=1"], ["--nope", "--nope=1"]), (["-"], ["-"]), (["--=x"], ["--=x"]),
    (["-1x"], ["-1x"]),
  ])
  func `typed text that looks like an option is a term`(words: [String], terms: [String]) throws {
    var parsed = ParsedArguments()
    let options = [
      OptionSpecification("one", letter: "1", help: ""),
      OptionSpecification("book", value: "PATH", help: ""),
    ]
    let parser = ArgumentParser(options: options, takesDashedTerms: true)
    _ = try parser.parse((words + ["--bo"] + ["-b", "--one"])[...], into: &parsed)
    #expect(parsed.operands == terms + (words.contains("--") ? ["--bo", "-b", "--one"] : []))
    #expect(parsed.values("book") == (words.contains("--") ? [] : ["-b"]))
  }
}
