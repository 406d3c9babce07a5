import Glibc

/// The calls of the C library that make private folders and files.
enum FolderCalls {
  /// Makes a folder and those above it, each readable by its user alone; fine when it is there already.
  static func makePrivateFolder(_ path: String) throws(SystemError) {
    guard unsafe mkdir(SystemPath.cString(path), 0o700) != 0 else { return }
    let error = SystemError.last
    switch error.number {
    case EEXIST:
      return
    case ENOENT:
      guard let slash = path.utf8.lastIndex(of: 0x2F), slash != path.startIndex else { throw error }
      try makePrivateFolder(String(path[..<slash]))
      guard unsafe mkdir(SystemPath.cString(path), 0o700) == 0 || errno == EEXIST else {
        throw .last
      }
    default:
      throw error
    }
  }

  /// Removes an empty folder.
  static func removeFolder(_ path: String) throws(SystemError) {
    guard unsafe rmdir(SystemPath.cString(path)) == 0 else { throw .last }
  }

  /// Makes a file readable by its user alone; fine when something is there already.
  static func makePrivateFile(_ path: String) throws(SystemError) {
    guard try !isThere(path) else { return }
    let descriptor = unsafe open(
      SystemPath.cString(path), O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { throw .last }
    close(descriptor)
  }

  /// Whether others than its user may do anything with what is at a path.
  static func isOpenToOthers(_ path: String) throws(SystemError) -> Bool {
    var status = stat()
    guard unsafe stat(SystemPath.cString(path), &status) == 0 else { throw .last }
    return status.st_mode & 0o77 != 0
  }

  /// Takes from others what they may do with what is at a path.
  static func closeToOthers(_ path: String) throws(SystemError) {
    var status = stat()
    guard unsafe stat(SystemPath.cString(path), &status) == 0 else { throw .last }
    guard status.st_mode & 0o77 != 0 else { return }
    guard unsafe chmod(SystemPath.cString(path), status.st_mode & 0o700) == 0 else { throw .last }
  }

  /// The absolute path of what is there, without symbolic links; nil when that cannot be said.
  static func realPath(_ path: String) -> String? {
    guard let real = unsafe realpath(SystemPath.cString(path), nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe SystemPath.string(real)
  }

  /// Whether there is something at a path; an error when that cannot be said.
  static func isThere(_ path: String) throws(SystemError) -> Bool {
    if unsafe access(SystemPath.cString(path), F_OK) == 0 { return true }
    let error = SystemError.last
    guard error == .notFound else { throw error }
    return false
  }

  /// Whether there is something at a path, as far as this user can tell.
  static func exists(_ path: String) -> Bool {
    unsafe access(SystemPath.cString(path), F_OK) == 0
  }
}
