import TestSupport
import Testing
import UnicodeText

struct PathTextTests {
  @Test(arguments: [
    ([0x61, 0x2F, 0x62], "a/b", "a/b"),
    ([0x6E, 0xF6, 0x74], "n\u{10FFF6}t", "n\\xF6t"),
    ([0xC3, 0xB6], "\u{F6}", "\u{F6}"),
    ([0xEF, 0xBF, 0xBD], "\u{FFFD}", "\\u{FFFD}"),
    (
      [0xF4, 0x8F, 0xBF, 0xB6], "\u{10FFF4}\u{10FF8F}\u{10FFBF}\u{10FFB6}",
      "\\xF4\\x8F\\xBF\\xB6"
    ),
  ])
  func `a path is a string`(_ bytes: [UInt8], _ string: String, _ shown: String) {
    #expect(PathText.string(bytes) == string)
    #expect(PathText.bytes(string) == bytes)
    #expect(VisibleEscape.escape(string) == shown)
  }

  @Test(arguments: 0..<20)
  func `every path comes back`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let parts: [[UInt8]] = [
      [0x2F], [0x61], [0xC3], [0xB6], [0xF4, 0x8F], [0xBF, 0xB6], [0xE2, 0x82],
    ]
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...8, using: &generator)).flatMap { _ in
        parts.randomElement(using: &generator) ?? []
      }
      #expect(PathText.bytes(PathText.string(bytes)) == bytes)
    }
  }
}
