/// A file as it is now, with what is needed to find the places of a change in it.
struct PresentFile: ~Copyable {
  let path: String
  let file: OpenFile
  let stamp: FileStamp

  /// Opens a file of which the path has no symbolic link in it.
  init(path: String) throws(StorageError) {
    let file = try Self.open(path)
    stamp = try Self.stamp(of: file, path)
    self.file = file
    self.path = path
  }

  private static func stamp(
    of file: borrowing OpenFile, _ path: String
  ) throws(StorageError) -> FileStamp {
    do {
      let parts = PathParts(path)
      let status = try OpenFolder(parts.folder).status(of: parts.name)
      let (kind, stamp) = try file.status()
      guard let status, !status.isLink, kind == .regular else { throw isNoFile(path) }
      guard status.stamp == stamp else { throw StorageError.changed(path) }
      return stamp
    } catch {
      throw StorageError(of: error, at: path)
    }
  }

  private static func open(_ path: String) throws(StorageError) -> OpenFile {
    do throws(SystemError) {
      // What has become a socket cannot be opened at all.
      if try FileCalls.kind(path) == .regular { return try OpenFile(path) }
    } catch {
      throw StorageError(path: path, error)
    }
    throw isNoFile(path)
  }

  /// Some bytes of the file.
  func bytes(_ range: Range<Int>) throws(StorageError) -> [UInt8] {
    guard range.lowerBound >= 0, range.upperBound <= stamp.size else { throw .changed(path) }
    var buffer = [UInt8](repeating: 0, count: range.count)
    do throws(SystemError) {
      guard try file.read(into: &buffer, count: range.count, at: range.lowerBound) == range.count
      else { throw .stale }
    } catch {
      throw error == .stale ? .changed(path) : StorageError(path: path, error)
    }
    return buffer
  }

  /// Whether the file has these bytes at a place.
  func has(_ bytes: [UInt8], at start: Int) throws(StorageError) -> Bool {
    guard start >= 0, start + bytes.count <= stamp.size else { return false }
    return try self.bytes(start..<(start + bytes.count)) == bytes
  }

  /// All of it, for looking at all its cards.
  func contents() throws(StorageError) -> FileBytes {
    do {
      return try FileBytes(file, stamp)
    } catch {
      throw StorageError(path: path, error)
    }
  }

  private static func isNoFile(_ path: String) -> StorageError {
    StorageError(
      path: path, kind: .notAFile, cause: "no longer a file, but a folder, link, pipe or device",
      advice: "Nothing was written.")
  }
}

extension StorageError {
  /// A file that another program changed since it was read.
  static func changed(_ path: String) -> StorageError {
    StorageError(
      path: path, kind: .changed, cause: "changed by another program since it was read",
      advice: "Nothing was written; try again.")
  }
}
