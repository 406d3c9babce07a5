import CSQLite

/// A connection to a SQLite database, closed when nobody refers to it.
@safe final class SQLiteConnection {
  private let handle: OpaquePointer

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - path: A path or, with `file:`, a URI.
  ///   - isReadOnly: Whether nothing will be written.
  /// - Throws: `SQLiteError`.
  init(_ path: String, isReadOnly: Bool) throws(SQLiteError) {
    let access = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
    var handle: OpaquePointer?
    let code = unsafe sqlite3_open_v2(
      SystemPath.cString(path), &handle, access | SQLITE_OPEN_URI, nil)
    guard let opened = unsafe handle, code == SQLITE_OK else {
      let error = unsafe SQLiteError(code: code, handle: handle)
      unsafe sqlite3_close(handle)
      throw error
    }
    unsafe self.handle = opened
    unsafe sqlite3_busy_timeout(opened, 5_000)
    unsafe sqlite3_extended_result_codes(opened, 1)
  }

  deinit {
    unsafe sqlite3_close_v2(handle)
  }

  /// Runs one statement and gives its rows.
  ///
  /// - Parameters:
  ///   - sql: The statement.
  ///   - values: What its `?` stand for.
  ///   - row: Called for every row.
  /// - Throws: `SQLiteError`.
  func run(
    _ sql: String, _ values: [SQLiteValue] = [], row: (SQLiteRow) -> Void = { _ in }
  ) throws(SQLiteError) {
    try prepare(sql).run(values, row: row)
  }

  /// Prepares a statement that is to be run many times.
  func prepare(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    var statement: OpaquePointer?
    let code = unsafe sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    guard let prepared = unsafe statement, code == SQLITE_OK else {
      throw unsafe SQLiteError(code: code, handle: handle)
    }
    return unsafe SQLiteStatement(prepared, of: handle)
  }

  /// The number of the row that this connection inserted last.
  var lastInsertedRow: Int64 { unsafe sqlite3_last_insert_rowid(handle) }

  /// Changes with every commit of another connection, never with one of this.
  func dataVersion() throws(SQLiteError) -> Int64 {
    var version: Int64 = 0
    try run("PRAGMA data_version") { version = $0.integer(0) }
    return version
  }

  /// Runs a closure in a transaction that may write; it takes effect as a whole or not at all.
  func transaction<Result>(
    _ body: () throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // SQLite has rolled back by itself after some errors; then this fails and nothing is lost.
      _ = try? run("ROLLBACK")
      throw error
    }
  }

  /// Whether the file was moved or removed since it was opened, so that writing to it would be lost.
  var hasMoved: Bool {
    var moved: Int32 = 0
    let code = unsafe sqlite3_file_control(handle, nil, SQLITE_FCNTL_HAS_MOVED, &moved)
    return code == SQLITE_OK && moved != 0
  }
}

/// What SQLite says went wrong.
struct SQLiteError: Error {
  /// The extended result code.
  let code: Int32
  let message: String
  /// The error number of the operating system, 0 when that was not the cause.
  let systemError: Int32

  init(code: Int32, handle: OpaquePointer?) {
    self.code = code
    // The general error says what it is only in the words of the connection.
    if code == SQLITE_ERROR, let handle = unsafe handle {
      message = unsafe String(cString: sqlite3_errmsg(handle))
    } else {
      message = unsafe String(cString: sqlite3_errstr(code))
    }
    systemError = unsafe handle.map { unsafe sqlite3_system_errno($0) } ?? 0
  }

  /// The result code without its extension.
  var primaryCode: Int32 { code & 0xFF }
}
