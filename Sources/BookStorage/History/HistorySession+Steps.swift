/// Entering steps and reading them.
extension HistorySession {
  /// Enters a step whose files are about to be written.
  ///
  /// - Returns: Its number and those of its files.
  func enter(
    _ plan: SavePlan, label: String, date: Int64, temporaryNames: [String?],
    restoring trashed: Int64? = nil
  ) throws(StorageError) -> (step: Int64, files: [Int64]) {
    let bytes = plan.files.reduce(0) { sum, file in
      file.splices.reduce(sum) { $0 + $1.old.count + $1.new.count }
    }
    return try transaction { () throws(SQLiteError) in
      try dropUndone()
      try connection.run(
        "INSERT INTO step(label, date, state, bytes) VALUES(?, ?, ?, ?)",
        [
          .text(label), .integer(date), .text(StepState.doing.rawValue), .integer(Int64(bytes)),
        ])
      let step = connection.lastInsertedRow
      var files: [Int64] = []
      let insertion = try connection.prepare(
        "INSERT INTO file(step, path, kind, size_before, temporary, is_applied) VALUES(?, ?, ?, ?, ?, 0)")
      for (file, name) in zip(plan.files, temporaryNames) {
        try insertion.run([
          .integer(step), .text(file.path), .text(file.kind.rawValue),
          .integer(Int64(file.sizeBefore)), name.map(SQLiteValue.text) ?? .null,
        ])
        files.append(connection.lastInsertedRow)
        try insert(file.splices, of: connection.lastInsertedRow)
      }
      try enter(plan, step, files, date: date)
      if let trashed, let file = files.first {
        try connection.run(
          "UPDATE trash SET restored_by = ? WHERE id = ?", [.integer(file), .integer(trashed)])
      }
      return (step, files)
    }
  }

  private func enter(
    _ plan: SavePlan, _ step: Int64, _ files: [Int64], date: Int64
  ) throws(SQLiteError) {
    let byPath = Dictionary(
      zip(plan.files.map(\.path), files), uniquingKeysWith: { $1 })
    let insertion = try connection.prepare(
      "INSERT INTO card(step, action, identity, name, path) VALUES(?, ?, ?, ?, ?)")
    let deletion = try connection.prepare(
      """
      INSERT INTO trash(deleted_by, identity, name, book, path, date, card)
      VALUES(?, ?, ?, ?, ?, ?, ?)
      """)
    for card in plan.cards {
      let saved = card.saved
      try insertion.run([
        .integer(step), .text(saved.action.rawValue), .text(saved.identity), .text(saved.name),
        .text(saved.path),
      ])
      guard saved.action == .deleted, let file = byPath[saved.path] else { continue }
      try deletion.run([
        .integer(file), .text(saved.identity), .text(saved.name), .text(card.book),
        .text(saved.path), .integer(date), .bytes(card.deleted),
      ])
    }
  }

  func insert(_ splices: [Splice], of file: Int64) throws(SQLiteError) {
    let insertion = try connection.prepare(
      "INSERT INTO splice(file, start, old, new) VALUES(?, ?, ?, ?)")
    for splice in splices {
      try insertion.run([
        .integer(file), .integer(Int64(splice.start)), .bytes(splice.old), .bytes(splice.new),
      ])
    }
  }

  /// The steps in a state, the last one first.
  func steps(_ state: StepState) throws(StorageError) -> [HistoryStep] {
    try database.steps(state, in: connection)
  }

  /// The files of a step.
  func files(of step: Int64) throws(StorageError) -> [HistoryFile] {
    do throws(SQLiteError) {
      var files: [HistoryFile] = []
      try connection.run(
        """
        SELECT id, path, kind, size_before, is_applied, temporary,
          device, inode, size, seconds, nanoseconds FROM file WHERE step = ? ORDER BY id
        """, [.integer(step)]
      ) { row in
        let change = FileChange(
          path: row.text(1), kind: FileChange.Kind(rawValue: row.text(2)) ?? .rewrite,
          splices: [], stamp: row.isNull(6) ? nil : FileStamp(row, from: 6))
        files.append(
          HistoryFile(
            number: row.integer(0), change: change, sizeBefore: Int(row.integer(3)),
            isApplied: row.integer(4) != 0, temporaryName: row.isNull(5) ? nil : row.text(5)))
      }
      for index in files.indices {
        try connection.run(
          "SELECT start, old, new FROM splice WHERE file = ? ORDER BY id",
          [.integer(files[index].number)]
        ) { row in
          files[index].change.splices.append(
            Splice(start: Int(row.integer(0)), old: row.bytes(1), new: row.bytes(2)))
        }
      }
      return files
    } catch {
      throw database.storageError(error)
    }
  }
}

extension FileStamp {
  init(_ row: SQLiteRow, from column: Int32) {
    self.init(
      size: Int(row.integer(column + 2)),
      identity: FileIdentity(
        device: UInt64(bitPattern: row.integer(column)),
        inode: UInt64(bitPattern: row.integer(column + 1))),
      seconds: Int(row.integer(column + 3)), nanoseconds: Int(row.integer(column + 4)))
  }

  /// What the columns of a file hold of it.
  static func values(_ stamp: FileStamp?) -> [SQLiteValue] {
    guard let stamp else { return [.null, .null, .null, .null, .null] }
    return [
      .integer(Int64(bitPattern: stamp.identity.device)),
      .integer(Int64(bitPattern: stamp.identity.inode)), .integer(Int64(stamp.size)),
      .integer(Int64(stamp.seconds)), .integer(Int64(stamp.nanoseconds)),
    ]
  }
}
