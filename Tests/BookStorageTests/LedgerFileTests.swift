import Glibc
import InviteLedger
import TestSupport
import Testing

@testable import BookStorage

/// A file in the place of the ledger that is none, or one that was damaged: refused, and left as it is.
@Suite("Ledger files")
struct LedgerFileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let cause: String
    let change: @Sendable (_ path: String) throws -> Void
  }

  /// Runs a statement in a ledger that nobody has open.
  static func run(_ statement: String, in path: String) throws {
    try SQLiteConnection(path, isReadOnly: false).run(statement)
  }

  static func replace(_ path: String, _ make: (String) -> Int32) {
    for suffix in ["", "-wal", "-shm"] { unsafe unlink(path + suffix) }
    #expect(make(path) == 0)
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      Case(testDescription: "a negative version", cause: "no ledger of kith (version -5") {
        try run("PRAGMA user_version = -5", in: $0)
      },
      Case(testDescription: "no table", cause: "its table ‘mark’ is missing") {
        try run("DROP TABLE mark", in: $0)
      },
      Case(testDescription: "another table", cause: "no such column") {
        try run("DROP TABLE mark", in: $0)
        try run("CREATE TABLE mark(a)", in: $0)
      },
      Case(testDescription: "the database of another program", cause: "of another program") {
        try run("PRAGMA user_version = 0", in: $0)
      },
      Case(testDescription: "cut short", cause: "damaged or no ledger") {
        #expect(unsafe truncate($0, 3 * 4_096) == 0)
      },
      Case(testDescription: "a page of zeros", cause: "damaged or no ledger") { path in
        let descriptor = unsafe open(path, O_RDWR)
        let zeros = [UInt8](repeating: 0, count: 4_096)
        #expect(unsafe pwrite(descriptor, zeros, 4_096, 3 * 4_096) == 4_096)
        close(descriptor)
      },
      Case(testDescription: "a pipe", cause: "a pipe or device") { path in
        replace(path) { unsafe mkfifo($0, 0o600) }
      },
      Case(testDescription: "a link to a device", cause: "a pipe or device") { path in
        replace(path) { unsafe symlink("/dev/zero", $0) }
      },
      Case(testDescription: "a folder", cause: "a folder, not a file") { path in
        replace(path) { unsafe mkdir($0, 0o700) }
      },
      Case(testDescription: "a pipe for a journal", cause: "a pipe or device") { path in
        #expect(unsafe mkfifo(path + "-journal", 0o600) == 0)
      },
    ])
  func `what is no ledger is refused`(_ test: Case) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/l"
    do {
      let marks = (0..<500).map { LedgerStoreTests.mark("identity number \($0)") }
      _ = try LedgerStore(path: path).apply(marks)
    }
    try test.change(path)
    for action in [
      { try LedgerStore(path: path).load() }, { try LedgerStore(path: path).apply([]) },
    ] {
      #expect {
        try action()
      } throws: { error in
        "\(error)".contains(test.cause)
      }
    }
  }

  @Test func `permissions of a file that is no ledger stay`() throws {
    let folder = try TemporaryFolder()
    let other = try folder.write("other", "a text of another program, long enough to be a header\n")
    unsafe chmod(other, 0o644)
    unsafe symlink("other", folder.path + "/l")
    #expect {
      try LedgerStore(path: folder.path + "/l").apply([LedgerStoreTests.mark("a")])
    } throws: { error in
      "\(error)".contains("damaged or no ledger")
    }
    #expect(LedgerStoreTests.mode(other) == 0o644)
  }

  @Test func `kith's own folder and all files in use are made private`() throws {
    let folder = try TemporaryFolder()
    let own = folder.folder("kith")
    let path = own + "/ledger.sqlite"
    let reader = LedgerStore(path: path)
    _ = try reader.apply([LedgerStoreTests.mark("a")])
    unsafe chmod(own, 0o777)
    for suffix in ["", "-wal", "-shm"] { #expect(unsafe chmod(path + suffix, 0o666) == 0) }
    _ = try LedgerStore(path: path).apply([LedgerStoreTests.mark("b")])
    #expect(LedgerStoreTests.mode(own) == 0o700)
    for suffix in ["", "-wal", "-shm"] { #expect(LedgerStoreTests.mode(path + suffix) == 0o600) }
    #expect(try reader.load().count == 2)
  }

  @Test func `a folder that is not kith's own keeps its permissions`() throws {
    let folder = try TemporaryFolder()
    let shared = folder.folder("shared")
    unsafe chmod(shared, 0o755)
    _ = try LedgerStore(path: shared + "/l").apply([LedgerStoreTests.mark("a")])
    #expect(LedgerStoreTests.mode(shared) == 0o755)
  }

  /// Without it another program that closes the ledger would remove the log that this one writes to.
  @Test func `marking again does not give up the lock on the file`() throws {
    let folder = try TemporaryFolder()
    let store = LedgerStore(path: folder.path + "/l")
    for identity in ["a", "b"] { _ = try store.apply([LedgerStoreTests.mark(identity)]) }
    let descriptor = unsafe open(store.path, O_RDWR)
    defer { close(descriptor) }
    // Command 36, F_OFD_GETLK, tells of locks of this process too. Every connection to a database holds a shared one
    // on these bytes.
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = 0x4000_0002
    lock.l_len = 510
    #expect(unsafe fcntl(descriptor, 36, &lock) == 0)
    #expect(lock.l_type == Int16(F_RDLCK))
    #expect(try store.load().count == 2)
  }
}
