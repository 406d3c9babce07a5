/// Reading the history, for those who only look.
extension StateDatabase {
  /// The steps in a state, the last one first.
  func steps(
    _ state: StepState, in connection: SQLiteConnection
  ) throws(StorageError) -> [HistoryStep] {
    do throws(SQLiteError) {
      var cards: [Int64: [SavedChanges.Card]] = [:]
      try connection.run(
        """
        SELECT step, action, identity, name, path FROM card
        WHERE step IN (SELECT id FROM step WHERE state = ?) ORDER BY id
        """, [.text(state.rawValue)]
      ) { row in
        cards[row.integer(0), default: []].append(
          SavedChanges.Card(
            action: SavedChanges.Card.Action(rawValue: row.text(1)) ?? .changed,
            identity: row.text(2), name: row.text(3), path: row.text(4)))
      }
      var steps: [HistoryStep] = []
      try connection.run(
        "SELECT id, label, date FROM step WHERE state = ? ORDER BY id DESC",
        [.text(state.rawValue)]
      ) { row in
        steps.append(
          HistoryStep(
            number: row.integer(0), label: row.text(1), date: row.integer(2),
            cards: cards[row.integer(0)] ?? []))
      }
      return steps
    } catch {
      throw storageError(error)
    }
  }
}
