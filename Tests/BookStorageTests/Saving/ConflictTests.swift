import BookStorage
import ContactBook
import Glibc
import TestSupport
import Testing
import VCardCodec

/// Saving what another program has changed since it was read.
@Suite("Saving beside other programs")
struct ConflictTests {
  static let anna = SavingTests.anna
  static let bo = SavingTests.bo
  static let cy = SavingTests.cy

  static func isChanged(_ error: any Error) -> Bool {
    (error as? StorageError)?.kind == .changed
  }

  @Test func `a card that another program changed is not overwritten`() throws {
    let saving = try SavingFolder()
    let path = try saving.vdir([("a.vcf", Self.anna), ("b.vcf", Self.bo)])
    let opened = try saving.open(path)
    let (id, card, bytes) = try saving.edited("mine", "Anna", in: opened)
    let theirs = Self.anna.replacing("END:", with: "NOTE:theirs\r\nEND:")
    try saving.folder.write("vdir/a.vcf", theirs)
    #expect(throws: StorageError.self) {
      try opened.save(
        [.replace(id, card, readAs: bytes)], label: "edit", in: saving.history, at: 1)
    }
    #expect(throws: StorageError.self) { try saving.delete("Anna", from: opened) }
    #expect(try saving.text(path + "/a.vcf") == theirs)
    #expect(saving.names(path) == ["a.vcf", "b.vcf"])
    #expect(try saving.history.steps().isEmpty)
  }

  @Test func `the same size and time do not hide a change`() throws {
    let saving = try SavingFolder()
    let path = try saving.vdir([("a.vcf", Self.anna)])
    let file = path + "/a.vcf"
    let opened = try saving.open(path)
    let (id, card, bytes) = try saving.edited("mine", "Anna", in: opened)
    var status = stat()
    #expect(unsafe stat(file, &status) == 0)
    let theirs = Self.anna.replacing("  as it is", with: "  as it IS")
    let descriptor = unsafe open(file, O_WRONLY)
    #expect(unsafe write(descriptor, theirs, theirs.utf8.count) == theirs.utf8.count)
    close(descriptor)
    let times = [status.st_atim, status.st_mtim]
    #expect(unsafe utimensat(AT_FDCWD, file, times, 0) == 0)
    #expect {
      try opened.save(
        [.replace(id, card, readAs: bytes)], label: "edit", in: saving.history, at: 1)
    } throws: {
      Self.isChanged($0)
    }
    #expect(try saving.text(file) == theirs)
  }

  @Test func `changes of other cards of the file are kept`() throws {
    let saving = try SavingFolder()
    let path = try saving.folder.write("book.vcf", Self.anna + Self.bo)
    let opened = try saving.open(path)
    let (id, card, bytes) = try saving.edited("mine", "Bo", in: opened)
    let grown = Self.anna.replacing("END:", with: "NOTE:theirs\r\nEND:")
    try saving.folder.write("book.vcf", grown + "junk\r\n" + Self.bo + Self.cy)
    _ = try opened.save(
      [.replace(id, card, readAs: bytes)], label: "edit", in: saving.history, at: 1)
    let edited = Self.bo.replacing("END:", with: "NOTE:mine\r\nEND:")
    #expect(try saving.text(path) == grown + "junk\r\n" + edited + Self.cy)
    // And taking it back keeps what came after it.
    try saving.folder.write("book.vcf", Self.cy + grown + edited)
    _ = try saving.history.undo()
    #expect(try saving.text(path) == Self.cy + grown + Self.bo)
    try saving.folder.write("book.vcf", Self.bo + Self.cy)
    _ = try saving.history.redo()
    #expect(try saving.text(path) == edited + Self.cy)
  }

  @Test func `a step whose card was changed since is not taken back`() throws {
    let saving = try SavingFolder()
    let path = try saving.vdir([("a.vcf", Self.anna), ("b.vcf", Self.bo)])
    let opened = try saving.open(path)
    let (a, cardA, _) = try saving.edited("x", "Anna", in: opened)
    let (b, cardB, _) = try saving.edited("x", "Bo", in: opened)
    _ = try opened.save(
      [.replace(a, cardA), .replace(b, cardB)], label: "edit", in: saving.history, at: 1)
    let before = try saving.text(path + "/a.vcf")
    try saving.folder.write("vdir/b.vcf", Self.cy)
    #expect {
      try saving.history.undo()
    } throws: {
      Self.isChanged($0)
    }
    #expect(try saving.text(path + "/a.vcf") == before)
    #expect(try saving.text(path + "/b.vcf") == Self.cy)
    // It can still be taken back once the card is as it was.
    try saving.folder.write("vdir/b.vcf", Self.bo.replacing("END:", with: "NOTE:x\r\nEND:"))
    #expect(try saving.history.undo()?.label == "edit")
    #expect(try saving.text(path + "/b.vcf") == Self.bo)
  }

  @Test func `a deletion taken back after the file was changed puts the card at its end`() throws {
    let saving = try SavingFolder()
    let path = try saving.folder.write("book.vcf", Self.anna + Self.bo)
    try saving.delete("Anna", from: try saving.open(path))
    try saving.folder.write("book.vcf", Self.bo + String(Self.cy.dropLast()))
    _ = try saving.history.undo()
    #expect(try saving.text(path) == Self.bo + String(Self.cy.dropLast()) + "\r\n" + Self.anna)
    _ = try saving.history.redo()
    #expect(try saving.open(path).book.count == 2)
  }

  @Test func `a name that is taken again is not overwritten`() throws {
    let saving = try SavingFolder()
    let path = try saving.vdir([("a.vcf", Self.anna), ("b.vcf", Self.bo)])
    try saving.delete("Anna", from: try saving.open(path))
    try saving.folder.write("vdir/a.vcf", Self.cy)
    #expect {
      try saving.history.undo()
    } throws: {
      Self.isChanged($0)
    }
    let card = try #require(try saving.history.trash().first)
    let restored = try saving.history.restore(card, at: 2)
    #expect(restored.path != path + "/a.vcf")
    #expect(try saving.text(restored.path) == Self.anna)
    #expect(try saving.text(path + "/a.vcf") == Self.cy)
    #expect(throws: StorageError.self) { try saving.history.restore(card, at: 3) }
  }

  struct Replacement: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable (String) -> Void
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      Replacement(testDescription: "a folder") { unsafe mkdir($0, 0o700) },
      Replacement(testDescription: "a pipe") { unsafe mkfifo($0, 0o600) },
      Replacement(testDescription: "a link to a device") { unsafe symlink("/dev/full", $0) },
      Replacement(testDescription: "a link to another file") { unsafe symlink("b.vcf", $0) },
      Replacement(testDescription: "a dangling link") { unsafe symlink("nowhere", $0) },
      Replacement(testDescription: "nothing") { _ in },
    ])
  func `what is no longer the file is not written`(_ test: Replacement) throws {
    let saving = try SavingFolder()
    let path = try saving.vdir([("a.vcf", Self.anna), ("b.vcf", Self.bo)])
    let opened = try saving.open(path)
    let (id, card, bytes) = try saving.edited("mine", "Anna", in: opened)
    unsafe unlink(path + "/a.vcf")
    test.make(path + "/a.vcf")
    #expect(throws: StorageError.self) {
      try opened.save(
        [.replace(id, card, readAs: bytes)], label: "edit", in: saving.history, at: 1)
    }
    #expect(try saving.text(path + "/b.vcf") == Self.bo)
    #expect(saving.names(path).allSatisfy { !$0.hasSuffix(".tmp") })
    #expect(try saving.history.steps().isEmpty)
  }
}
