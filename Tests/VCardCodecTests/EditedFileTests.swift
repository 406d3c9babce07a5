import TestSupport
import Testing
import VCardCodec

/// An edited file differs in the lines that were edited and in nothing else, however odd it is; and what was
/// edited is read again as it was meant.
struct EditedFileTests {
  static let folder = TextFile.inPackage("Tests/Fixtures/vcards").path
  static let files = FileTree.files(in: folder).filter { $0.contains(".vcf") }
  static let shared = TextFile.inPackage("../shared/corpus").path
  static let sharedFiles = FileTree.files(in: shared).filter { $0.contains(".vcf") }

  @Test(arguments: files)
  func `one number of each card is edited`(_ name: String) throws {
    Self.editNumbers(of: try TextFile(Self.folder + "/" + name).readBytes(), name)
  }

  @Test(.enabled(if: !sharedFiles.isEmpty, "../shared/corpus is not there"))
  func `one number of each card of other programs is edited`() throws {
    for name in Self.sharedFiles {
      let bytes = try TextFile(Self.shared + "/" + name).readBytes()
      guard bytes.count < 400_000 else { continue }
      Self.editNumbers(of: bytes, name)
    }
  }

  /// The same damage and the same edits in each run.
  @Test(arguments: 0..<16)
  func `a damaged file survives any edit`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) + 5)
    for round in 0..<24 {
      let name = try #require(Self.files.randomElement(using: &generator))
      let bytes = try TextFile(Self.folder + "/" + name).readBytes()
      let damaged =
        round % 8 == 7
        ? DamagedCards.noise(using: &generator) : DamagedCards.damaged(bytes, using: &generator)
      Self.editAtRandom(damaged, using: &generator)
    }
  }

  /// Edits the first number of each card, or the name of one without, and compares.
  static func editNumbers(
    of bytes: [UInt8], _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let original = VCardFile(bytes)
    // Of a file with very many cards the first and the last ones.
    let count = original.cards.count
    for (number, card) in original.cards.enumerated() where number < 4 || number >= count - 2 {
      let wanted = card.lines.firstIndex { $0.kind == .property && $0.name == "TEL" }
      guard let index = wanted else { continue }
      var file = original
      var edited = card
      var draft = card.lines[index].draft
      if case .uri = draft.value {
        draft.value = .uri("tel:+1-555-0100")
      } else {
        draft.value = .text("+1 555 0100")
      }
      edited.replaceLine(at: index, with: draft)
      file.replaceCard(at: number, with: edited)
      expectOneDifference(original, file, card: number, line: index, name, sourceLocation)
      // The old value again is the old meaning; a lone CR, which no card can hold, is a line break then.
      edited.replaceLine(at: index, with: card.lines[index].draft)
      guard !card.lines[index].text.contains("\r") else { continue }
      #expect(
        edited.lines[index].draft == card.lines[index].draft, "\(name)",
        sourceLocation: sourceLocation)
    }
  }

  private static func expectOneDifference(
    _ original: VCardFile, _ edited: VCardFile, card number: Int, line index: Int, _ name: String,
    _ sourceLocation: SourceLocation
  ) {
    let again = VCardFile(edited.bytes)
    #expect(again.cards.count == original.cards.count, "\(name)", sourceLocation: sourceLocation)
    guard again.cards.count == original.cards.count else { return }
    for (place, (old, new)) in zip(original.cards, again.cards).enumerated() {
      let oldLines = old.lines.map(\.bytes)
      let newLines = new.lines.map(\.bytes)
      if place == number {
        let differ = zip(oldLines, newLines).enumerated().filter { $0.element.0 != $0.element.1 }
        #expect(
          oldLines.count == newLines.count && differ.map(\.offset) == [index], "\(name) \(place)",
          sourceLocation: sourceLocation)
      } else {
        #expect(oldLines == newLines, "\(name) \(place)", sourceLocation: sourceLocation)
      }
    }
    // Every byte outside the line is still there, in a file of any encoding.
    let old = original.bytes
    let new = edited.bytes
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let unit = VCardFile.convertedToUTF8(old.span) == nil ? 1 : 2
    let line = original.cards[number].lines[index].bytes.count * unit
    #expect(old.count - start - end <= line, "\(name) \(number)", sourceLocation: sourceLocation)
  }

  private static func editAtRandom(_ bytes: [UInt8], using generator: inout SeededGenerator) {
    var file = VCardFile(bytes)
    // Lines without BEGIN are a card only as long as some property stands before END.
    let whole = file.cards.indices.filter { file.cards[$0].lines.first?.kind == .begin }
    guard let number = whole.randomElement(using: &generator) else { return }
    var card = file.cards[number]
    let properties = card.lines.indices.filter { isEditable(card.lines[$0]) }
    guard let index = properties.randomElement(using: &generator) else { return }
    let version = card.version ?? .v30
    // So are the lines after a nested card more of the card around it.
    let isNested = file.diagnostics.contains { $0.code == .nestedCard }
    switch Int.random(in: (isNested ? 1 : 0)..<4, using: &generator) {
    case 0: card.removeLine(at: index)
    case 1: card.insert(RandomDrafts.drafts(version: version, using: &generator)[0])
    case 2:
      let drafts = RandomDrafts.drafts(version: version, using: &generator)
      card.insert(drafts[drafts.count - 1], at: index)
    default:
      var draft = card.lines[index].draft
      draft.value = .text("Ada, Bell; \\ é\n王")
      card.replaceLine(at: index, with: draft)
    }
    file.replaceCard(at: number, with: card)
    let again = VCardFile(file.bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    let now = String(decoding: file.bytes, as: UTF8.self)
    #expect(
      again.cards.map { $0.lines.map(\.bytes) } == file.cards.map { $0.lines.map(\.bytes) },
      "\(text)\n-----\n\(now)")
    #expect(again.cards.map { $0.lines.map(\.kind) } == file.cards.map { $0.lines.map(\.kind) })
  }

  /// Changing the version of a card changes what all its lines mean.
  private static func isEditable(_ line: ContentLine) -> Bool {
    line.kind == .property && line.name != "VERSION" && line.name != "AGENT"
  }
}
