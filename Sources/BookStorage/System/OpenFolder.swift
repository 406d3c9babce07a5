import CFileCalls
import Glibc

/// An open folder, in which files are made, replaced and removed by name.
///
/// Since it stays open, nobody can put another folder in its place between two of these calls.
struct OpenFolder: ~Copyable, Sendable {
  let descriptor: Int32

  init(_ path: String) throws(SystemError) {
    descriptor = unsafe open(SystemPath.cString(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
  }

  deinit {
    close(descriptor)
  }

  /// What there is of a name, a symbolic link itself and not where it leads; nil when there is nothing.
  func status(of name: String) throws(SystemError) -> FileStatus? {
    var status = stat()
    guard
      unsafe fstatat(descriptor, SystemPath.cString(name), &status, AT_SYMLINK_NOFOLLOW) == 0
    else {
      guard SystemError.last == .notFound else { throw .last }
      return nil
    }
    return FileStatus(status)
  }

  /// Whether this user may make, replace and remove files here.
  func checkWritable() throws(SystemError) {
    guard unsafe faccessat(descriptor, ".", W_OK | X_OK, AT_EACCESS) == 0 else { throw .last }
  }

  /// Whether this user may write a file.
  func checkWritable(_ name: String) throws(SystemError) {
    guard unsafe faccessat(descriptor, SystemPath.cString(name), W_OK, AT_EACCESS) == 0 else {
      throw .last
    }
  }

  /// Gives a file another name in one step.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - newName: The other one.
  ///   - isReplacing: Whether a file of that name may be there, which is then gone.
  /// - Throws: `SystemError`, `EEXIST` when something is there and must not be.
  func rename(_ name: String, to newName: String, isReplacing: Bool) throws(SystemError) {
    let old = SystemPath.cString(name)
    let new = SystemPath.cString(newName)
    if isReplacing {
      guard unsafe renameat(descriptor, old, descriptor, new) == 0 else { throw .last }
      return
    }
    if unsafe renameat2(descriptor, old, descriptor, new, UInt32(KITH_RENAME_NOREPLACE)) == 0 {
      return
    }
    // Some file systems know no such rename; a link never replaces anything either.
    guard errno == EINVAL || errno == ENOSYS else { throw .last }
    guard unsafe linkat(descriptor, old, descriptor, new, 0) == 0 else { throw .last }
    guard unsafe unlinkat(descriptor, old, 0) == 0 else { throw .last }
  }

  /// Removes a file.
  func remove(_ name: String) throws(SystemError) {
    guard unsafe unlinkat(descriptor, SystemPath.cString(name), 0) == 0 else { throw .last }
  }

  /// Waits until the names in the folder are on the disk.
  func sync() throws(SystemError) {
    // A file system that cannot sync a folder says so in this way; it does what it can by itself.
    guard fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP else { return }
    throw .last
  }

  /// Waits until everything of the file system is on the disk: cheaper for many files than each on its own.
  func syncFileSystem() throws(SystemError) {
    guard syncfs(descriptor) == 0 else { throw .last }
  }
}

/// What the system knows of a file.
struct FileStatus: Sendable, Hashable {
  let kind: FileKind
  let isLink: Bool
  let stamp: FileStamp
  /// The permissions, without those to run as somebody else.
  let mode: UInt32
  let owner: UInt32
  let group: UInt32

  init(_ status: stat) {
    kind = FileCalls.kind(status)
    isLink = status.st_mode & S_IFMT == S_IFLNK
    stamp = FileCalls.stamp(status)
    mode = status.st_mode & 0o777
    owner = status.st_uid
    group = status.st_gid
  }
}
