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
    var statement: OpaquePointer?
    var code = unsafe sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    defer { unsafe sqlite3_finalize(statement) }
    guard let prepared = unsafe statement, code == SQLITE_OK else { throw error(code) }
    for (index, value) in values.enumerated() {
      code = unsafe value.bind(to: prepared, at: Int32(index) + 1)
      guard code == SQLITE_OK else { throw error(code) }
    }
    while true {
      code = unsafe sqlite3_step(prepared)
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { throw error(code) }
      row(unsafe SQLiteRow(statement: prepared))
    }
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

  private func error(_ code: Int32) -> SQLiteError {
    unsafe SQLiteError(code: code, handle: handle)
  }
}

/// A value that takes the place of a `?`.
enum SQLiteValue {
  case text(String)
  case integer(Int64)

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    switch self {
    case .text(let text):
      unsafe kith_sqlite_bind_text(statement, index, text, Int32(text.utf8.count))
    case .integer(let number):
      unsafe sqlite3_bind_int64(statement, index, number)
    }
  }
}

/// The present row of a statement.
@safe struct SQLiteRow {
  private let statement: OpaquePointer

  init(statement: OpaquePointer) {
    unsafe self.statement = statement
  }

  func text(_ column: Int32) -> String {
    unsafe sqlite3_column_text(statement, column).map { text in
      let length = Int(unsafe sqlite3_column_bytes(statement, column))
      return unsafe String(decoding: UnsafeBufferPointer(start: text, count: length), as: UTF8.self)
    } ?? ""
  }

  func integer(_ column: Int32) -> Int64 {
    unsafe sqlite3_column_int64(statement, column)
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
    message = unsafe String(cString: sqlite3_errstr(code))
    systemError = unsafe handle.map { unsafe sqlite3_system_errno($0) } ?? 0
  }

  /// The result code without its extension.
  var primaryCode: Int32 { code & 0xFF }
}
