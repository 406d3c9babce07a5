extension HistoryStore {
  /// Takes the last step back.
  ///
  /// - Parameter locations: Books; only a step that changed one of them is meant. All books when nil.
  /// - Returns: The step, nil when there is none to take back.
  /// - Throws: `StorageError`, of kind `.changed` when a card is no longer as the step left it; nothing was written then.
  package func undo(in locations: [BookLocation]? = nil) throws(StorageError) -> HistoryStep? {
    try turn(.done, into: .undoing, locations)
  }

  /// Does the step taken back last again; possible until something else is saved.
  package func redo(in locations: [BookLocation]? = nil) throws(StorageError) -> HistoryStep? {
    try turn(.undone, into: .redoing, locations)
  }

  /// Forgets the last step without taking it back, so that the one before it can be; what it deleted stays in the trash.
  ///
  /// - Parameter locations: Books; only a step that changed one of them is meant. All books when nil.
  /// - Returns: The step, nil when there is none.
  /// - Throws: `StorageError`.
  package func forgetLast(in locations: [BookLocation]? = nil) throws(StorageError) -> HistoryStep?
  {
    guard try isThere() else { return nil }
    let roots = Self.roots(of: locations)
    let session = try begin()
    guard let step = try session.steps(.done, in: roots).first else { return nil }
    try session.forget(step.number)
    return step
  }

  /// The steps that can be taken back, the last one first.
  package func steps(in locations: [BookLocation]? = nil) throws(StorageError) -> [HistoryStep] {
    let roots = Self.roots(of: locations)
    return try read { connection throws(StorageError) in
      try database.steps(.done, in: roots, connection)
    } ?? []
  }

  private func turn(
    _ from: StepState, into state: StepState, _ locations: [BookLocation]?
  ) throws(StorageError) -> HistoryStep? {
    guard try isThere() else { return nil }
    let roots = Self.roots(of: locations)
    let session = try begin()
    // The one taken back last is the first that can be done again.
    let steps = try session.steps(from, in: roots)
    guard let step = from == .done ? steps.first : steps.last else { return nil }
    let isBackward = state == .undoing
    let files = try session.files(of: step.number).filter { $0.isApplied == isBackward }
    try session.turn(step.number, state, files, isBackward: isBackward).run()
    return step
  }
}

/// Looking at the history without changing it.
extension HistoryStore {
  func isThere() throws(StorageError) -> Bool {
    do throws(SystemError) {
      return try FolderCalls.isThere(path)
    } catch {
      throw StorageError(path: path, error)
    }
  }

  /// Calls a closure with a connection that reads; gives nil when there is no history yet.
  func read<Result>(
    _ body: (SQLiteConnection) throws(StorageError) -> Result
  ) throws(StorageError) -> Result? {
    guard try isThere() else { return nil }
    try database.checkFiles()
    let connection: SQLiteConnection
    do {
      connection = try database.openForReading()
      guard try database.checkedVersion(of: connection) != 0 else { return nil }
    } catch let error as SQLiteError {
      throw database.storageError(error)
    } catch {
      throw StorageError(of: error, at: path)
    }
    return try body(connection)
  }

  /// The real paths of books, for comparison with those of files.
  static func roots(of locations: [BookLocation]?) -> [String]? {
    locations?.map { FolderCalls.realPath($0.path) ?? $0.path }
  }
}
