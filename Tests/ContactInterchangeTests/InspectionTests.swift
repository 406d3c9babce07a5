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
