/// A text that another program edits: a file that only its user can read, in a folder of its own.
///
/// It lies where the history does and not among files that a restart removes, so that a text that could not be saved is
/// found again.
package final class EditedText: Sendable {
  private let folder: String
  /// Says that somebody edits the text, until the process ends.
  private let lock: FileLock
  /// The file.
  package let path: String

  private static let textName = "contact.txt"
  /// The text as the editor was given it.
  private static let givenName = ".given"
  private static let lockName = ".lock"

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
    path = "\(folder)/\(Self.textName)"
    do throws(SystemError) {
      try FolderCalls.makePrivateFolder(folder)
      lock = try FileLock("\(folder)/\(Self.lockName)", patience: 0)
      for name in [Self.givenName, Self.textName] {
        let file = try NewFile(name, in: OpenFolder(folder))
        try file.write(Array(text.utf8))
        try file.close()
      }
    } catch {
      throw StorageError(path: path, error)
    }
  }

  /// Whether the editor has left anything to read.
  package var isThere: Bool { FolderCalls.exists(path) }

  /// The text as it is now.
  package func read() throws(StorageError) -> String {
    let bytes = try CardFiles.bytes(of: path)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw StorageError(path: path, cause: "the text is not UTF-8")
    }
    // Some editors mark the file as UTF-8.
    return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }

  /// Removes the file, its folder, and what an editor left beside it.
  package func remove() { Self.remove(folder) }

  private static func remove(_ folder: String) {
    do throws(SystemError) {
      let open = try OpenFolder(folder)
      for name in try FolderListing.names(in: OpenFile(folder)) { try? open.remove(name) }
      try FolderCalls.removeFolder(folder)
    } catch {
      // A folder of the editor's own in it stays, as does what is in that.
    }
  }
}

/// Finding again what could not be saved.
extension EditedText {
  /// The texts that stayed behind when a save failed or a process ended suddenly, and that nobody edits now.
  ///
  /// Those that were never changed are removed instead.
  ///
  /// - Parameter folders: Where the user's data lies.
  /// - Returns: The path of each with what it says; empty when there is none or when that cannot be said.
  package static func leftBehind(_ folders: UserFolders) -> [(path: String, text: String)] {
    guard let state = folders.state, let names = names(in: state) else { return [] }
    var found: [(path: String, text: String)] = []
    for name in names where name.hasPrefix("edit-") {
      let folder = "\(state)/\(name)"
      guard let text = text(at: "\(folder)/\(textName)"), isAbandoned(folder) else { continue }
      if text == self.text(at: "\(folder)/\(givenName)") {
        remove(folder)
      } else {
        found.append(("\(folder)/\(textName)", text))
      }
    }
    return found
  }

  private static func names(in folder: String) -> [String]? {
    do throws(SystemError) {
      return try FolderListing.names(in: OpenFile(folder))
    } catch {
      return nil
    }
  }

  private static func text(at path: String) -> String? {
    do {
      return String(decoding: try CardFiles.bytes(of: path), as: UTF8.self)
    } catch {
      return nil
    }
  }

  /// Whether no process edits a text in the folder.
  private static func isAbandoned(_ folder: String) -> Bool {
    do throws(SystemError) {
      // A child that is just being started holds what its parent has open, for a moment.
      _ = try FileLock("\(folder)/\(lockName)", patience: 2)
      return true
    } catch {
      return false
    }
  }
}
