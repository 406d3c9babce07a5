/// Carries out changes of files.
///
/// First every file is written whole under a name of its own beside the one it is for, and synced: whatever lacks room or
/// permission fails here, where nothing has changed yet. Then each is compared with what was read and takes its place in one
/// step (rename). A process that ends at any moment leaves each file as it was or as it becomes.
struct FileWriter {
  /// The changes, settled.
  let changes: [FileChange]
  /// The name of the file that is made beside each; nil for one that is removed.
  let temporaryNames: [String?]
  private let folders = KeptFolders()

  /// Whether there are so many new files that they are synced by one call for their file system.
  private var isSyncedAtOnce: Bool { temporaryNames.count { $0 != nil } > 16 }

  /// Chooses the names.
  init(_ changes: [FileChange]) throws(StorageError) {
    self.changes = changes
    var names: [String?] = []
    for change in changes { names.append(try Self.temporaryName(for: change, folders)) }
    temporaryNames = names
  }

  /// `.NAME.tmp`, which every program that reads the folder passes over; another name ending so when something has that.
  private static func temporaryName(
    for change: FileChange, _ folders: KeptFolders
  ) throws(StorageError) -> String? {
    guard change.kind != .remove else { return nil }
    let name = ".\(change.name).tmp"
    do throws(SystemError) {
      if name.utf8.count <= 255, try folders.at(change.folder).folder.status(of: name) == nil {
        return name
      }
    } catch {
      throw StorageError(path: change.folder, error)
    }
    return ".\(RandomName.uuid()).tmp"
  }

  /// Writes the new files beside the old ones; when one fails, those before it are removed again.
  func prepare() throws(StorageError) {
    var prepared = 0
    do throws(StorageError) {
      let isSyncedAtOnce = isSyncedAtOnce
      for (change, name) in zip(changes, temporaryNames) {
        try Self.at(change.path) { () throws(SystemError) in
          if let name {
            try write(change, as: name, isSynced: !isSyncedAtOnce)
          } else {
            try checkRemovable(change)
          }
        }
        prepared += 1
      }
      if isSyncedAtOnce {
        for folder in Set(changes.map(\.folder)) {
          try Self.at(folder) { () throws(SystemError) in
            try folders.at(folder).folder.syncFileSystem()
          }
        }
      }
    } catch {
      discard(0..<prepared)
      throw error
    }
  }

  private func checkRemovable(_ change: FileChange) throws(SystemError) {
    let kept = try folders.at(change.folder)
    try kept.folder.checkWritable()
    try Self.checkWritable(change.name, kept.folder)
  }

  /// A file that its user or everybody is kept from writing is not replaced by the back door of a rename.
  private static func checkWritable(
    _ name: String, _ folder: borrowing OpenFolder
  ) throws(SystemError) {
    try folder.checkWritable(name)
    if let status = try folder.status(of: name), status.mode & 0o222 == 0 { throw .denied }
  }

  private func write(
    _ change: FileChange, as name: String, isSynced: Bool
  ) throws(SystemError) {
    let kept = try folders.at(change.folder)
    if change.kind == .rewrite { try Self.checkWritable(change.name, kept.folder) }
    let new = try NewFile(name, in: kept.folder)
    do throws(SystemError) {
      if change.kind == .rewrite {
        let old = try OpenFile(change.name, in: kept.folder)
        guard let status = try kept.folder.status(of: change.name), status.stamp == change.stamp,
          try old.status().stamp == change.stamp
        else { throw .stale }
        try new.adopt(status, of: old)
        var position = 0
        for splice in change.splices {
          try new.copy(position..<splice.start, of: old)
          try new.write(splice.new)
          position = splice.range.upperBound
        }
        try new.copy(position..<change.sizeBefore, of: old)
      } else {
        for splice in change.splices { try new.write(splice.new) }
      }
      if isSynced { try new.sync() }
      try new.close()
    } catch {
      try? kept.folder.remove(name)
      throw error
    }
  }

  /// Puts one file into its place.
  ///
  /// - Parameter number: Which.
  /// - Throws: `StorageError`, of kind `.changed` when the file is no longer the one that the change was settled for;
  ///   it is as it was, then.
  func commit(_ number: Int) throws(StorageError) {
    let change = changes[number]
    do {
      let kept = try folders.at(change.folder)
      let status = try kept.folder.status(of: change.name)
      if change.kind != .create {
        guard let status, status.kind == .regular, status.stamp == change.stamp else {
          throw StorageError.changed(change.path)
        }
      }
      if let name = temporaryNames[number] {
        try kept.folder.rename(
          name, to: change.name, isReplacing: change.kind == .rewrite)
      } else {
        try kept.folder.remove(change.name)
      }
    } catch let error as SystemError {
      throw StorageError(writing: change.path, error)
    } catch {
      throw StorageError(of: error, at: change.path)
    }
  }

  /// Writes all files; some may have been written when it throws.
  func runAll() throws(StorageError) {
    try prepare()
    var committed = 0
    do throws(StorageError) {
      for number in changes.indices {
        try commit(number)
        committed += 1
      }
      try syncFolders()
    } catch {
      discard(committed..<changes.count)
      throw error
    }
  }

  /// Waits until the names of all files are on the disk.
  func syncFolders() throws(StorageError) {
    for folder in Set(changes.map(\.folder)) {
      try Self.at(folder) { () throws(SystemError) in try folders.at(folder).folder.sync() }
    }
  }

  /// The file of a change as it is now; nil when there is none, or nobody can say.
  func stamp(_ number: Int) -> FileStamp? {
    let change = changes[number]
    do throws(SystemError) {
      return try folders.at(change.folder).folder.status(of: change.name)?.stamp
    } catch {
      return nil
    }
  }

  /// Removes some of the new files, which took no place.
  func discard(_ numbers: Range<Int>) {
    for number in numbers {
      guard let name = temporaryNames[number] else { continue }
      // What cannot be removed is found and removed by the next save.
      do throws(SystemError) {
        try folders.at(changes[number].folder).folder.remove(name)
      } catch {}
    }
  }

  private static func at(
    _ path: String, _ body: () throws(SystemError) -> Void
  ) throws(StorageError) {
    do throws(SystemError) {
      try body()
    } catch {
      throw StorageError(writing: path, error)
    }
  }
}

extension StorageError {
  /// Why a file could not be written; it is as it was.
  init(writing path: String, _ error: SystemError) {
    switch error {
    case .stale: self = .changed(path)
    case .noSpace, .overQuota, .tooLarge:
      self.init(
        path: path, cause: error.description,
        advice: "Nothing was changed; make room and try again.")
    case .exists:
      self.init(
        path: path, kind: .changed, cause: "there is a file of this name already",
        advice: "Nothing was written.")
    case .denied, .readOnlyFileSystem:
      self.init(
        path: path, kind: .denied, cause: "it cannot be written: \(error)",
        advice: "Nothing was changed; check the permissions of the file and of the folder it is in."
      )
    default:
      self.init(path: path, cause: error.description, advice: "Nothing was changed.")
    }
  }
}
