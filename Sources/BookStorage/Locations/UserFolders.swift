/// Where this user's data lies (XDG Base Directory Specification).
///
/// A variable that is not set, is empty or is no absolute path counts as not set, as the specification says.
package struct UserFolders: Sendable, Hashable {
  /// `$XDG_DATA_HOME/kith`, or nil when neither that nor HOME is known.
  package let data: String?
  /// `$XDG_STATE_HOME/kith`.
  package let state: String?

  package init(environment: [String: String]) {
    func folder(_ name: String, _ fallback: String) -> String? {
      for (variable, rest) in [(name, "/kith"), ("HOME", "/\(fallback)/kith")] {
        if let path = environment[variable], path.utf8.first == 0x2F {
          return (path == "/" ? "" : path) + rest
        }
      }
      return nil
    }
    data = folder("XDG_DATA_HOME", ".local/share")
    state = folder("XDG_STATE_HOME", ".local/state")
  }

  /// The folder of the default book.
  package var defaultBook: String? { data.map { $0 + "/contacts" } }

  /// The file of the ledger.
  package var ledger: String? { state.map { $0 + "/ledger.sqlite" } }

  /// The file of the history of changes and the trash.
  package var history: String? { state.map { $0 + "/history.sqlite" } }
}
