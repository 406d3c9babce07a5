import ContactInterchange
import TestSupport
import Testing
import VCardCodec

/// The card files of other programs, where they are at hand beside the checkout.
struct SharedCorpusTests {
  static let folder = TextFile.inPackage("../shared/corpus").path
  static let files = FileTree.files(in: folder).filter { $0.contains(".vcf") }

  @Test(.enabled(if: !files.isEmpty, "../shared/corpus is not there"))
  func `keeps every byte, and a list names contacts as details do`() throws {
    for name in Self.files {
      let bytes = try TextFile(Self.folder + "/" + name).readBytes()
      #expect(VCardFile(bytes).bytes == bytes, "\(name)")
      // A file of a thousand pictures says nothing about names that the others do not.
      guard bytes.count < 400_000 else { continue }
      let text = VCardFile.convertedToUTF8(bytes.span) ?? bytes
      #expect(ReadingAgreement.differences(in: text) == [], "\(name)")
    }
  }

  /// Rows that another program's choice decides, or that speak of other formats, are not counted.
  @Test(.enabled(if: !files.isEmpty, "../shared/corpus is not there"))
  func `agrees with what other programs expect`() throws {
    let table = try TextFile(Self.folder + "/expected.tsv").read()
    var values: [String: [String: String]] = [:]
    var wrong: [String] = []
    var count = 0
    for row in table.split(separator: "\n").dropFirst() {
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let name = cells[0]
      // REV is expected as written in some rows and as a date and time in extended form in others.
      guard name.hasSuffix(".vcf"), cells[1] != "-1", cells[2] != "REV", cells[2] != "GEO" else {
        continue
      }
      let key = cells[1...3].joined(separator: " ")
      if values[name] == nil { values[name] = try Self.values(of: name) }
      let isRight =
        cells[2].hasSuffix(".TYPE")
        ? Set((values[name]?[key] ?? "").split(separator: ","))
          == Set(cells[4].split(separator: ","))
        : values[name]?[key] == cells[4]
      count += 1
      if !isRight { wrong.append("\(name) \(key): \(values[name]?[key] ?? "nothing")") }
    }
    #expect(wrong == [])
    #expect(count > 1_000)
  }

  private static func values(of name: String) throws -> [String: String] {
    var values: [String: String] = [:]
    let bytes = try TextFile(folder + "/peers/" + name).readBytes()
    for (number, card) in VCardFile(bytes).cards.enumerated() {
      for value in CardInspection(card).values {
        let text = value.value.unicodeScalars.reduce(into: "") { result, scalar in
          switch scalar {
          case "\\": result += "\\\\"
          case "\n": result += "\\n"
          case "\r": result += "\\r"
          case "\t": result += "\\t"
          default: result.unicodeScalars.append(scalar)
          }
        }
        values["\(number) \(value.property) \(value.index)"] = text
      }
    }
    return values
  }
}
