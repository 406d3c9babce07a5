/// A text that another program edits: a file that only its user can read, in a folder of its own.
///
/// It lies where the history does and not among files that a restart removes, so that a text that could not be saved is
/// found again.
package struct EditedText: Sendable {
  private let folder: String
  /// The file.
  package let path: String

  /// Writes the text into a new file.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - folders: Where the user's data lies.
  /// - Throws: `StorageError`.
  package init(_ text: String, folders: UserFolders) throws(StorageError) {
    guard let state = folders.state else {
      throw StorageError(path: "text", cause: "neither XDG_STATE_HOME nor HOME is set")
    }
    folder = "\(state)/edit-\(RandomName.uuid())"
    path = folder + "/contact.txt"
    do throws(SystemError) {
      try FolderCalls.makePrivateFolder(folder)
      let file = try NewFile("contact.txt", in: OpenFolder(folder))
      try file.write(Array(text.utf8))
      try file.close()
    } catch {
      throw StorageError(path: path, error)
    }
  }

  /// The text as it is now.
  package func read() throws(StorageError) -> String {
    let bytes = try CardFiles.bytes(of: path)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw StorageError(path: path, cause: "the text is not UTF-8")
    }
    return text
  }

  /// Removes the file, its folder, and what an editor left beside it.
  package func remove() {
    do throws(SystemError) {
      let open = try OpenFolder(folder)
      for name in try FolderListing.names(in: OpenFile(folder)) { try? open.remove(name) }
      try FolderCalls.removeFolder(folder)
    } catch {
      // A folder of the editor's own in it stays, as does what is in that.
    }
  }
}
