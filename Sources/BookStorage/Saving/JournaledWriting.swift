/// Writes the files of a step, with its progress in the history.
struct JournaledWriting {
  let session: HistorySession
  let step: Int64
  /// What the step is about to become: done, undone or done again.
  let state: StepState
  /// The numbers of the files in the history.
  let files: [Int64]
  let writer: FileWriter
  /// For each file whether its form afterwards is one that the history knew before.
  let areKnownForms: [Bool]

  private var isForward: Bool { state != .undoing }

  /// Writes all files, or none.
  ///
  /// - Throws: `StorageError`. When a file could not be put in its place after others had been and these could not be
  ///   put back either, the error says how many are changed, and the history has those.
  func run() throws(StorageError) {
    do {
      try writer.prepare()
    } catch {
      enter { _ in false }
      throw error
    }
    var committed = 0
    do throws(StorageError) {
      for number in files.indices {
        try writer.commit(number)
        committed += 1
      }
      try writer.syncFolders()
    } catch {
      writer.discard(committed..<files.count)
      let isTakenBack = takeBack(committed)
      enter(isTakenBack: isTakenBack) { !isTakenBack && $0 < committed }
      guard isTakenBack else { throw Self.isPartial(error, committed, of: files.count) }
      throw error
    }
    enter { _ in true }
  }

  /// Enters which files were written.
  ///
  /// When that fails, the step stays as begun in the history, and the next save finds out by itself.
  private func enter(isTakenBack: Bool = false, _ isWritten: (Int) -> Bool) {
    let outcomes = files.indices.map { number in
      HistorySession.Outcome(
        file: files[number], isApplied: isWritten(number) == isForward,
        stamp: writer.stamp(number),
        isKnownForm: isTakenBack || isWritten(number) && areKnownForms[number])
    }
    session.waitNoMore()
    do throws(StorageError) { try session.finish(step, state, outcomes) } catch {}
  }

  /// Puts the first files back as they were; whether that worked.
  private func takeBack(_ count: Int) -> Bool {
    let changes = (0..<count).map { writer.changes[$0].inverted(stamp: writer.stamp($0)) }
    do throws(StorageError) {
      try FileWriter(changes).runAll()
      return true
    } catch {
      return false
    }
  }

  private static func isPartial(
    _ error: StorageError, _ count: Int, of total: Int
  ) -> StorageError {
    StorageError(
      path: error.path, kind: error.kind, cause: error.cause,
      advice: "\(count) of \(total) files were written; ‘kith undo’ takes them back.")
  }
}
