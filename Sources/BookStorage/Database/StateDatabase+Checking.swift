/// What a database must be before anything is read from it, written to it or changed about it.
extension StateDatabase {
  /// What SQLite adds to the path for the files beside the database.
  private static let suffixes = ["-wal", "-shm", "-journal"]

  /// Throws when one of the files is no file: SQLite would wait for the writer of a pipe.
  func checkFiles() throws(StorageError) {
    for path in [path] + Self.suffixes.map({ path + $0 }) {
      let kind = try Self.at(path) { () throws(SystemError) in
        try SystemError.nilWhenNotFound { () throws(SystemError) in try FileCalls.kind(path) }
      }
      guard let kind, kind != .regular else { continue }
      throw StorageError(
        path: path, kind: .notAFile,
        cause: kind == .folder ? "a folder, not a file" : "a pipe or device, not a file",
        advice: "Move it away to start a new \(schema.name).")
    }
  }

  /// Makes the file and its folder if need be, and lets nobody else read what is there.
  ///
  /// Only for before a connection is opened: whoever closes a file gives up the locks that SQLite holds on it.
  func prepareFiles() throws(StorageError) {
    let folder = path.utf8.lastIndex(of: 0x2F).map { String(path[..<$0]) } ?? ""
    try Self.at(path) { () throws(SystemError) in
      if !folder.isEmpty { try FolderCalls.makePrivateFolder(folder) }
      try FolderCalls.makePrivateFile(path)
    }
    try checkFiles()
    let isOpen = try Self.at(path) { () throws(SystemError) in
      try FolderCalls.isOpenToOthers(path)
    }
    if isOpen { try checkHeader() }
    // Only the folder that is kith's own; a database elsewhere may lie among the files of others.
    if folder.hasSuffix("/kith") { try? FolderCalls.closeToOthers(folder) }
    for path in [path] + Self.suffixes.map({ path + $0 }) {
      try Self.at(path) { () throws(SystemError) in
        _ = try SystemError.nilWhenNotFound { () throws(SystemError) in
          try FolderCalls.closeToOthers(path)
        }
      }
    }
  }

  /// Throws when a file that is not empty does not begin as every SQLite file does.
  private func checkHeader() throws(StorageError) {
    let header = try Self.at(path) { () throws(SystemError) in
      let file = try OpenFile(path)
      var header = [UInt8](repeating: 0, count: 16)
      let count = try file.read(into: &header, count: header.count)
      return header.prefix(count)
    }
    guard header.isEmpty || header.elementsEqual("SQLite format 3\0".utf8) else {
      throw notOurs("it is another kind of file")
    }
  }

  /// The version of the tables, 0 for an empty file, after a look at whether the file is whole and one of kith.
  ///
  /// - Complexity: O(size of the file) when it is checked whole.
  func checkedVersion(of connection: SQLiteConnection) throws -> Int64 {
    var version: Int64 = 0
    var tables: Int64 = 0
    var ours: Int64 = 0
    var damage: String?
    // In one transaction, since another program may be making the tables.
    try connection.run("BEGIN")
    if schema.isCheckedWhole {
      try connection.run("PRAGMA quick_check(1)") { row in
        if row.text(0) != "ok" { damage = row.text(0) }
      }
    }
    version = try DatabaseSchema.version(of: connection)
    try connection.run(
      "SELECT count(*), total(type = 'table' AND name = ?) FROM sqlite_schema",
      [.text(schema.table)]
    ) {
      tables = $0.integer(0)
      ours = $0.integer(1)
    }
    try connection.run("COMMIT")
    if let damage { throw notOurs(damage) }
    try check(version: version)
    if version == 0, tables > 0 { throw notOurs("it holds the tables of another program") }
    if version > 0, ours == 0 { throw notOurs("its table ‘\(schema.table)’ is missing") }
    return version
  }

  func check(version: Int64) throws(StorageError) {
    guard version >= 0 else { throw notOurs("version \(version) of its tables") }
    guard version > schema.version else { return }
    throw StorageError(
      path: path,
      cause:
        "made by a newer kith (version \(version) of its tables, known is \(schema.version))",
      advice: "Use the newer kith.")
  }

  func notOurs(_ reason: String) -> StorageError {
    StorageError(
      path: path, cause: "it is damaged or no \(schema.name) of kith (\(reason))",
      advice: "Move it away to start a new one.")
  }

  private static func at<Result>(
    _ path: String, _ body: () throws(SystemError) -> Result
  ) throws(StorageError) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw StorageError(path: path, error)
    }
  }
}
