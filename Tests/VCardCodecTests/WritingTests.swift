import TestSupport
import Testing
import VCardCodec

/// What is written is read as what was meant, and is valid whatever it says.
struct WritingTests {
  @Test(arguments: VCardVersion.allCases, 0..<8)
  func `drafts are read as they were written`(version: VCardVersion, seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) + 77)
    for _ in 0..<150 {
      let drafts = RandomDrafts.drafts(version: version, using: &generator)
      let bytes = VCard(drafts, version: version).bytes
      let file = VCardFile(bytes)
      try #require(file.cards.count == 1, "\(String(decoding: bytes, as: UTF8.self))")
      #expect(file.diagnostics.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
      let read = file.cards[0].properties.dropFirst().map(\.draft)
      #expect(Array(read) == drafts, "\(String(decoding: bytes, as: UTF8.self))")
      Self.checkLines(bytes, version: version)
    }
  }

  /// Lines are at most 75 octets, cut between characters, and in 2.1 nothing but ASCII.
  static func checkLines(
    _ bytes: [UInt8], version: VCardVersion, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) where !line.isEmpty {
      let text = String(decoding: line, as: UTF8.self)
      #expect(line.last == 0x0D, "\(text)", sourceLocation: sourceLocation)
      #expect(line.count <= 76, "\(text)", sourceLocation: sourceLocation)
      #expect(
        String(validating: line, as: UTF8.self) != nil, "\(text)", sourceLocation: sourceLocation)
    }
  }
}
