extension DatabaseSchema {
  /// The tables of the ledger.
  static let ledger = DatabaseSchema(
    name: "ledger", table: "mark", isCheckedWhole: true,
    steps: [
      [
        """
        CREATE TABLE mark(contact TEXT PRIMARY KEY, name TEXT NOT NULL, date INTEGER NOT NULL)
        STRICT, WITHOUT ROWID
        """
      ]
    ])
}
