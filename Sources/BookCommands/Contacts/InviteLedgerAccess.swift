import BookStorage
import InviteLedger

/// The ledger that a command works on.
struct InviteLedgerAccess {
  private let store: LedgerStore

  init(_ global: GlobalOptions, in surroundings: Surroundings) throws(CommandError) {
    guard let path = UserFolders(environment: surroundings.environment).ledger else {
      throw .data("ledger: neither XDG_STATE_HOME nor HOME is set")
    }
    store = LedgerStore(path: path, isReadOnly: global.isReadOnly)
  }

  /// Throws when the command line forbids what the command is for.
  static func checkWritable(_ global: GlobalOptions) throws(CommandError) {
    if global.isReadOnly { throw .usage("‘--read-only’ forbids changing marks") }
  }

  func load() throws(CommandError) -> Ledger {
    do {
      return try store.load()
    } catch {
      throw .data(error.message)
    }
  }

  func apply(_ entries: [LedgerEntry]) throws(CommandError) -> Ledger {
    do {
      return try store.apply(entries)
    } catch {
      throw .data(error.message)
    }
  }
}
