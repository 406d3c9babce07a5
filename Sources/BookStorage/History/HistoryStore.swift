/// Keeps on disk what was changed, so that it can be taken back, and what was deleted.
///
/// A SQLite file that only its user can read. Each save is entered before the first file is written (a journal), so that
/// after a sudden end the next one knows what happened. One process at a time saves.
package struct HistoryStore: Sendable {
  let database: StateDatabase

  /// How many steps can be taken back.
  static let stepLimit = 100
  /// How many bytes of cards the steps may hold; the last step is kept whatever its size.
  static let byteLimit: Int64 = 256 << 20
  /// How many seconds a card stays in the trash: 90 days.
  static let trashAge: Int64 = 90 * 86_400

  /// A history in a file.
  package init(path: String, isReadOnly: Bool = false, pageLimit: Int? = nil) {
    database = StateDatabase(
      path: path, schema: .history, isReadOnly: isReadOnly, pageLimit: pageLimit)
  }

  package var path: String { database.path }
  package var isReadOnly: Bool { database.isReadOnly }

  /// Begins a save: nobody else saves until what is returned is gone.
  ///
  /// What another process left half done is set right first.
  func begin() throws(StorageError) -> HistorySession {
    guard !isReadOnly else {
      throw StorageError(
        path: path, cause: "not changed, since ‘--read-only’ was given",
        advice: "Start without ‘--read-only’.")
    }
    let session = try HistorySession(database)
    try session.recover()
    return session
  }
}
