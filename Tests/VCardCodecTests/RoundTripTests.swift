import TestSupport
import Testing
import VCardCodec

/// What is read and not edited is written as the same bytes, whatever it was.
struct RoundTripTests {
  static let folder = TextFile.inPackage("Tests/Fixtures").path
  static let files = ["vcards", "reports"].flatMap { group in
    FileTree.files(in: "\(folder)/\(group)").map { "\(group)/\($0)" }
  }.filter { !$0.hasSuffix(".contacts") && !$0.hasSuffix(".output") }

  @Test(arguments: files)
  func `a file keeps its bytes`(_ name: String) throws {
    let bytes = try TextFile(Self.folder + "/" + name).readBytes()
    Self.check(bytes)
  }

  /// The same damage in each run.
  @Test(arguments: 0..<24)
  func `a damaged file keeps its bytes`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let names = Self.files.filter { $0.hasSuffix(".vcf") }
    for _ in 0..<40 {
      let name = try #require(names.randomElement(using: &generator))
      let bytes = try TextFile(Self.folder + "/" + name).readBytes()
      Self.check(DamagedCards.damaged(bytes, using: &generator))
    }
  }

  @Test(arguments: 0..<8)
  func `noise keeps its bytes`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) + 1_000)
    for _ in 0..<300 { Self.check(DamagedCards.noise(using: &generator)) }
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
