/// Files of cards by path, for those who read them whole instead of opening a book.
package enum CardFiles {
  /// The files at a path: those of a folder that are cards, by name; else the path itself.
  ///
  /// - Parameter path: A folder or a file.
  /// - Returns: The paths of the files.
  /// - Throws: `StorageError`, of kind `.noCards` for a folder without a card.
  package static func paths(at path: String) throws(StorageError) -> [String] {
    let folder = path.hasSuffix("/") ? path : path + "/"
    let names: [String]
    do {
      guard try FileCalls.kind(path) == .folder else { return [path] }
      names = try FolderListing.names(in: OpenFile(path))
        .filter { VdirReader.isCard($0) && !isFolder(folder + $0) }
    } catch {
      throw StorageError(path: path, error)
    }
    guard !names.isEmpty else {
      throw StorageError(
        path: path, kind: .noCards, cause: "no card in this folder",
        advice: "Name a folder of cards or a .vcf file.")
    }
    return names.map { folder + $0 }
  }

  /// Whether a folder is there; what cannot be looked at is none, so that reading it tells why.
  private static func isFolder(_ path: String) -> Bool {
    do { return try FileCalls.kind(path) == .folder } catch { return false }
  }

  /// The bytes of a file.
  ///
  /// - Parameter path: A file.
  /// - Returns: All its bytes.
  /// - Throws: `StorageError`, of kind `.notAFile` for a pipe or device, `.changed` for a file cut short meanwhile.
  package static func bytes(of path: String) throws(StorageError) -> [UInt8] {
    do {
      // A socket cannot be opened at all, so its kind is asked for by its path.
      guard try FileCalls.kind(path) != .special else { throw CardFileReader.notAFile(path) }
      let file = try OpenFile(path)
      let (kind, stamp) = try file.status()
      guard kind == .regular else { throw CardFileReader.notAFile(path) }
      guard stamp.size < Int(UInt32.max) else {
        throw StorageError(path: path, cause: "larger than 4 GiB")
      }
      var buffer = [UInt8](repeating: 0, count: stamp.size)
      let count = try file.read(into: &buffer, count: stamp.size)
      guard count == stamp.size else {
        throw StorageError(path: path, kind: .changed, cause: StorageError.changedMeanwhile)
      }
      return buffer
    } catch {
      throw StorageError(of: error, at: path)
    }
  }
}
