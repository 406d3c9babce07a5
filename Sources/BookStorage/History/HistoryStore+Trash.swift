/// A card in the trash.
package struct TrashedCard: Sendable, Hashable {
  package let number: Int64
  /// Its UID or, without one, the identity that it had in its book.
  package let identity: String
  package let name: String
  /// The book: a folder or a file.
  package let book: String
  /// The file that it was deleted from.
  package let path: String
  /// When it was deleted, in seconds since 1970-01-01 00:00 UTC.
  package let date: Int64
  /// Its bytes; in UTF-8 if its file is UTF-16.
  package let card: [UInt8]
}

extension HistoryStore {
  /// The cards in the trash, those deleted last first.
  ///
  /// - Parameter locations: The books that they were deleted from; all when nil.
  /// - Returns: The cards; not those whose deletion was taken back, nor those that were restored.
  /// - Throws: `StorageError`.
  package func trash(
    in locations: [BookLocation]? = nil
  ) throws(StorageError) -> [TrashedCard] {
    let roots = Self.roots(of: locations)
    let cards =
      try read { connection throws(StorageError) in
        try database.trash(in: connection)
      } ?? []
    return cards.filter { card in roots?.contains(card.book) ?? true }
  }

  /// Forgets cards of the trash for good, and the steps that could bring them back.
  package func empty(_ cards: [TrashedCard]) throws(StorageError) {
    let session = try begin()
    try session.transaction { () throws(SQLiteError) in
      for card in cards {
        try session.connection.run(
          """
          DELETE FROM step WHERE id IN
            (SELECT step FROM file JOIN trash ON file.id = deleted_by WHERE trash.id = ?)
          """, [.integer(card.number)])
        try session.connection.run(
          "DELETE FROM trash WHERE id = ?", [.integer(card.number)])
      }
    }
    do throws(SQLiteError) {
      try session.connection.run("PRAGMA incremental_vacuum")
    } catch {
      throw database.storageError(error)
    }
  }
}

extension StateDatabase {
  /// The cards in the trash: not those whose deletion was taken back, nor those that were restored.
  fileprivate func trash(
    in connection: SQLiteConnection
  ) throws(StorageError) -> [TrashedCard] {
    do throws(SQLiteError) {
      var cards: [TrashedCard] = []
      try connection.run(
        """
        SELECT trash.id, identity, name, book, trash.path, date, card FROM trash
        LEFT JOIN file AS deleted ON deleted.id = deleted_by
        LEFT JOIN file AS restored ON restored.id = restored_by
        WHERE coalesce(deleted.is_applied, 1) = 1 AND coalesce(restored.is_applied, 0) = 0
        ORDER BY date DESC, trash.id DESC
        """
      ) { row in
        cards.append(
          TrashedCard(
            number: row.integer(0), identity: row.text(1), name: row.text(2), book: row.text(3),
            path: row.text(4), date: row.integer(5), card: row.bytes(6)))
      }
      return cards
    } catch {
      throw storageError(error)
    }
  }
}
