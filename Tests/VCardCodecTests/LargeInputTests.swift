import Testing
import VCardCodec

/// Inputs that would take a reader with quadratic time, or one that recurses, minutes or its stack.
struct LargeInputTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// A part that is repeated.
    var part: String
    var count: Int
    var before = ""
    var after = ""
    /// How many cards there are.
    var cards: Int
  }

  static let cases: [Case] = [
    Case(testDescription: "NUL bytes", part: "\0", count: 2_000_000, cards: 0),
    Case(
      testDescription: "one line", part: "x", count: 10_000_000, before: "BEGIN:VCARD\nNOTE:",
      after: "\nFN:A\nEND:VCARD\n", cards: 1),
    Case(
      testDescription: "one line without a colon", part: "x;", count: 500_000,
      before: "BEGIN:VCARD\n", after: "\nFN:A\nEND:VCARD\n", cards: 1),
    Case(
      testDescription: "folds", part: "\n x", count: 60_000, before: "BEGIN:VCARD\nNOTE:",
      after: "\nFN:A\nEND:VCARD\n", cards: 1),
    Case(
      testDescription: "soft breaks", part: "=\n", count: 60_000,
      before: "BEGIN:VCARD\nNOTE;QUOTED-PRINTABLE:", after: "\nFN:A\nEND:VCARD\n", cards: 1),
    Case(
      testDescription: "base64 without blanks", part: "AAEC\n", count: 100_000,
      before: "BEGIN:VCARD\nPHOTO;BASE64:\n", after: "\nFN:A\nEND:VCARD\n", cards: 1),
    Case(
      testDescription: "BEGIN without END", part: "BEGIN:VCARD\n", count: 30_000, cards: 30_000),
    Case(
      testDescription: "cards on one line", part: "BEGIN:VCARD\nFN:A\nEND:VCARD", count: 20_000,
      cards: 20_000),
    Case(
      testDescription: "nested agents", part: "AGENT:\nBEGIN:VCARD\n", count: 30_000,
      before: "BEGIN:VCARD\n", cards: 1),
    Case(testDescription: "END without BEGIN", part: "END:VCARD\n", count: 60_000, cards: 0),
    Case(
      testDescription: "cards without BEGIN", part: "FN:A\nEND:VCARD\n", count: 20_000,
      cards: 20_000),
    Case(testDescription: "lone CR", part: "x\r", count: 60_000, cards: 0),
    Case(
      testDescription: "lone CR in cards",
      part: "BEGIN:VCARD\rFN:A\rEND:VCARDBEGIN:VCARD\rEND:VCARD\r",
      count: 20_000, cards: 40_000),
    Case(
      testDescription: "blank lines", part: "\n", count: 60_000, before: "BEGIN:VCARD\n",
      after: "END:VCARD", cards: 1),
    Case(
      testDescription: "parameters", part: ";A=\"b,c\"", count: 60_000, before: "BEGIN:VCARD\nTEL",
      after: ":1\nEND:VCARD\n", cards: 1),
    Case(
      testDescription: "open quotes", part: ";A=\"b:", count: 60_000, before: "BEGIN:VCARD\nTEL",
      after: "\nEND:VCARD\n", cards: 1),
  ]

  @Test(.timeLimit(.minutes(5)), arguments: cases)
  func `is read in linear time`(_ example: Case) {
    let part = Array(example.part.utf8)
    var bytes = Array(example.before.utf8)
    bytes.reserveCapacity(part.count * example.count + 64)
    for _ in 0..<example.count { bytes += part }
    bytes += example.after.utf8
    let file = VCardFile(bytes)
    #expect(file.cards.count == example.cards)
    #expect(file.bytes == bytes)
    #expect(file.diagnostics.allSatisfy { $0.line >= 1 })
  }
}
