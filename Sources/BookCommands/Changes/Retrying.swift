import BookStorage

/// Beginning anew when another program changes a book between two looks at it.
enum Retrying {
  private static let limit = 10

  /// What a closure gives in the end.
  ///
  /// - Parameters:
  ///   - global: The options that say which book.
  ///   - surroundings: Where faults of the book are told, once.
  ///   - body: Does something with the book; gives nil to get it anew.
  /// - Returns: What it gives.
  /// - Throws: `CommandError`, also when the book is another one each time.
  static func run<Result>(
    _ global: GlobalOptions, in surroundings: inout Surroundings,
    _ body: (BookAccess, inout Surroundings) throws(CommandError) -> Result?
  ) throws(CommandError) -> Result {
    try times { isFirst throws(CommandError) in
      let access = try BookAccess(global, in: surroundings)
      if isFirst { access.sayFaults(in: &surroundings) }
      return try body(access, &surroundings)
    }
  }

  /// What a closure gives in the end, which is told whether it is called for the first time; nil to call it again.
  static func times<Result>(
    _ body: (Bool) throws(CommandError) -> Result?
  ) throws(CommandError) -> Result {
    for attempt in 0..<limit {
      if let result = try body(attempt == 0) { return result }
    }
    throw .data("the book is changed again and again by another program; nothing was written")
  }

  /// What a closure gives, nil when storage says that another program has changed the file.
  static func unlessChanged<Result>(
    _ body: () throws(StorageError) -> Result
  ) throws(CommandError) -> Result? {
    do {
      return try body()
    } catch {
      guard error.kind == .changed else { throw .data(error.message) }
      return nil
    }
  }
}
