import BookStorage
import CFileCalls
import ContactBook
import Glibc
import TestSupport
import Testing
import VCardCodec

/// What a file is besides its bytes, and files that cannot be written.
@Suite("Files that are saved")
struct FileFormTests {
  static let anna = SavingTests.anna
  static let bo = SavingTests.bo

  @Test func `a symbolic link is written through`() throws {
    let saving = try SavingFolder()
    let path = try saving.vdir([("b.vcf", Self.bo)])
    let real = try saving.folder.write("real.vcf", Self.anna)
    unsafe symlink("../real.vcf", path + "/a.vcf")
    try saving.addNote("new", to: "Anna", in: try saving.open(path))
    #expect(try saving.text(real) == Self.anna.replacing("END:", with: "NOTE:new\r\nEND:"))
    var status = stat()
    #expect(unsafe lstat(path + "/a.vcf", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    #expect {
      try saving.delete("Anna", from: try saving.open(path))
    } throws: {
      "\($0)".contains("a symbolic link to a card elsewhere")
    }
    _ = try saving.history.undo()
    #expect(try saving.text(real) == Self.anna)
  }

  @Test func `of a file with several names only the one is written`() throws {
    let saving = try SavingFolder()
    let path = try saving.folder.write("book.vcf", Self.anna)
    #expect(unsafe link(path, saving.path + "/copy") == 0)
    try saving.addNote("new", to: "Anna", in: try saving.open(path))
    #expect(try saving.text(saving.path + "/copy") == Self.anna)
    #expect(try saving.text(path) != Self.anna)
  }

  @Test func `extended attributes and permissions stay`() throws {
    let saving = try SavingFolder()
    let path = try saving.folder.write("book.vcf", Self.anna)
    unsafe chmod(path, 0o664)
    let hasAttributes = unsafe setxattr(path, "user.kith", "kept", 4, 0) == 0
    try saving.addNote("new", to: "Anna", in: try saving.open(path))
    #expect(LedgerStoreTests.mode(path) == 0o664)
    guard hasAttributes else { return }
    var value = [UInt8](repeating: 0, count: 8)
    #expect(unsafe getxattr(path, "user.kith", &value, 8) == 4)
    #expect(value.prefix(4).elementsEqual("kept".utf8))
  }

  @Test(arguments: [true, false])
  func `a file that nobody may write is not written`(isEdit: Bool) throws {
    let saving = try SavingFolder()
    let path = try saving.vdir([("a.vcf", Self.anna), ("b.vcf", Self.bo)])
    unsafe chmod(path + "/a.vcf", 0o444)
    let opened = try saving.open(path)
    #expect {
      // The other card of the same step stays as it is too.
      let (id, card, _) = try saving.edited("new", "Bo", in: opened)
      let (other, edited, _) = try saving.edited("new", "Anna", in: opened)
      _ = try opened.save(
        [.replace(id, card), isEdit ? .replace(other, edited) : .delete(other)], label: "edit",
        in: saving.history, at: 1)
    } throws: {
      "\($0)" == "\(path)/a.vcf: it cannot be written: Permission denied"
    }
    #expect(try saving.text(path + "/a.vcf") == Self.anna)
    #expect(try saving.text(path + "/b.vcf") == Self.bo)
    #expect(saving.names(path) == ["a.vcf", "b.vcf"])
    #expect(try saving.history.steps().isEmpty)
    #expect(try saving.history.trash().isEmpty)
  }

  @Test func `the file of another program with the name of ours stays`() throws {
    let saving = try SavingFolder()
    let path = try saving.vdir([("a.vcf", Self.anna)])
    try saving.folder.write("vdir/.a.vcf.tmp", "somebody's")
    try saving.addNote("new", to: "Anna", in: try saving.open(path))
    #expect(saving.names(path) == [".a.vcf.tmp", "a.vcf"])
    #expect(try saving.text(path + "/.a.vcf.tmp") == "somebody's")
  }

  @Test func `a name of 255 bytes is saved`() throws {
    let saving = try SavingFolder()
    let name = String(repeating: "n", count: 251) + ".vcf"
    let path = try saving.vdir([(name, Self.anna)])
    try saving.addNote("new", to: "Anna", in: try saving.open(path))
    #expect(saving.names(path) == [name])
    #expect(try saving.text(path + "/" + name).contains("NOTE:new"))
  }

  @Test func `names that are not UTF-8 are saved and taken back`() throws {
    let saving = try SavingFolder()
    let path = saving.folder.folder("vdir")
    let name: [CChar] =
      (path + "/").utf8.map { CChar(bitPattern: $0) } + [-12, 0x2E, 0x76, 0x63, 0x66, 0]
    try saving.folder.write("vdir/x.vcf", Self.anna)
    #expect(unsafe rename(path + "/x.vcf", name) == 0)
    try saving.delete("Anna", from: try saving.open(path))
    #expect(saving.names(path).isEmpty)
    _ = try saving.history.undo()
    #expect(unsafe access(name, R_OK) == 0)
    try saving.addNote("new", to: "Anna", in: try saving.open(path))
    #expect(saving.names(path).count == 1)
  }

  @Test func `a history that cannot be written keeps the cards from being written`() throws {
    let saving = try SavingFolder()
    let path = try saving.vdir([("a.vcf", Self.anna)])
    let opened = try saving.open(path)
    let (id, card, _) = try saving.edited("new", "Anna", in: opened)
    let full = HistoryStore(path: saving.path + "/h", pageLimit: 8)
    let readOnly = HistoryStore(path: saving.path + "/h", isReadOnly: true)
    let blocked = HistoryStore(path: path + "/a.vcf/h")
    for history in [full, readOnly, blocked] {
      #expect(throws: StorageError.self) {
        try opened.save([.replace(id, card)], label: "edit", in: history, at: 1)
      }
      #expect(try saving.text(path + "/a.vcf") == Self.anna)
    }
    #expect(saving.names(path) == ["a.vcf"])
  }
}
