import BookStorage
import Glibc
import InviteLedger
import TestSupport
import Testing

@Suite("LedgerStore")
struct LedgerStoreTests {
  static func mark(_ identity: String, _ date: Int64 = 1) -> LedgerEntry {
    .mark(Mark(identity: identity, name: "Name of \(identity)", date: date))
  }

  static func mode(_ path: String) -> UInt32 {
    var status = stat()
    unsafe stat(path, &status)
    return status.st_mode & 0o777
  }

  /// Writes the version into the header of a SQLite file that nobody has open.
  static func setVersion(_ version: UInt8, of path: String) {
    let descriptor = unsafe open(path, O_RDWR)
    let bytes: [UInt8] = [0, 0, 0, version]
    unsafe pwrite(descriptor, bytes, 4, 60)
    close(descriptor)
  }

  @Test func `marks are there again, in a private file of a private folder`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/state/kith/ledger.sqlite"
    let store = LedgerStore(path: path)
    #expect(try store.load() == Ledger())
    #expect(unsafe access(folder.path + "/state", F_OK) != 0)
    let written = try store.apply([Self.mark("a"), Self.mark("王\u{0}小"), Self.mark("b")])
    _ = try store.apply([.unmark("b")])
    let again = try LedgerStore(path: path).load()
    #expect(again.entries.map(\.identity).sorted() == ["a", "王\u{0}小"])
    #expect(written.count == 3)
    #expect(Self.mode(folder.path + "/state/kith") == 0o700)
    for suffix in ["", "-wal", "-shm"] { #expect(Self.mode(path + suffix) == 0o600) }
  }

  @Test func `a file that others could read is made private`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("ledger.sqlite", "")
    unsafe chmod(path, 0o644)
    _ = try LedgerStore(path: path).apply([Self.mark("a")])
    #expect(Self.mode(path) == 0o600)
  }

  @Test func `two stores see each other's marks`() throws {
    let folder = try TemporaryFolder()
    let one = LedgerStore(path: folder.path + "/l")
    let two = LedgerStore(path: folder.path + "/l")
    _ = try one.apply([Self.mark("a", 5)])
    #expect(try two.apply([Self.mark("b"), Self.mark("a", 3)]).count == 2)
    #expect(try one.load().mark(of: "a")?.date == 3)
    #expect(try one.apply([.unmark("b")]).entries.map(\.identity) == ["a"])
  }

  @Test func `closed, it leaves one file, and goes on when it is needed again`() throws {
    let folder = try TemporaryFolder()
    let store = LedgerStore(path: folder.path + "/l")
    _ = try store.apply([Self.mark("a")])
    store.close()
    for suffix in ["-wal", "-shm"] { #expect(unsafe access(store.path + suffix, F_OK) != 0) }
    #expect(try store.load().count == 1)
    for suffix in ["-wal", "-shm"] { #expect(unsafe access(store.path + suffix, F_OK) != 0) }
    #expect(try store.apply([Self.mark("b")]).count == 2)
  }

  @Test func `what an entry gives is what is in the file`() throws {
    let folder = try TemporaryFolder()
    let one = LedgerStore(path: folder.path + "/l")
    let two = LedgerStore(path: folder.path + "/l")
    for round in 0..<30 {
      let store = round % 3 == 0 ? two : one
      let identity = "\(round * 7 % 10)"
      let entry = round % 4 == 3 ? .unmark(identity) : Self.mark(identity, Int64(100 - round))
      #expect(try store.apply([entry]) == LedgerStore(path: one.path).load())
    }
  }

  @Test func `a store whose file was removed begins a new one`() throws {
    let folder = try TemporaryFolder()
    let store = LedgerStore(path: folder.path + "/l")
    _ = try store.apply([Self.mark("a")])
    for suffix in ["", "-wal", "-shm"] { unsafe unlink(store.path + suffix) }
    #expect(try store.apply([Self.mark("b")]).entries.map(\.identity) == ["b"])
    #expect(try LedgerStore(path: store.path).load().entries.map(\.identity) == ["b"])
  }

  @Test func `a full disk changes nothing and says so`() throws {
    let folder = try TemporaryFolder()
    let store = LedgerStore(path: folder.path + "/l", pageLimit: 8)
    _ = try store.apply([Self.mark("first")])
    let many = (0..<5_000).map { Self.mark("identity number \($0)") }
    #expect {
      try store.apply(many)
    } throws: { error in
      "\(error)" == "\(store.path): the disk is full; nothing was changed"
    }
    #expect(try store.load().entries.map(\.identity) == ["first"])
    #expect(try store.apply([Self.mark("second")]).count == 2)
  }

  @Test func `a newer ledger is left alone`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/l"
    _ = try LedgerStore(path: path).apply([Self.mark("a")])
    Self.setVersion(99, of: path)
    for action in [
      { try LedgerStore(path: path).load() }, { try LedgerStore(path: path).apply([]) },
    ] {
      #expect {
        try action()
      } throws: { error in
        "\(error)".contains("made by a newer kith (version 99")
      }
    }
  }

  @Test func `a file that is no ledger is not touched`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("l", "this is a text that is long enough to be no database\n")
    #expect {
      try LedgerStore(path: path).load()
    } throws: { error in
      "\(error)".contains("damaged or no ledger")
    }
    #expect {
      try LedgerStore(path: path).apply([Self.mark("a")])
    } throws: { error in
      "\(error)".contains("damaged or no ledger")
    }
  }

  @Test func `read-only writes nothing`() throws {
    let folder = try TemporaryFolder()
    let store = LedgerStore(path: folder.path + "/l", isReadOnly: true)
    #expect(throws: StorageError.self) { try store.apply([Self.mark("a")]) }
    #expect(unsafe access(store.path, F_OK) != 0)
  }

  @Test func `a folder that cannot be made says why`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("file", "")
    #expect {
      try LedgerStore(path: file + "/kith/ledger.sqlite").apply([Self.mark("a")])
    } throws: { error in
      "\(error)".hasSuffix("Not a directory")
    }
  }

  @Test func `many threads mark at once`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/l"
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<4 {
        group.addTask {
          let store = LedgerStore(path: path)
          for number in 0..<25 { _ = try store.apply([Self.mark("\(worker)-\(number)")]) }
        }
      }
      try await group.waitForAll()
    }
    #expect(try LedgerStore(path: path).load().count == 100)
  }
}
