extension DatabaseSchema {
  /// The tables of the history: what each save changed, and the trash.
  ///
  /// A step is one save. Its files are whole descriptions of what was written (`FileChange`), so that a step can be
  /// taken back and done again, and so that after a sudden end it can be told how far it came. `is_applied` says
  /// whether a file has the form after the step, and the stamps say by which file each form is known; a card in the trash is there as long as the file that it was deleted
  /// from has, and the file that it was restored to has not.
  static let history = DatabaseSchema(
    name: "history", table: "step", isCheckedWhole: false,
    settings: [
      "PRAGMA foreign_keys = ON", "PRAGMA secure_delete = ON", "PRAGMA auto_vacuum = INCREMENTAL",
    ],
    steps: [
      [
        """
        CREATE TABLE step(
          id INTEGER PRIMARY KEY AUTOINCREMENT, label TEXT NOT NULL, date INTEGER NOT NULL,
          state TEXT NOT NULL, bytes INTEGER NOT NULL) STRICT
        """,
        """
        CREATE TABLE file(
          id INTEGER PRIMARY KEY, step INTEGER NOT NULL REFERENCES step ON DELETE CASCADE,
          path TEXT NOT NULL, kind TEXT NOT NULL, size_before INTEGER NOT NULL, temporary TEXT,
          is_applied INTEGER NOT NULL, stamp_before TEXT, stamp_after TEXT) STRICT
        """,
        """
        CREATE TABLE splice(
          id INTEGER PRIMARY KEY, file INTEGER NOT NULL REFERENCES file ON DELETE CASCADE,
          start INTEGER NOT NULL, old BLOB NOT NULL, new BLOB NOT NULL) STRICT
        """,
        """
        CREATE TABLE card(
          id INTEGER PRIMARY KEY, step INTEGER NOT NULL REFERENCES step ON DELETE CASCADE,
          action TEXT NOT NULL, identity TEXT NOT NULL, name TEXT NOT NULL, path TEXT NOT NULL)
        STRICT
        """,
        """
        CREATE TABLE trash(
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          deleted_by INTEGER REFERENCES file ON DELETE SET NULL,
          restored_by INTEGER REFERENCES file ON DELETE SET NULL,
          identity TEXT NOT NULL, name TEXT NOT NULL, book TEXT NOT NULL, path TEXT NOT NULL,
          date INTEGER NOT NULL, card BLOB NOT NULL) STRICT
        """,
        "CREATE INDEX file_of_step ON file(step)",
        "CREATE INDEX file_of_path ON file(path)",
        "CREATE INDEX splice_of_file ON splice(file)",
        "CREATE INDEX card_of_step ON card(step)",
        "CREATE INDEX trash_deleted ON trash(deleted_by)",
        "CREATE INDEX trash_restored ON trash(restored_by)",
      ],
      // The cards of a step are those of its files; a row for each was much of the work of a large import.
      ["DROP TABLE card"],
    ])
}
