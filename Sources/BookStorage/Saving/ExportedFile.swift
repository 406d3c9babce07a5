import Glibc

/// Writes a file that is no book: what a command exports.
package enum ExportedFile {
  /// Writes a file whole or not at all, readable by its user only.
  ///
  /// It is written beside its place, synced, and takes the place in one step.
  ///
  /// - Parameters:
  ///   - bytes: What it holds.
  ///   - path: Where it goes.
  ///   - isReplacing: Whether a file that is there may be replaced.
  /// - Throws: `StorageError`; when something is there that may not be replaced, of kind `.notAFile` when it is no
  ///   file at all.
  package static func write(
    _ bytes: [UInt8], to path: String, isReplacing: Bool
  ) throws(StorageError) {
    let slash = path.lastIndex(of: "/")
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    guard !name.isEmpty, name != ".", name != ".." else {
      throw StorageError(path: path, kind: .notAFile, cause: "a folder, not a file")
    }
    do throws(SystemError) {
      try write(bytes, as: name, in: OpenFolder(folder), isReplacing, path)
    } catch {
      if error == .exists {
        throw StorageError(
          path: path, cause: "there is already a file of this name",
          advice: isReplacing
            ? "It is a link, a pipe or a device, which is not replaced; name another one."
            : "Name another one, or replace it with ‘--overwrite’.")
      }
      throw StorageError(writing: path, error)
    }
  }

  private static func write(
    _ bytes: [UInt8], as name: String, in folder: borrowing OpenFolder, _ isReplacing: Bool,
    _ path: String
  ) throws(SystemError) {
    if let status = try folder.status(of: name) {
      guard status.kind != .folder else { throw SystemError(number: EISDIR) }
      // A link is not followed, and no device or folder is replaced.
      guard isReplacing, status.kind == .regular, !status.isLink else { throw .exists }
    }
    let temporary = ".\(RandomName.uuid()).tmp"
    let file = try NewFile(temporary, in: folder)
    do throws(SystemError) {
      try file.write(bytes)
      try file.sync()
      try file.close()
      try folder.rename(temporary, to: name, isReplacing: isReplacing)
    } catch {
      try? folder.remove(temporary)
      throw error
    }
    try folder.sync()
  }
}
