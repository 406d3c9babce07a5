import BookStorage
import ContactBook
import TestSupport
import Testing
import VCardCodec

/// Every file of cards that is at hand, however odd: changing one card changes nothing else, and what is taken back is
/// the very file.
@Suite("Saving in every file of cards")
struct EveryFileTests {
  static let own = files(in: TestFolder.inPackage("Tests/Fixtures").path)
  static let others = files(in: TestFolder.inPackage("../shared/corpus").path)

  static func files(in folder: String) -> [String] {
    FileTree.files(in: folder).filter { $0.hasSuffix(".vcf") || $0.hasSuffix(".vcard") }
      .map { folder + "/" + $0 }
  }

  @Test(arguments: own)
  func `a fixture`(path: String) throws {
    try Self.check(path)
  }

  @Test(.enabled(if: !others.isEmpty, "../shared/corpus is not there"))
  func `files of other programs`() throws {
    for path in Self.others { try Self.check(path) }
  }

  private static func check(_ source: String) throws {
    let whole = try TextFile(source).readBytes()
    guard whole.count < 1 << 20 else { return }
    let saving = try SavingFolder()
    let path = try saving.folder.write("book.vcf", whole)
    let opened = try saving.open(path)
    let name: Comment = "\(source)"
    for id in Set(opened.book.ids.prefix(1) + opened.book.ids.suffix(1)) {
      let now = try saving.open(path)
      var card = VCard(try now.card(of: id)[...])
      card.insert(PropertyDraft("NOTE", .text("a note of the test")))
      _ = try now.save([.replace(id, card)], label: "edit", in: saving.history, at: 1)
      let edited = try saving.bytes(path)
      #expect(isInsertion(from: whole, to: edited), name)
      #expect(try saving.open(path).book.count == opened.book.count, name)
      #expect(try saving.history.undo() != nil, name)
      #expect(try saving.bytes(path) == whole, name)
      let again = try saving.open(path)
      _ = try again.save([.delete(id)], label: "delete", in: saving.history, at: 1)
      #expect(try saving.bytes(path).count < whole.count, name)
      #expect(try saving.history.trash().count == 1, name)
      #expect(try saving.history.undo() != nil, name)
      #expect(try saving.bytes(path) == whole, name)
    }
    let new = VCard([PropertyDraft("FN", .text("New"))])
    _ = try saving.open(path).save([.add(new)], label: "add", in: saving.history, at: 1)
    #expect(try saving.bytes(path).starts(with: whole), name)
    #expect(try saving.open(path).book.count == opened.book.count + 1, name)
    #expect(try saving.history.undo() != nil, name)
    #expect(try saving.bytes(path) == whole, name)
  }

  /// Whether the new bytes are the old ones with something put in at one place.
  private static func isInsertion(from old: [UInt8], to new: [UInt8]) -> Bool {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    return new.count > old.count && head + tail >= old.count
  }
}
