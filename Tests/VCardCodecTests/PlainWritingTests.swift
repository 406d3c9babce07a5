import TestSupport
import Testing

@testable import VCardCodec

/// The short way of writing plain texts says the same as the long one.
struct PlainWritingTests {
  private static let writers = [
    TextWriter(escapes: .backslash, controls: .replaced, charset: nil),
    TextWriter(escapes: .none, controls: .replaced, charset: nil),
    TextWriter(escapes: .none, controls: .percent, charset: nil),
  ]

  /// A letter beyond ASCII at the end makes the writer go the long way.
  @Test func `plain texts are written as others are`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<400 {
      let bytes = (0..<Int.random(in: 0...90, using: &generator)).map { _ in
        UInt8.random(in: 0x20...0x7E, using: &generator)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      for writer in Self.writers {
        let plain = writer.units(text)
        let long = writer.units(text + "é")
        #expect(long.bytes == plain.bytes + Array("é".utf8))
        #expect(Array(long.units).dropLast().elementsEqual(plain.units))
      }
    }
  }

  @Test(arguments: [VCardVersion.v30, .v40]) func `short lines are written as by the long way`(
    _ version: VCardVersion
  ) {
    var generator = SeededGenerator(seed: 11)
    let writer = PropertyWriter(style: CardStyle(version: version, lineEnding: .crlf), old: nil)
    var count = 0
    for _ in 0..<200 {
      for draft in RandomDrafts.drafts(version: version, using: &generator) {
        guard let short = writer.shortLine(of: draft, name: draft.name) else { continue }
        #expect(short == writer.longLine(of: draft, name: draft.name), "\(draft)")
        count += 1
      }
    }
    #expect(count > 300)
  }

  /// A line of exactly 75 octets is not folded, one of 76 is.
  @Test(arguments: 60..<90)
  func `lines are folded behind 75 octets`(_ count: Int) {
    let card = VCard([
      PropertyDraft("FN", .text("A")),
      PropertyDraft("NOTE", .text(String(repeating: "x", count: count))),
    ])
    let lines = card.bytes.split(separator: 0x0A)
    #expect(lines.allSatisfy { $0.count <= 76 })
    #expect(lines.count == (count + 5 > 75 ? 6 : 5))
    #expect(card["NOTE"]?.text.utf8.count == count)
  }
}
