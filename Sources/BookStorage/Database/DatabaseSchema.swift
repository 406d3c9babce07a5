/// The tables of a database of kith, by version.
///
/// A file says its version itself (`user_version`). An older one is brought up to date in one transaction; a newer one
/// is left alone, since its rules are not known here.
struct DatabaseSchema: Sendable {
  /// What the file is called in messages, such as “ledger”.
  let name: String
  /// The table that every version has.
  let table: String
  /// Whether the whole file is looked through for damage before it is used; for small ones.
  let isCheckedWhole: Bool
  /// Settings of each connection that writes, run before anything is written.
  var settings: [String] = []
  /// The statements that lead from each version to the next, from version 0, an empty file.
  let steps: [[String]]

  var version: Int64 { Int64(steps.count) }

  /// The version of a file.
  static func version(of connection: SQLiteConnection) throws(SQLiteError) -> Int64 {
    var version: Int64 = 0
    try connection.run("PRAGMA user_version") { version = $0.integer(0) }
    return version
  }

  /// Brings a file up to date and gives its version, which is another one when it is not known here.
  func update(_ connection: SQLiteConnection) throws(SQLiteError) -> Int64 {
    let found = try Self.version(of: connection)
    guard 0..<version ~= found else { return found }
    return try connection.transaction { () throws(SQLiteError) in
      // Another program may have done it between the two lines above.
      let current = try Self.version(of: connection)
      guard 0..<version ~= current else { return current }
      for step in steps.dropFirst(Int(current)) {
        for statement in step { try connection.run(statement) }
      }
      try connection.run("PRAGMA user_version = \(version)")
      return version
    }
  }
}
