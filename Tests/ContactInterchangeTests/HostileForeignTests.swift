import ContactInterchange
import TestSupport
import Testing
import VCardCodec

/// Files that are made to break readers: nothing may stop one, and none may need much more memory than the file.
@Suite("Hostile files of other formats")
struct HostileForeignTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let format: ForeignFormat
    let path: String

    var testDescription: String { format.rawValue }
  }

  private static let samples = [
    Sample(format: .ldif, path: "inspect-ldif/people.ldif"),
    Sample(format: .ldif, path: "inspect-ldif-directory/directory.ldif"),
    Sample(format: .abook, path: "inspect-abook/addressbook"),
    Sample(format: .mutt, path: "inspect-mutt/aliases"),
    Sample(format: .jcard, path: "inspect-jcard/one.json"),
    Sample(format: .json, path: "inspect-foreign-faults/faults.json"),
  ]

  @Test(arguments: samples)
  func `damaged files are read`(_ sample: Sample) throws {
    let reader = try #require(sample.format.reader)
    let path = TextFile.inPackage("Tests/Fixtures/commands/" + sample.path)
    let file = try path.readBytes()
    var generator = SeededGenerator(seed: 0x5EED)
    for _ in 0..<100 {
      let bytes = DamagedCards.damaged(file, using: &generator)
      let cards = reader.read(bytes)
      _ = ForeignFormat.recognized(bytes)
      for index in 0..<cards.count {
        let card = cards.card(at: index)
        let outline = CardOutline(Array(cards.bytes(at: index)).span)
        #expect(outline.cards.count == 1)
        // kith's JSON holds cards as they are, damaged ones too.
        if sample.format != .json { #expect(outline.diagnostics.isEmpty) }
        _ = CardInspection(card, isForeign: true)
      }
      #expect(cards.diagnostics.allSatisfy { $0.line >= 1 })
    }
  }

  struct Bomb: Sendable, CustomTestStringConvertible {
    let format: ForeignFormat
    let name: String
    let bytes: [UInt8]

    init(_ format: ForeignFormat, _ name: String, _ text: String) {
      self.format = format
      self.name = name
      bytes = Array(text.utf8)
    }

    var testDescription: String { "\(format.rawValue): \(name)" }
  }

  private static let many = 20_000
  private static func times(_ text: String) -> String { String(repeating: text, count: many) }

  @Test(arguments: [
    Bomb(.jcard, "nesting", #"["vcard",[["x",{},"text","# + times("[")),
    Bomb(
      .jcard, "values",
      #"["vcard",[["x",{},"text""# + String(repeating: ",1", count: 300_000) + "]]]"),
    Bomb(.jcard, "nesting of objects", #"["vcard",[["x","# + times(#"{"a":"#)),
    Bomb(.json, "nesting", #"{"format":"kith-contacts","contacts":["# + times("[")),
    Bomb(.ldif, "faulty lines", "dn: cn=A\n" + times("x\n")),
    Bomb(.ldif, "continuations", "dn: cn=A\ncn: A" + times("\n b")),
    Bomb(.ldif, "addresses", "dn: cn=A\ncn: A\n" + times("mail: a\n")),
    Bomb(.abook, "faulty lines", "[0]\nname=A\n" + times("x\n")),
    Bomb(.abook, "addresses", "[0]\nname=A\nemail=" + times("a@b,")),
    Bomb(.mutt, "commands", "alias a a@b\n" + times("x\n")),
    Bomb(.mutt, "continuations", "alias a a@b" + times("\\\n")),
    Bomb(.mutt, "brackets", "alias a " + times("(") + times("<") + times("\"")),
  ])
  func `a bomb is bounded in time and memory`(_ bomb: Bomb) throws {
    let reader = try #require(bomb.format.reader)
    let clock = ContinuousClock()
    var cards = ReadCards()
    let time = clock.measure { cards = reader.read(bomb.bytes) }
    #expect(time < .seconds(20))
    #expect(cards.diagnostics.count <= 1_100)
    let size = (0..<cards.count).reduce(0) { $0 + cards.bytes(at: $1).count }
    #expect(size <= 5 * bomb.bytes.count + 1_000)
  }
}
