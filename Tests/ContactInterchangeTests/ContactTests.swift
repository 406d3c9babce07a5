import ContactBook
import ContactInterchange
import TestSupport
import Testing
import VCardCodec

/// Every card file of the fixtures beside the contacts it gives: `NAME.vcf` and `NAME.contacts`.
struct ContactTests {
  static let folder = TextFile.inPackage("Tests/Fixtures/vcards").path
  static let cases = FileTree.files(in: folder).filter { $0.hasSuffix(".vcf") }

  @Test(arguments: cases)
  func `contacts of each file`(_ name: String) throws {
    let file = VCardFile(try TextFile(Self.folder + "/" + name).readBytes())
    let text = file.cards.map { described(Contact(card: $0)) }.joined(separator: "\n")
    let expected = TextFile(Self.folder + "/" + name.dropLast(4) + ".contacts")
    if Recording.isOn { try expected.write(text) }
    #expect(try text == expected.read())
  }

  private func described(_ contact: Contact) -> String {
    let name = contact.name
    let parts = [
      name.familyName, name.givenName, name.middleName, name.prefix, name.suffix,
      name.phoneticFamilyName, name.phoneticGivenName, name.phoneticMiddleName,
    ]
    var lines = [
      "\(contact.displayName) [\(contact.kind)] \(parts.joined(separator: ";"))",
      "  \(contact.organization); \(contact.department); \(contact.jobTitle); \(contact.nickname)",
    ]
    for value in contact.values {
      let mark = value.isPreferred ? "*" : " "
      lines.append(" \(mark)\(value.kind) (\(value.label)) \(value.value)")
    }
    return lines.map { line in
      line.unicodeScalars.reduce(into: "") { result, scalar in
        switch scalar {
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }.joined(separator: "\n") + "\n"
  }
}
