import Glibc

/// A lock that one process holds at a time; the system takes it away when the process ends, however it ends.
struct FileLock: ~Copyable, Sendable {
  private let descriptor: Int32

  /// Waits for the lock.
  ///
  /// - Parameters:
  ///   - path: A file for nothing else; made when it is not there.
  ///   - patience: How long to wait, in tenths of a second.
  /// - Throws: `SystemError`, `EWOULDBLOCK` when another process holds it all the time.
  init(_ path: String, patience: Int) throws(SystemError) {
    descriptor = unsafe open(
      SystemPath.cString(path), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { throw .last }
    var error = SystemError.wouldBlock
    for attempt in 0...patience * 20 {
      if attempt > 0 { usleep(5_000) }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      error = .last
      guard error == .wouldBlock || error == .interrupted else { break }
    }
    throw error
  }

  deinit {
    close(descriptor)
  }
}
