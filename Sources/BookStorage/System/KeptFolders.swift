/// The folder used last, kept open: the files of a large change are in one folder, as a rule.
final class KeptFolders {
  /// An open folder that several may refer to.
  final class Folder {
    let folder: OpenFolder

    fileprivate init(_ path: String) throws(SystemError) { folder = try OpenFolder(path) }
  }

  private var last: (path: String, folder: Folder)?

  /// The folder at a path.
  func at(_ path: String) throws(SystemError) -> Folder {
    if let last, last.path == path { return last.folder }
    let folder = try Folder(path)
    last = (path, folder)
    return folder
  }
}
