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
        """
        INSERT INTO file(step, path, kind, size_before, stamp_before, temporary, is_applied)
        VALUES(?, ?, ?, ?, ?, ?, 0)
        """)
      let spliceInsertion = try spliceInsertion()
      for (file, name) in zip(plan.files, temporaryNames) {
        try insertion.run([
          .integer(step), .text(file.path), .text(file.kind.rawValue),
          .integer(Int64(file.sizeBefore)), FileStamp.value(file.stamp),
          name.map(SQLiteValue.text) ?? .null,
        ])
        files.append(connection.lastInsertedRow)
        try insert(file.splices, of: connection.lastInsertedRow, by: spliceInsertion)
      }
      try enterDeleted(of: plan, files, date: date)
      if let trashed, let file = files.first {
        try connection.run(
          "UPDATE trash SET restored_by = ? WHERE id = ?", [.integer(file), .integer(trashed)])
      }
      return (step, files)
    }
  }

  /// Enters the cards that go to the trash.
  private func enterDeleted(
    of plan: SavePlan, _ files: [Int64], date: Int64
  ) throws(SQLiteError) {
    guard !plan.deleted.isEmpty else { return }
    let byPath = Dictionary(
      zip(plan.files.map(\.path), files), uniquingKeysWith: { $1 })
    let deletion = try connection.prepare(
      """
      INSERT INTO trash(deleted_by, identity, name, book, path, date, card)
      VALUES(?, ?, ?, ?, ?, ?, ?)
      """)
    for card in plan.deleted {
      let saved = card.saved
      guard let file = byPath[saved.path] else { continue }
      try deletion.run([
        .integer(file), .text(saved.identity), .text(saved.name), .text(card.book),
        .text(saved.path), .integer(date), .bytes(card.bytes),
      ])
    }
  }

  /// A statement that enters the parts of files, for `insert(_:of:by:)`.
  func spliceInsertion() throws(SQLiteError) -> SQLiteStatement {
    try connection.prepare("INSERT INTO splice(file, start, old, new) VALUES(?, ?, ?, ?)")
  }

  func insert(
    _ splices: [Splice], of file: Int64, by insertion: borrowing SQLiteStatement
  ) throws(SQLiteError) {
    for splice in splices {
      try insertion.run([
        .integer(file), .integer(Int64(splice.start)), .bytes(splice.old), .bytes(splice.new),
      ])
    }
  }

  /// The steps in a state that changed one of some books, any when nil; the last one first.
  func steps(
    _ state: StepState, in roots: [String]? = nil
  ) throws(StorageError) -> [HistoryStep] {
    try database.steps(state, in: roots, connection)
  }

  /// The files of a step.
  func files(of step: Int64) throws(StorageError) -> [HistoryFile] {
    do throws(SQLiteError) {
      var files: [HistoryFile] = []
      try connection.run(
        """
        SELECT id, path, kind, size_before, is_applied, temporary, stamp_before, stamp_after
        FROM file WHERE step = ? ORDER BY id
        """, [.integer(step)]
      ) { row in
        let isApplied = row.integer(4) != 0
        let change = FileChange(
          path: row.text(1), kind: FileChange.Kind(rawValue: row.text(2)) ?? .rewrite,
          splices: [], stamp: FileStamp(row.text(isApplied ? 7 : 6)))
        files.append(
          HistoryFile(
            number: row.integer(0), change: change, sizeBefore: Int(row.integer(3)),
            isApplied: isApplied, temporaryName: row.isNull(5) ? nil : row.text(5)))
      }
      let splices = try connection.prepare(
        "SELECT start, old, new FROM splice WHERE file = ? ORDER BY id")
      for index in files.indices {
        try splices.run([.integer(files[index].number)]) { row in
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

/// How the history writes a stamp: as a text that is equal for equal ones.
extension FileStamp {
  init?(_ text: String) {
    let numbers = text.split(separator: " ").compactMap { Int64($0) }
    guard numbers.count == 5 else { return nil }
    self.init(
      size: Int(numbers[2]),
      identity: FileIdentity(
        device: UInt64(bitPattern: numbers[0]), inode: UInt64(bitPattern: numbers[1])),
      seconds: Int(numbers[3]), nanoseconds: Int(numbers[4]))
  }

  static func value(_ stamp: FileStamp?) -> SQLiteValue {
    guard let stamp else { return .null }
    let numbers = [
      Int64(bitPattern: stamp.identity.device), Int64(bitPattern: stamp.identity.inode),
      Int64(stamp.size), Int64(stamp.seconds), Int64(stamp.nanoseconds),
    ]
    return .text(numbers.map(String.init).joined(separator: " "))
  }
}
