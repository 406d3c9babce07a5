import BookStorage

/// The history that a command enters its changes into.
struct HistoryAccess {
  let store: HistoryStore
  /// The books named on the command line, nil when none is.
  let locations: [BookLocation]?

  init(_ global: GlobalOptions, in surroundings: Surroundings) throws(CommandError) {
    guard let path = UserFolders(environment: surroundings.environment).history else {
      throw .data("history: neither XDG_STATE_HOME nor HOME is set")
    }
    store = HistoryStore(path: path, isReadOnly: global.isReadOnly)
    locations = global.books.isEmpty ? nil : global.books.map { BookLocation(path: $0) }
  }

  /// Throws when the command line forbids what the command is for.
  static func checkWritable(_ global: GlobalOptions) throws(CommandError) {
    if global.isReadOnly { throw .usage("‘--read-only’ forbids changing cards") }
  }

  /// Calls storage and says what it has to say.
  func perform<Result>(
    _ body: (HistoryStore) throws(StorageError) -> Result
  ) throws(CommandError) -> Result {
    do {
      return try body(store)
    } catch {
      throw .data(error.message)
    }
  }
}
