/// A change of one file, as bytes: what is written, and what must be there before.
struct FileChange: Sendable, Hashable {
  /// What becomes of the file.
  enum Kind: String, Sendable, Hashable {
    /// Parts of it are replaced.
    case rewrite
    /// It is made; nothing may have its name.
    case create
    /// It is removed.
    case remove
  }

  /// The absolute path without symbolic links, so that the file itself is written and not a link to it.
  let path: String
  let kind: Kind
  /// The parts in the order of the file, none over another; of a file that is made or removed the one that is all of it.
  var splices: [Splice]
  /// The file that the places are of; nil for one that is made.
  var stamp: FileStamp?

  /// How many bytes the file has before the change.
  var sizeBefore: Int { kind == .create ? 0 : stamp?.size ?? 0 }

  /// How many bytes it has after it.
  var sizeAfter: Int { splices.reduce(sizeBefore) { $0 + $1.new.count - $1.old.count } }

  var folder: String { PathParts(path).folder }
  var name: String { PathParts(path).name }

  /// The change that takes this one back, once a file has been written.
  ///
  /// - Parameter stamp: The file as this change left it; nil when it removed the file.
  /// - Returns: The change.
  func inverted(stamp: FileStamp?) -> FileChange {
    let kind: Kind =
      switch self.kind {
      case .rewrite: .rewrite
      case .create: .remove
      case .remove: .create
      }
    var shift = 0
    let splices = splices.map { splice in
      defer { shift += splice.new.count - splice.old.count }
      return Splice(start: splice.start + shift, old: splice.new, new: splice.old)
    }
    return FileChange(path: path, kind: kind, splices: splices, stamp: stamp)
  }
}

/// One part of a file that is replaced.
struct Splice: Sendable, Hashable {
  /// Where it begins in the file before the change.
  var start: Int
  /// What must be there.
  var old: [UInt8]
  /// What takes its place.
  var new: [UInt8]

  /// The bytes of the file that it replaces.
  var range: Range<Int> { start..<(start + old.count) }
}

/// A path as the folder and the name in it.
struct PathParts {
  /// The folder, `/` at least for an absolute path and `.` for a bare name.
  let folder: String
  let name: String

  init(_ path: String) {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else {
      folder = "."
      name = path
      return
    }
    folder = slash == path.startIndex ? "/" : String(path[..<slash])
    name = String(path[path.utf8.index(after: slash)...])
  }
}
