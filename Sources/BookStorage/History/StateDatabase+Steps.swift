/// Reading the history, for those who only look.
extension StateDatabase {
  /// The steps in a state, the last one first.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - roots: The real paths of books; only steps with a file of one of them are given. All when nil.
  ///   - connection: The database.
  /// - Returns: The steps.
  /// - Throws: `StorageError`.
  func steps(
    _ state: StepState, in roots: [String]? = nil, _ connection: SQLiteConnection
  ) throws(StorageError) -> [HistoryStep] {
    do throws(SQLiteError) {
      var steps: [HistoryStep] = []
      try connection.run(
        "SELECT id, label, date FROM step WHERE state = ? ORDER BY id DESC",
        [.text(state.rawValue)]
      ) { row in
        steps.append(
          HistoryStep(number: row.integer(0), label: row.text(1), date: row.integer(2)))
      }
      guard let roots else { return steps }
      var known: [HistoryStep] = []
      for step in steps where try isStep(step.number, in: roots, connection) { known.append(step) }
      return known
    } catch {
      throw storageError(error)
    }
  }

  /// Whether a step changed a file that is one of the books or in a folder that is one.
  private func isStep(
    _ step: Int64, in roots: [String], _ connection: SQLiteConnection
  ) throws(SQLiteError) -> Bool {
    for root in roots {
      var isFound = false
      try connection.run(
        """
        SELECT 1 FROM file WHERE step = ?1 AND (path = ?2 OR substr(path, 1, length(?3)) = ?3
          AND instr(substr(path, length(?3) + 1), '/') = 0) LIMIT 1
        """,
        [.integer(step), .text(root), .text(root == "/" ? root : root + "/")]
      ) { _ in isFound = true }
      if isFound { return true }
    }
    return false
  }
}
