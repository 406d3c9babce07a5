import TestSupport
import Testing
import VCardCodec

struct PartsTests {
  /// FN of each card.
  private static func names(in bytes: Span<UInt8>) -> [String] {
    var names: [String] = []
    var scanner = CardScanner()
    var card = ScannedCard()
    while scanner.next(in: bytes, into: &card) {
      let line = card.lines.first { $0.key == .formattedName }
      names.append(line.flatMap { card.contentLine($0, in: bytes)?.text } ?? "")
    }
    return names
  }

  @Test(arguments: [1, 2, 3, 4, 7, 64])
  func `parts hold the cards of the whole`(_ count: Int) {
    var text = ""
    for number in 0..<40 {
      let nested =
        number.isMultiple(of: 3) ? "AGENT:\r\nBEGIN:VCARD\r\nFN:inner\r\nEND:VCARD\r\n" : ""
      text += "BEGIN:VCARD\r\n\(nested)FN:\(number)\r\nNOTE:x\r\n END:VCARD\r\nEND:VCARD\r\n"
    }
    let bytes = Array(text.utf8)
    let parts = CardScanner.parts(of: bytes.span, count: count)
    #expect(parts.count <= count)
    #expect(parts.first?.lowerBound == 0)
    #expect(parts.last?.upperBound == bytes.count)
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    #expect(parts.allSatisfy { !$0.isEmpty })
    let names = parts.flatMap { Self.names(in: bytes.span.extracting($0)) }
    #expect(names == (0..<40).map(String.init))
    if count <= 4 { #expect(parts.count == count) }
  }

  @Test(arguments: ["", "x", "BEGIN:VCARD\nFN:A\nEND:VCARD", "\n\n\n\n"])
  func `what cannot be divided is one part`(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(CardScanner.parts(of: bytes.span, count: 4) == [0..<bytes.count])
  }
}
