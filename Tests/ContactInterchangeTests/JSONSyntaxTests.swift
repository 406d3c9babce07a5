import ContactInterchange
import Testing
import VCardCodec

/// The syntax of JSON, seen through a jCard that holds the value.
@Suite("JSON syntax")
struct JSONSyntaxTests {
  private static func isRead(_ value: String) throws -> Bool {
    let text = #"["vcard",[["fn",{},"text","A"],["x-v",{},"unknown",\#(value)]]]"#
    let cards = try #require(ForeignFormat.jcard.reader).read(Array(text.utf8))
    return cards.count == 1 && !cards.diagnostics.contains { $0.severity == .error }
  }

  @Test(arguments: [
    "0", "-0", "10", "1.5", "-1.25e+10", "1E5", "123456789012345678901234567890", "true", "false",
    "null", #""""#, #""a""#, #""\u0041\n\\\/\"\b\f\r\t""#, #""\ud83d\ude00""#, " 1 ", "\t1\r\n",
    #"["a",1]"#,
  ])
  func `a value is read`(_ value: String) throws { #expect(try Self.isRead(value)) }

  @Test(arguments: [
    "", "01", "+1", ".5", "1.", "1e", "-", "0x1", "NaN", "tru", "True", "'a'", #""a"#, #""\x""#,
    #""\u12""#, "\"\n\"", "\"\t\"", "[1,]", "[1 2]", "{\"a\":1,}", "{a:1}", "1,", "// x\n1",
    "1]]]]",
  ])
  func `what is no value is refused`(_ value: String) throws {
    #expect(try !Self.isRead(value))
  }

  @Test func `half a pair of surrogates becomes a mark`() throws {
    let text = #"["vcard",[["fn",{},"text","\ud83d \ude00\ud83dx\ud83d\u0041"]]]"#
    let cards = try #require(ForeignFormat.jcard.reader).read(Array(text.utf8))
    #expect(cards.card(at: 0)["FN"]?.text == "\u{FFFD} \u{FFFD}\u{FFFD}x\u{FFFD}A")
  }
}
