import BookStorage
import ContactBook
import Glibc
import TestSupport
import Testing

/// What cannot be read says so, with its path and the cause, and never hangs.
@Suite("Bad input")
struct BadInputTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let kind: StorageError.Kind
    let cause: String
    let make: @Sendable (TemporaryFolder) throws -> String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(name: "missing", kind: .missing, cause: "No such file or directory") { $0.path + "/none" },
    Case(name: "folder without cards", kind: .noCards, cause: "no cards") { $0.folder("empty") },
    Case(name: "empty file", kind: .noCards, cause: "empty") { try $0.write("a.vcf", "") },
    Case(name: "no vCard", kind: .noVCard, cause: "no vCard") {
      try $0.write("a.vcf", "name,phone\nAnna,1\n")
    },
    Case(name: "binary", kind: .noVCard, cause: "binary") {
      try $0.write("a.vcf", (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 37) })
    },
    Case(name: "pipe", kind: .notAFile, cause: "pipe or device") {
      unsafe mkfifo($0.path + "/pipe.vcf", 0o600)
      return $0.path + "/pipe.vcf"
    },
    Case(name: "device", kind: .notAFile, cause: "pipe or device") { _ in "/dev/zero" },
    Case(name: "symlink loop", kind: .other, cause: "symbolic links") {
      unsafe symlink("loop.vcf", $0.path + "/loop.vcf")
      return $0.path + "/loop.vcf"
    },
    Case(name: "part of the path is a file", kind: .other, cause: "Not a directory") {
      try $0.write("a.vcf", card("Anna")) + "/b.vcf"
    },
    Case(name: "10 MB line that is no card", kind: .noVCard, cause: "no vCard") {
      try $0.write("a.vcf", [UInt8](repeating: 0x41, count: 10_000_000))
    },
  ])
  func `a book that cannot be used`(_ test: Case) throws {
    let folder = try TemporaryFolder()
    let path = try test.make(folder)
    #expect {
      try OpenedBook.open([BookLocation(path: path)])
    } throws: { error in
      guard let error = error as? StorageError else { return false }
      return error.path == path && error.kind == test.kind && error.cause.contains(test.cause)
    }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func `a folder without permission`() throws {
    let folder = try TemporaryFolder()
    let locked = folder.folder("locked")
    unsafe chmod(locked, 0)
    #expect {
      try OpenedBook.open([BookLocation(path: locked)])
    } throws: { error in
      (error as? StorageError)?.kind == .denied
    }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func `a default book in a folder that may not be entered`() throws {
    let folder = try TemporaryFolder()
    _ = folder.folder("kith")
    unsafe chmod(folder.path + "/kith", 0)
    #expect {
      try BookLocation.resolve(
        [], folders: UserFolders(environment: ["XDG_DATA_HOME": folder.path]))
    } throws: { error in
      (error as? StorageError)?.kind == .denied
    }
  }

  @Test func `a default book below a file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("kith", "")
    #expect {
      try BookLocation.resolve(
        [], folders: UserFolders(environment: ["XDG_DATA_HOME": folder.path]))
    } throws: { error in
      (error as? StorageError)?.cause == "Not a directory"
    }
  }

  @Test func `a large file that is cut short while it is looked at`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.vcf", [UInt8](repeating: 0x41, count: 10_000_000))
    let bytes = try FileBytes(path: path)
    #expect(!bytes.isCutShort)
    #expect(unsafe truncate(path, 5_000_000) == 0)
    var letters = 0
    bytes.withSpan { span in
      for index in span.indices where span[index] == 0x41 { letters += 1 }
    }
    #expect(letters == 5_000_000)
    #expect(bytes.isCutShort)
  }

  @Test func `bad files of a vdir hide no other`() throws {
    let folder = try TemporaryFolder()
    try folder.write("b.vcf", card("Bert"))
    try folder.write("c.vcf", "nothing of a card\n")
    try folder.write("d.vcf", "BEGIN:VCARD\nVERSION:3.0\nFN:Dora\n")
    unsafe mkfifo(folder.path + "/e.vcf", 0o600)
    unsafe symlink("f.vcf", folder.path + "/f.vcf")
    unsafe symlink("/dev/zero", folder.path + "/g.vcf")
    let opened = try OpenedBook.open([BookLocation(path: folder.path)])
    #expect(OpenedBookTests.names(opened) == ["Bert", "Dora"])
    let faults = opened.faults.filter(\.isError).map {
      "\($0.place.dropFirst(folder.path.count + 1)) \($0.code)"
    }
    #expect(
      Set(faults) == [
        "c.vcf not-a-vcard", "d.vcf:1 missing-end", "e.vcf unreadable-file",
        "f.vcf unreadable-file", "g.vcf unreadable-file",
      ])
  }

  @Test func `NULs and long lines inside cards do no harm`() throws {
    let folder = try TemporaryFolder()
    let long = card("Anna", more: ["NOTE:" + String(repeating: "x", count: 10_000_000)])
    let path = try folder.write("a.vcf", Array(long.utf8) + Array(card("B\0ert").utf8))
    let opened = try OpenedBook.open([BookLocation(path: path)])
    #expect(OpenedBookTests.names(opened) == ["Anna", "B\0ert"])
    #expect(opened.book.brokenInvariants() == [])
    let contact = try opened.contact(of: ContactID(rawValue: 0))
    #expect(contact.values(of: .note).first?.value.utf8.count == 10_000_000)
  }

  @Test func `the default book may be empty, and missing is told apart`() throws {
    let folder = try TemporaryFolder()
    let folders = UserFolders(environment: ["XDG_DATA_HOME": folder.path])
    #expect {
      try BookLocation.resolve([], folders: folders)
    } throws: { error in
      (error as? StorageError)?.kind == .missing
        && (error as? StorageError)?.path == folder.path + "/kith/contacts"
    }
    _ = folder.folder("kith")
    _ = folder.folder("kith/contacts")
    let opened = try OpenedBook.open(try BookLocation.resolve([], folders: folders))
    #expect(opened.book.count == 0)
  }
}
