import BookRuntime
import BookStorage
import InviteLedger
import TerminalGrid
import TestSupport
import Testing

/// What a played session left behind.
private struct Played: Sendable {
  var exit: BrowserExit
  var frames: [Grid]
  var copied: [String]
  var suspensions: Int

  /// The last frame as text.
  var screen: String { frames.last.map { FrameText($0).description } ?? "" }
}

@Suite struct BrowserTests {
  private static let book = """
    BEGIN:VCARD
    VERSION:3.0
    UID:anna
    FN:Anna Berg
    TEL:+46 70 1
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    UID:cem
    FN:Cem Demir
    EMAIL:cem@example.org
    END:VCARD

    """

  private func settings(
    _ folder: TemporaryFolder, paths: [String]? = nil, isReadOnly: Bool = false
  ) -> BrowserSettings {
    BrowserSettings(
      paths: paths ?? [folder.path + "/book.vcf"],
      folders: UserFolders(environment: ["HOME": folder.path]), locale: "en",
      isReadOnly: isReadOnly, clock: { 1_700_000_000 })
  }

  private func play(
    _ settings: BrowserSettings, _ script: String, rows: Int = 12, columns: Int = 60,
    isTypedAhead: Bool = false
  ) async throws -> Played {
    let events = try TerminalEvent.script(script)
    return try await OwnThread.run {
      var terminal = RecordingTerminal(
        size: GridSize(rows: rows, columns: columns), script: events,
        isTypedAhead: isTypedAhead)
      let exit = try Browser.run(settings, on: &terminal)
      return Played(
        exit: exit, frames: terminal.frames, copied: terminal.copied,
        suspensions: terminal.suspensions)
    }
  }

  @Test func `a book is shown and q ends the session`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("book.vcf", Self.book)
    let played = try await play(settings(folder), "q")
    #expect(played.exit == .done)
    #expect(played.screen.contains("Anna Berg"))
    #expect(played.screen.contains("Cem Demir"))
  }

  @Test(
    arguments: [
      ("C-c", .interrupted), ("<terminate:15>", .signalled(15)), ("<hangup>", .hungUp),
      ("", .hungUp),
    ] as [(String, BrowserExit)])
  func `a session ends as it was asked to`(script: String, exit: BrowserExit) async throws {
    let folder = try TemporaryFolder()
    try folder.write("book.vcf", Self.book)
    #expect(try await play(settings(folder), script).exit == exit)
  }

  @Test func `each key has its frame, and a search its result`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("book.vcf", Self.book)
    let played = try await play(settings(folder), "/cem")
    #expect(played.screen.contains("Cem Demir"))
    #expect(!played.screen.contains("Anna Berg"))
  }

  /// A burst may be cut by the time it takes, so there may be a few frames, but not one for each key.
  @Test func `keys that were typed ahead are all taken before a frame is drawn`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("book.vcf", Self.book)
    let keys = "/" + String(repeating: "anna <C-u> ", count: 20) + "cem"
    let slow = try await play(settings(folder), keys)
    let fast = try await play(settings(folder), keys, isTypedAhead: true)
    #expect(slow.frames.count > 100)
    #expect(fast.frames.count <= slow.frames.count / 4)
    #expect(fast.screen == slow.screen)
    #expect(fast.screen.contains("Cem Demir"))
    #expect(!fast.screen.contains("Anna Berg"))
  }

  @Test func `a whole card is read for the detail, and copied from it`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("book.vcf", Self.book)
    let played = try await play(settings(folder), "<ret> y")
    #expect(played.screen.contains("+46 70 1"))
    #expect(played.copied == ["+46 70 1"])
  }

  @Test func `marks are on disk when the session has ended`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("book.vcf", Self.book)
    _ = try await play(settings(folder), "i")
    let path = folder.path + "/.local/state/kith/ledger.sqlite"
    let ledger = try LedgerStore(path: path).load()
    #expect(ledger.isMarked("anna"))
    #expect(!TextFile(path + "-wal").exists, "the ledger was closed")
    #expect(ledger.entries.map(\.date) == [1_700_000_000])
    #expect(try await play(settings(folder), "").screen.contains("1 marked"))
    _ = try await play(settings(folder), "i")
    #expect(try LedgerStore(path: path).load().entries.isEmpty)
  }

  @Test func `a mark that cannot be kept is told, and nothing is written`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("book.vcf", Self.book)
    let played = try await play(settings(folder, isReadOnly: true), "i", columns: 120)
    #expect(played.screen.contains("--read-only"))
    #expect(!TextFile(folder.path + "/.local").exists)
  }

  @Test func `without a default book there is the first page`() async throws {
    let folder = try TemporaryFolder()
    let played = try await play(settings(folder, paths: []), "", columns: 120)
    #expect(played.screen.contains(".local/share/kith/contacts"))
  }

  @Test func `a book that cannot be read is a page, and is read when it can be`() async throws {
    let folder = try TemporaryFolder()
    let played = try await play(settings(folder), "", columns: 120)
    #expect(played.exit == .hungUp)
    #expect(played.screen.contains("book.vcf"))
    try folder.write("book.vcf", Self.book)
    #expect(try await play(settings(folder), "r").screen.contains("Anna Berg"))
  }

  @Test func `a stop and a new size leave the list as it was`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("book.vcf", Self.book)
    let played = try await play(settings(folder), "C-z <resize:10x40>")
    #expect(played.suspensions == 1)
    #expect(played.frames.last?.size == GridSize(rows: 10, columns: 40))
    #expect(played.screen.contains("Anna Berg"))
  }
}
