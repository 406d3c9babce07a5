extension OpenedBook {
  /// Saves changes of the book as one step that can be taken back.
  ///
  /// Only the cards named are written; every other byte of their files stays. Before that each file is compared with
  /// what was read, and nothing is overwritten that another program has changed. All of it happens or none, also when
  /// the process ends at any moment. The value itself stays as it was read; open the book again to see the changes.
  ///
  /// - Parameters:
  ///   - changes: The changes, each card at most once; gone through once.
  ///   - label: What they do, in a few words, for the list of steps.
  ///   - history: Where they are kept.
  ///   - date: The present moment in seconds since 1970-01-01 00:00 UTC.
  ///   - state: The state before the book was read, when what is saved follows from all of the book.
  /// - Returns: The cards that were changed; empty when all of them stay as they are.
  /// - Throws: `StorageError`, of kind `.changed` when a card, or the state, is not as it was read; nothing was written then.
  package func save(
    _ changes: some Sequence<CardChange>, label: String, in history: HistoryStore, at date: Int64,
    ifStill state: BookState? = nil
  ) throws(StorageError) -> SavedChanges {
    let session = try history.begin()
    if let state, state != BookState(of: locations) {
      throw .changed(locations.first?.path ?? "book")
    }
    var plan = try SavePlanner.plan(changes, of: self)
    guard !plan.files.isEmpty else { return SavedChanges() }
    try session.write(&plan, label: label, date: date)
    return SavedChanges(cards: plan.cards)
  }
}

extension HistorySession {
  /// Compares, enters and writes a new step.
  ///
  func write(
    _ plan: inout SavePlan, label: String, date: Int64, restoring trashed: Int64? = nil
  ) throws(StorageError) {
    var settled: [FileChange] = []
    for file in plan.files { settled.append(try file.settled()) }
    plan.files = settled
    let writer = try FileWriter(settled)
    let (step, files) = try enter(
      plan, label: label, date: date, temporaryNames: writer.temporaryNames, restoring: trashed)
    try JournaledWriting(
      session: self, step: step, state: .doing, files: files, writer: writer,
      areKnownForms: files.map { _ in false }
    ).run()
    // Old steps that stay longer do no harm.
    do throws(StorageError) { try prune(at: date) } catch {}
  }
}
