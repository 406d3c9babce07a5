import CSQLite
import UnicodeText

extension StateDatabase {
  /// A connection for reading.
  ///
  /// One that may write is asked for where that is allowed: only such a one takes the file beside the database away
  /// again when it is the last to be closed.
  ///
  /// A database in WAL mode needs a file beside it even to be read. Where the folder cannot be written and
  /// no such file is left from before, nothing can change meanwhile, and SQLite may read without one.
  func openForReading() throws(SQLiteError) -> SQLiteConnection {
    do {
      let connection = try SQLiteConnection(path, isReadOnly: isReadOnly)
      _ = try DatabaseSchema.version(of: connection)
      return connection
    } catch {
      guard error.primaryCode == SQLITE_CANTOPEN || error.primaryCode == SQLITE_READONLY,
        !FolderCalls.exists(path + "-wal")
      else { throw error }
      return try SQLiteConnection("file:\(Self.escaped(path))?immutable=1", isReadOnly: true)
    }
  }

  /// A connection that writes, with the tables of today.
  func openForWriting() throws(StorageError) -> SQLiteConnection {
    do {
      try prepareFiles()
      let connection = try SQLiteConnection(path, isReadOnly: false)
      _ = try checkedVersion(of: connection)
      for setting in schema.settings { try connection.run(setting) }
      try switchToWAL(connection)
      try connection.run("PRAGMA synchronous = FULL")
      if let pageLimit { try connection.run("PRAGMA max_page_count = \(pageLimit)") }
      try check(version: try schema.update(connection))
      return connection
    } catch let error as SQLiteError {
      throw storageError(error)
    } catch {
      throw StorageError(of: error, at: path)
    }
  }

  /// Two programs that start at once cannot both switch; the second finds it done a moment later.
  private func switchToWAL(_ connection: SQLiteConnection) throws(SQLiteError) {
    for _ in 0..<100 {
      do {
        return try connection.run("PRAGMA journal_mode = WAL")
      } catch  where error.primaryCode == SQLITE_BUSY {
        sqlite3_sleep(20)
      }
    }
    try connection.run("PRAGMA journal_mode = WAL")
  }

  /// What a fault of SQLite means to the user.
  func storageError(_ error: SQLiteError) -> StorageError {
    switch error.primaryCode {
    case SQLITE_FULL:
      StorageError(
        path: path, cause: "the disk is full; nothing was changed",
        advice: "Make room and try again.")
    case SQLITE_READONLY, SQLITE_PERM:
      StorageError(
        path: path, cause: "it cannot be written", advice: "Check the permissions of its folder.")
    case SQLITE_BUSY, SQLITE_LOCKED:
      StorageError(
        path: path, cause: "another program is writing it", advice: "Try again in a moment.")
    case SQLITE_NOTADB, SQLITE_CORRUPT, SQLITE_ERROR:
      notOurs(error.message)
    case SQLITE_CANTOPEN:
      StorageError(
        path: path,
        cause: error.systemError == 0 ? error.message : "\(SystemError(number: error.systemError))",
        advice: "Check the permissions of its folder.")
    case SQLITE_IOERR where error.systemError != 0:
      StorageError(path: path, SystemError(number: error.systemError))
    default:
      StorageError(path: path, cause: error.message)
    }
  }

  /// A path as it may stand in a `file:` URI.
  private static func escaped(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return PathText.bytes(path).reduce(into: "") { uri, byte in
      switch byte {
      case 0x2D...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x7E:
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        uri += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}
