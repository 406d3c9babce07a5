/// A SQLite file of kith's own that only its user can read: the ledger or the history.
struct StateDatabase: Sendable {
  let path: String
  let schema: DatabaseSchema
  /// Whether nothing may be written.
  var isReadOnly = false
  /// For tests: how many pages the file may grow to, as on a full disk.
  var pageLimit: Int?
}
