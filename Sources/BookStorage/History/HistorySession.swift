/// The history while one process saves.
final class HistorySession {
  let database: StateDatabase
  let connection: SQLiteConnection
  private let lock: FileLock

  /// How long another process may hold the lock, in tenths of a second.
  private static let patience = 100

  init(_ database: StateDatabase) throws(StorageError) {
    self.database = database
    let folder = PathParts(database.path).folder
    let path = folder + "/save.lock"
    do throws(SystemError) {
      try FolderCalls.makePrivateFolder(folder)
      lock = try FileLock(path, patience: Self.patience)
    } catch {
      guard error == .wouldBlock else { throw StorageError(path: path, error) }
      throw StorageError(
        path: path, cause: "another kith is saving", advice: "Try again in a moment.")
    }
    connection = try database.openForWriting()
  }

  /// Does something in a transaction, as a whole or not at all.
  func transaction<Result>(
    _ body: () throws(SQLiteError) -> Result
  ) throws(StorageError) -> Result {
    do throws(SQLiteError) {
      return try connection.transaction(body)
    } catch {
      throw database.storageError(error)
    }
  }
}
