/// Entering how a step ended, after a sudden end too.
extension HistorySession {
  /// How a file is after a step was written.
  struct Outcome {
    let file: Int64
    /// Whether it has the form after the step.
    let isApplied: Bool
    /// The file, nil when there is none.
    let stamp: FileStamp?
    /// Whether the file has, to the byte, the form that the history knew before, so that other steps find it too.
    var isKnownForm = false
  }

  /// Lets what follows in this session reach the disk when it does: it says how a step ended and forgets old ones, both of
  /// which the next session finds out by itself when it is lost.
  func waitNoMore() {
    do throws(SQLiteError) { try connection.run("PRAGMA synchronous = NORMAL") } catch {
      // Then it is waited for.
    }
  }

  /// Enters how a step ended; one that never happened is forgotten.
  func finish(
    _ step: Int64, _ state: StepState, _ outcomes: [Outcome]
  ) throws(StorageError) {
    try transaction { () throws(SQLiteError) in
      for isApplied in [false, true] {
        let entering = try Entering(isApplied: isApplied, on: connection)
        for outcome in outcomes where outcome.isApplied == isApplied {
          try entering.enter(outcome)
        }
      }
      if let state = state.settled(isApplied: outcomes.contains(where: \.isApplied)) {
        try connection.run(
          "UPDATE step SET state = ? WHERE id = ?", [.text(state.rawValue), .integer(step)])
      } else {
        try forget("id = ?", [.integer(step)])
      }
    }
  }

  /// The statements that enter outcomes with the form after the step, or of those before it.
  private struct Entering: ~Copyable {
    private let ownForm: SQLiteStatement
    private let before: SQLiteStatement
    private let after: SQLiteStatement

    init(isApplied: Bool, on connection: SQLiteConnection) throws(SQLiteError) {
      let column = isApplied ? "stamp_after" : "stamp_before"
      func knownForms(_ other: String) -> String {
        """
        UPDATE file SET \(other) = ?1 FROM (SELECT path, \(column) AS stamp FROM file WHERE id = ?2) AS own
        WHERE file.path = own.path AND file.\(other) = own.stamp AND file.id <> ?2
        """
      }
      let before = try connection.prepare(knownForms("stamp_before"))
      let after = try connection.prepare(knownForms("stamp_after"))
      let ownForm = try connection.prepare(
        "UPDATE file SET temporary = NULL, is_applied = ?3, \(column) = ?1 WHERE id = ?2")
      self.before = before
      self.after = after
      self.ownForm = ownForm
    }

    func enter(_ outcome: Outcome) throws(SQLiteError) {
      let values = [FileStamp.value(outcome.stamp), .integer(outcome.file)]
      if outcome.isKnownForm {
        try before.run(values)
        try after.run(values)
      }
      try ownForm.run(values + [.integer(outcome.isApplied ? 1 : 0)])
    }
  }

  /// Enters that the files of a step are about to be written back or again, with their places in the files of now.
  func resume(
    _ step: Int64, _ state: StepState, _ files: [HistoryFile], temporaryNames: [String?]
  ) throws(StorageError) {
    try transaction { () throws(SQLiteError) in
      try connection.run(
        "UPDATE step SET state = ? WHERE id = ?", [.text(state.rawValue), .integer(step)])
      let update = try connection.prepare(
        "UPDATE file SET temporary = ?, size_before = ? WHERE id = ?")
      let deletion = try connection.prepare("DELETE FROM splice WHERE file = ?")
      let insertion = try spliceInsertion()
      for (file, name) in zip(files, temporaryNames) {
        try update.run([
          name.map(SQLiteValue.text) ?? .null, .integer(Int64(file.sizeBefore)),
          .integer(file.number),
        ])
        try deletion.run([.integer(file.number)])
        try insert(file.change.splices, of: file.number, by: insertion)
      }
    }
  }

  /// Forgets steps that can no longer be done again, since something else was done instead.
  func dropUndone() throws(SQLiteError) {
    try forget("state = ?", [.text(StepState.undone.rawValue)])
  }

  /// Forgets steps that did not happen, and what they would have put into the trash.
  private func forget(_ condition: String, _ values: [SQLiteValue]) throws(SQLiteError) {
    let files = "SELECT id FROM file WHERE step IN (SELECT id FROM step WHERE \(condition))"
    try connection.run("DELETE FROM trash WHERE deleted_by IN (\(files))", values)
    try connection.run("DELETE FROM step WHERE \(condition)", values)
  }

  /// Forgets a step that happened and stays; its deleted cards stay in the trash, those it brought back do not.
  func forget(_ step: Int64) throws(StorageError) {
    try transaction { () throws(SQLiteError) in
      try connection.run(
        """
        DELETE FROM trash
        WHERE restored_by IN (SELECT id FROM file WHERE is_applied = 1 AND step = ?)
        """,
        [.integer(step)])
      try connection.run("DELETE FROM step WHERE id = ?", [.integer(step)])
    }
  }

  /// Forgets the oldest steps and what was in the trash for long.
  func prune(at date: Int64) throws(StorageError) {
    try transaction { () throws(SQLiteError) in
      var kept = 0
      var bytes: Int64 = 0
      var old: Int64?
      try connection.run(
        "SELECT id, bytes FROM step WHERE state = ? ORDER BY id DESC",
        [.text(StepState.done.rawValue)]
      ) { row in
        bytes += row.integer(1)
        if kept > 0, kept >= HistoryStore.stepLimit || bytes > HistoryStore.byteLimit {
          old = max(old ?? 0, row.integer(0))
        }
        kept += 1
      }
      try connection.run(
        """
        DELETE FROM trash WHERE date < ?
          OR restored_by IN (SELECT id FROM file WHERE is_applied = 1 AND step <= ?)
        """,
        [.integer(date - HistoryStore.trashAge), .integer(old ?? 0)])
      try connection.run(
        "DELETE FROM step WHERE id <= ? AND state = ?",
        [.integer(old ?? 0), .text(StepState.done.rawValue)])
    }
    do throws(SQLiteError) {
      try connection.run("PRAGMA incremental_vacuum")
    } catch {
      throw database.storageError(error)
    }
  }
}
