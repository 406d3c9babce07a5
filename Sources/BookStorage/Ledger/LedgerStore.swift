package import InviteLedger
import Synchronization

/// Keeps the ledger on disk: a SQLite file that only its user can read.
///
/// Each call is one transaction and is on the disk when it returns (`synchronous=FULL`). Several programs may use the
/// file at once; each call sees what the others did before. Nothing is created until the first mark.
package final class LedgerStore: Sendable {
  private let database: StateDatabase
  /// The connection that writes, opened when first needed; used by one thread at a time.
  private let writer = Mutex<Writer?>(nil)

  private struct Writer {
    let connection: SQLiteConnection
    /// What is in the file, and the version of its data that this was read of.
    var known: (ledger: Ledger, version: Int64)?
  }

  /// A ledger in a file.
  package init(path: String, isReadOnly: Bool = false, pageLimit: Int? = nil) {
    database = StateDatabase(
      path: path, schema: .ledger, isReadOnly: isReadOnly, pageLimit: pageLimit)
  }

  package var path: String { database.path }
  /// Whether nothing may be written.
  package var isReadOnly: Bool { database.isReadOnly }

  /// The ledger as it is on disk now; empty when there is no file yet.
  package func load() throws(StorageError) -> Ledger {
    do {
      guard try FolderCalls.isThere(path) else { return Ledger() }
      try database.checkFiles()
      let connection = try database.openForReading()
      guard try database.checkedVersion(of: connection) != 0 else { return Ledger() }
      return try Self.marks(in: connection)
    } catch let error as SQLiteError {
      throw database.storageError(error)
    } catch {
      throw StorageError(of: error, at: path)
    }
  }

  /// Enters what happened, all or nothing, and gives the ledger as it is then.
  package func apply(_ entries: [LedgerEntry]) throws(StorageError) -> Ledger {
    guard !isReadOnly else {
      throw StorageError(
        path: path, cause: "not changed, since ‘--read-only’ was given",
        advice: "Start without ‘--read-only’.")
    }
    return try writer.withLock { writer throws(StorageError) in
      var open = writer
      // What fails leaves no connection behind: the next call begins anew.
      writer = nil
      if let moved = open, moved.connection.hasMoved { open = nil }
      let connection: SQLiteConnection
      if let open {
        connection = open.connection
      } else {
        connection = try database.openForWriting()
      }
      do throws(SQLiteError) {
        let known = try connection.transaction { () throws(SQLiteError) in
          let version = try connection.dataVersion()
          var ledger =
            if let known = open?.known, known.version == version { known.ledger } else {
              try Self.marks(in: connection)
            }
          try Self.enter(entries, in: connection)
          for entry in entries { ledger.apply(entry) }
          return (ledger: ledger, version: version)
        }
        writer = Writer(connection: connection, known: known)
        return known.ledger
      } catch {
        throw database.storageError(error)
      }
    }
  }

  /// Closes the file; SQLite then moves what is in the log into it.
  ///
  /// The next call opens it again.
  package func close() {
    writer.withLock { $0 = nil }
  }

  private static func enter(
    _ entries: [LedgerEntry], in connection: SQLiteConnection
  ) throws(SQLiteError) {
    let marking = try connection.prepare(
      """
      INSERT INTO mark(contact, name, date) VALUES(?, ?, ?)
      ON CONFLICT(contact) DO UPDATE SET name = excluded.name, date = excluded.date
      WHERE excluded.date < date
      """)
    let unmarking = try connection.prepare("DELETE FROM mark WHERE contact = ?")
    for entry in entries {
      switch entry {
      case .mark(let mark):
        try marking.run([.text(mark.identity), .text(mark.name), .integer(mark.date)])
      case .unmark(let identity): try unmarking.run([.text(identity)])
      }
    }
  }

  private static func marks(in connection: SQLiteConnection) throws(SQLiteError) -> Ledger {
    var marks: [Mark] = []
    try connection.run("SELECT contact, name, date FROM mark") { row in
      marks.append(Mark(identity: row.text(0), name: row.text(1), date: row.integer(2)))
    }
    return Ledger(marks: marks)
  }
}
