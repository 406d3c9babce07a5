import CSQLite

/// A prepared statement; it must not outlive its connection.
@safe struct SQLiteStatement: ~Copyable {
  private let statement: OpaquePointer
  private let connection: OpaquePointer

  init(_ statement: OpaquePointer, of connection: OpaquePointer) {
    unsafe self.statement = statement
    unsafe self.connection = connection
  }

  deinit {
    unsafe sqlite3_finalize(statement)
  }

  /// Runs it and gives its rows.
  ///
  /// - Parameters:
  ///   - values: What its `?` stand for.
  ///   - row: Called for every row.
  /// - Throws: `SQLiteError`.
  func run(
    _ values: [SQLiteValue] = [], row: (SQLiteRow) -> Void = { _ in }
  ) throws(SQLiteError) {
    defer { unsafe sqlite3_reset(statement) }
    for (index, value) in values.enumerated() {
      let code = unsafe value.bind(to: statement, at: Int32(index) + 1)
      guard code == SQLITE_OK else { throw error(code) }
    }
    while true {
      let code = unsafe sqlite3_step(statement)
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { throw error(code) }
      row(unsafe SQLiteRow(statement: statement))
    }
  }

  private func error(_ code: Int32) -> SQLiteError {
    unsafe SQLiteError(code: code, handle: connection)
  }
}

/// A value that takes the place of a `?`.
enum SQLiteValue {
  case text(String)
  case integer(Int64)
  case bytes([UInt8])
  case null

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    switch self {
    case .text(let text):
      unsafe kith_sqlite_bind_text(statement, index, text, Int32(text.utf8.count))
    case .integer(let number):
      unsafe sqlite3_bind_int64(statement, index, number)
    case .bytes(let bytes):
      unsafe bytes.isEmpty
        ? sqlite3_bind_zeroblob(statement, index, 0)
        : kith_sqlite_bind_blob(statement, index, bytes, UInt64(bytes.count))
    case .null:
      unsafe sqlite3_bind_null(statement, index)
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

  func bytes(_ column: Int32) -> [UInt8] {
    unsafe sqlite3_column_blob(statement, column).map { start in
      let length = Int(unsafe sqlite3_column_bytes(statement, column))
      return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: length))
    } ?? []
  }

  func isNull(_ column: Int32) -> Bool {
    unsafe sqlite3_column_type(statement, column) == SQLITE_NULL
  }
}
