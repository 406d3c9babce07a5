import ContactInterchange
import TestSupport
import Testing
import VCardCodec

/// Every card file of the fixtures beside what it holds: `NAME.vcf` and `NAME.values`.
struct InspectionTests {
  static let folder = TextFile.inPackage("Tests/Fixtures/vcards").path
  static let cases = FileTree.files(in: folder).filter { $0.hasSuffix(".vcf") }

  @Test(arguments: cases)
  func `values of each card`(_ name: String) throws {
    let file = VCardFile(try TextFile(Self.folder + "/" + name).readBytes())
    var text = "cards \(file.cards.count)\n"
    for (number, card) in file.cards.enumerated() {
      for value in CardInspection(card).values {
        text += "\(number) \(value.property) \(value.index) \(escaped(value.value))\n"
      }
    }
    for fault in file.diagnostics {
      text += "line \(fault.line) \(fault.severity.rawValue) \(fault.code.rawValue)\n"
    }
    let expected = TextFile(Self.folder + "/" + name.dropLast(4) + ".values")
    if Recording.isOn { try expected.write(text) }
    #expect(try text == expected.read())
  }

  @Test(arguments: cases)
  func `a list and a detail name the contact alike`(_ name: String) throws {
    let original = try TextFile(Self.folder + "/" + name).readBytes()
    let bytes = VCardFile.convertedToUTF8(original.span) ?? original
    #expect(ReadingAgreement.differences(in: bytes) == [])
  }

  /// The same damage in each run.
  @Test(arguments: 0..<24)
  func `a list and a detail name the contact alike in damaged files`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) + 5_000)
    for _ in 0..<40 {
      let name = try #require(Self.cases.randomElement(using: &generator))
      let file = try TextFile(Self.folder + "/" + name).readBytes()
      let damaged = DamagedCards.damaged(file, using: &generator)
      let noise = DamagedCards.noise(using: &generator)
      for bytes in [damaged, Array("BEGIN:VCARD\n".utf8) + noise]
      where VCardFile.convertedToUTF8(bytes.span) == nil {
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(ReadingAgreement.differences(in: bytes) == [], "\(text)")
      }
    }
  }

  /// By scalar: CR LF is one character.
  private func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
