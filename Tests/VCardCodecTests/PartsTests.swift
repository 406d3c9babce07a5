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

  /// Parts of a file that is damaged hold the same cards, or say that they may not.
  @Test(arguments: 0..<20)
  func `parts that are independent hold the cards of the whole`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) + 900)
    let lines = [
      "BEGIN:VCARD", "BEGIN:VCARD", "END:VCARD", "END:VCARD", "FN:A", "TEL:1", "AGENT:", "\u{0}",
      "END:VCARDBEGIN:VCARD",
    ]
    var independent = 0
    for _ in 0..<200 {
      let count = Int.random(in: 2...12, using: &generator)
      let text = (0..<count).map { _ in
        lines.randomElement(using: &generator) ?? ""
      }.joined(separator: "\n")
      let bytes = Array((Self.cards + text + "\n" + Self.cards + "TEL:2\nEND:VCARD\n").utf8)
      let parts = CardScanner.parts(of: bytes.span, count: 6)
      let scans = parts.map { Self.scan(bytes.span.extracting($0), at: $0.lowerBound) }
      guard LooseEnds.areIndependent(scans.map(\.looseEnds)) else { continue }
      independent += 1
      let whole = Self.scan(bytes.span, at: 0)
      #expect(scans.flatMap(\.cards) == whole.cards, "\(text)")
      #expect(scans.flatMap(\.codes) == whole.codes, "\(text)")
    }
    #expect(independent > 5)
  }

  private static let cards = String(repeating: "BEGIN:VCARD\nFN:C\nEND:VCARD\n", count: 4)

  struct Scan {
    var cards: [String]
    var codes: [String]
    var looseEnds: LooseEnds
  }

  /// Where the cards are and what part of a card each is.
  private static func scan(_ bytes: Span<UInt8>, at offset: Int) -> Scan {
    var cards: [String] = []
    var scanner = CardScanner()
    var card = ScannedCard()
    while scanner.next(in: bytes, into: &card) {
      let range = card.bytes
      cards.append(
        "\(offset + range.lowerBound) \(offset + range.upperBound) \(card.extent)")
    }
    return Scan(
      cards: cards, codes: scanner.diagnostics.map { "\($0.code)" }, looseEnds: scanner.looseEnds)
  }

  @Test(arguments: ["", "x", "BEGIN:VCARD\nFN:A\nEND:VCARD", "\n\n\n\n"])
  func `what cannot be divided is one part`(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(CardScanner.parts(of: bytes.span, count: 4) == [0..<bytes.count])
  }
}
