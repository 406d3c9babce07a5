import Glibc

/// A file that is being made in the place of another one, under a name of its own until it is whole.
struct NewFile: ~Copyable, Sendable {
  private let descriptor: Int32

  /// Makes a file that only its user can read.
  ///
  /// - Parameters:
  ///   - name: Its name, which nothing may have yet, not even a link.
  ///   - folder: Where it is made.
  /// - Throws: `SystemError`.
  init(_ name: String, in folder: borrowing OpenFolder) throws(SystemError) {
    descriptor = unsafe openat(
      folder.descriptor, SystemPath.cString(name),
      O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last }
  }

  deinit {
    Glibc.close(descriptor)
  }

  /// Writes all bytes behind those that are there.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    try StreamCalls.write(bytes, to: descriptor)
  }

  /// Writes a part of another file, piece by piece, so that a large one needs no memory.
  func copy(_ range: Range<Int>, of file: borrowing OpenFile) throws(SystemError) {
    var buffer = [UInt8](repeating: 0, count: min(1 << 20, range.count))
    var position = range.lowerBound
    while position < range.upperBound {
      let wanted = min(buffer.count, range.upperBound - position)
      if wanted < buffer.count { buffer.removeLast(buffer.count - wanted) }
      guard try file.read(into: &buffer, count: wanted, at: position) == wanted else {
        throw .stale
      }
      try StreamCalls.write(buffer, to: descriptor)
      position += wanted
    }
  }

  /// Takes over owner, group, permissions and extended attributes (access control lists among them) of the file whose
  /// place this one takes.
  ///
  /// Where the group may not be given, what it was allowed is not allowed to another group instead.
  func adopt(_ old: FileStatus, of file: borrowing OpenFile) throws(SystemError) {
    var mode = old.mode
    if fchown(descriptor, old.owner, old.group) != 0, fchown(descriptor, uid_t.max, old.group) != 0
    {
      var own = stat()
      guard unsafe fstat(descriptor, &own) == 0 else { throw .last }
      if own.st_gid != old.group { mode &= ~0o070 }
    }
    ExtendedAttributes.copy(from: file.descriptor, to: descriptor)
    guard fchmod(descriptor, mode) == 0 else { throw .last }
  }

  /// Waits until the bytes are on the disk.
  func sync() throws(SystemError) {
    guard fsync(descriptor) == 0 else { throw .last }
  }

  /// Closes the file; some file systems tell only now that it could not be written.
  consuming func close() throws(SystemError) {
    let descriptor = descriptor
    discard self
    // Whatever is said, the descriptor is given up.
    guard Glibc.close(descriptor) != 0, errno != EINTR else { return }
    throw .last
  }
}
