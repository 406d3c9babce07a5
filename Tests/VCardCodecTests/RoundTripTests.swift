import TestSupport
import Testing
import VCardCodec

/// What is read and not edited is written as the same bytes, whatever it was.
struct RoundTripTests {
  static let folder = TextFile.inPackage("Tests/Fixtures/vcards").path
  static let files = FileTree.files(in: folder).filter { !$0.hasSuffix(".contacts") }

  @Test(arguments: files)
  func `a file keeps its bytes`(_ name: String) throws {
    let bytes = try TextFile(Self.folder + "/" + name).readBytes()
    Self.check(bytes)
  }

  /// Cuts, doubles, swaps and overwrites parts of real files, the same ones in each run.
  @Test(arguments: 0..<24)
  func `a damaged file keeps its bytes`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let names = Self.files.filter { $0.hasSuffix(".vcf") }
    for _ in 0..<40 {
      let name = try #require(names.randomElement(using: &generator))
      var bytes = try TextFile(Self.folder + "/" + name).readBytes()
      if bytes.count > 4_000 { bytes.removeSubrange(2_000..<(bytes.count - 1_000)) }
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        Self.damage(&bytes, using: &generator)
      }
      Self.check(bytes)
    }
  }

  @Test(arguments: 0..<8)
  func `noise keeps its bytes`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) + 1_000)
    let words = Self.words.map { Array($0.utf8) }
    for _ in 0..<300 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...60, using: &generator) {
        bytes += words.randomElement(using: &generator) ?? []
      }
      Self.check(bytes)
    }
  }

  private static let words = [
    "BEGIN:VCARD", "END:VCARD", "\r", "\n", "\r\n", " ", "\t", "=", ":", ";", ",", "\\", "\"", "FN",
    "N",
    "TEL", "AGENT:", "NOTE;QUOTED-PRINTABLE:", "PHOTO;BASE64:", "AAEC", "=41", "=C3", "\u{E4}",
    "\u{0}",
    "VERSION:2.1", "VERSION:3.0", "item1.", "\u{FEFF}", "X-ABLABEL", "begin", "end", "vcard",
  ]

  private static func damage(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
    guard bytes.count > 8 else { return }
    let start = Int.random(in: 0..<bytes.count, using: &generator)
    let end = min(bytes.count, start + Int.random(in: 1...40, using: &generator))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 2: bytes[start] = UInt8.random(in: 0...255, using: &generator)
    case 3:
      bytes.insert(
        contentsOf: Array((words.randomElement(using: &generator) ?? "").utf8), at: start)
    case 4: bytes.removeSubrange(start...)
    default: bytes.swapAt(start, end - 1)
    }
  }

  /// The bytes come back, and every value can be read.
  static func check(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let file = VCardFile(bytes)
    #expect(file.bytes == bytes, sourceLocation: sourceLocation)
    for card in file.cards {
      var position = 0
      for line in card.lines {
        #expect(!line.bytes.isEmpty, sourceLocation: sourceLocation)
        position += line.bytes.count + line.text.utf8.count + line.components.count
        position += line.list.count + line.types.count + (line.mediaBytes?.count ?? 0)
        position += line.date?.isoText.utf8.count ?? 0
      }
      #expect(position >= card.bytes.count, sourceLocation: sourceLocation)
      _ = card.faults()
    }
  }
}
