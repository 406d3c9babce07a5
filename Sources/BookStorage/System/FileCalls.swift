import Glibc

/// What tells whether a file is still the one that was read.
package struct FileStamp: Sendable, Hashable {
  package let size: Int
  let identity: FileIdentity
  let seconds: Int
  let nanoseconds: Int
}

/// What two paths to one file have in common.
struct FileIdentity: Sendable, Hashable {
  let device: UInt64
  let inode: UInt64
}

/// What there is at a path.
enum FileKind: Sendable, Hashable {
  case regular
  case folder
  /// A pipe, socket or device, which could wait for ever or has effects when opened.
  case special
}

/// An open file, closed when its value ends.
struct OpenFile: ~Copyable, Sendable {
  let descriptor: Int32

  /// Opens a file for reading; never waits for a writer of a pipe.
  init(_ path: String) throws(SystemError) {
    descriptor = unsafe open(
      SystemPath.cString(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw .last }
  }

  /// Opens a file of a folder that is open.
  init(_ name: String, in folder: borrowing OpenFile) throws(SystemError) {
    descriptor = unsafe openat(
      folder.descriptor, SystemPath.cString(name), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw .last }
  }

  /// Opens a file of a folder that is open, never one that a symbolic link leads to.
  init(_ name: String, in folder: borrowing OpenFolder) throws(SystemError) {
    descriptor = unsafe openat(
      folder.descriptor, SystemPath.cString(name),
      O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW)
    guard descriptor >= 0 else { throw .last }
  }

  deinit {
    close(descriptor)
  }

  /// What kind of file it is, and its stamp.
  func status() throws(SystemError) -> (kind: FileKind, stamp: FileStamp) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
    return (FileCalls.kind(status), FileCalls.stamp(status))
  }

  /// Reads from a position until a buffer is full or the file ends.
  ///
  /// - Parameters:
  ///   - buffer: Where the bytes go, from its start; it is not made longer.
  ///   - count: How many bytes are wanted.
  ///   - offset: Where in the file they begin.
  /// - Returns: How many bytes were read.
  /// - Throws: `SystemError`.
  func read(into buffer: inout [UInt8], count: Int, at offset: Int = 0) throws(SystemError) -> Int {
    let limit = min(count, buffer.count)
    var total = 0
    while total < limit {
      let got = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe pread(
          descriptor, bytes.baseAddress.map { unsafe $0 + total }, limit - total, offset + total)
      }
      if got == 0 { break }
      if got > 0 {
        total += got
      } else if errno != EINTR {
        throw .last
      }
    }
    return total
  }
}

/// The calls of the C library about files by path.
enum FileCalls {
  /// What is at a path, without opening it.
  static func kind(_ path: String) throws(SystemError) -> FileKind {
    var status = stat()
    guard unsafe stat(SystemPath.cString(path), &status) == 0 else { throw .last }
    return kind(status)
  }

  static func kind(_ status: stat) -> FileKind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .regular
    case S_IFDIR: .folder
    default: .special
    }
  }

  static func stamp(_ status: stat) -> FileStamp {
    FileStamp(
      size: Int(status.st_size),
      identity: FileIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino)),
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }
}
