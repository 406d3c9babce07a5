/// Where a book lies: a folder of cards (a vdir) or a file of cards.
package struct BookLocation: Sendable, Hashable {
  package let path: String
  /// Whether it may hold no card at all: the default book, which somebody has just begun.
  package let mayBeEmpty: Bool

  package init(path: String, mayBeEmpty: Bool = false) {
    self.path = path
    self.mayBeEmpty = mayBeEmpty
  }

  /// The books to open: those named, else the default one.
  ///
  /// - Parameters:
  ///   - paths: What the command line names.
  ///   - folders: Where the default book lies.
  /// - Returns: The locations, at least one.
  /// - Throws: `StorageError` of kind `.missing` when none is named and there is no default book yet.
  package static func resolve(
    _ paths: [String], folders: UserFolders
  ) throws(StorageError) -> [BookLocation] {
    guard paths.isEmpty else { return paths.map { BookLocation(path: $0) } }
    let advice = "Put cards there, or name a book with ‘--book PATH’."
    guard let path = folders.defaultBook else {
      throw StorageError(
        path: "default book", kind: .missing, cause: "neither XDG_DATA_HOME nor HOME is set",
        advice: advice)
    }
    let isThere: Bool
    do {
      isThere = try FolderCalls.isThere(path)
    } catch {
      throw StorageError(path: path, error)
    }
    guard isThere else {
      throw StorageError(path: path, kind: .missing, cause: "no book there yet", advice: advice)
    }
    return [BookLocation(path: path, mayBeEmpty: true)]
  }

  /// The books to add cards to: those named, which may be empty, else the default one, which is made when it is not there.
  ///
  /// - Parameters:
  ///   - paths: What the command line names.
  ///   - folders: Where the default book lies.
  ///   - isDryRun: Whether nothing may be made.
  /// - Returns: The locations, at least one.
  /// - Throws: `StorageError` when the default book cannot be made.
  package static func resolveForAdding(
    _ paths: [String], folders: UserFolders, isDryRun: Bool = false
  ) throws(StorageError) -> [BookLocation] {
    if paths.isEmpty, !isDryRun, let path = folders.defaultBook {
      do throws(SystemError) {
        try FolderCalls.makePrivateFolder(path)
      } catch {
        throw StorageError(path: path, error)
      }
    }
    return try resolve(paths, folders: folders).map {
      BookLocation(path: $0.path, mayBeEmpty: true)
    }
  }
}
