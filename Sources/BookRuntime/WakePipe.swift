import BookStorage
import Glibc

/// A pipe that carries no data: a byte in it makes the reader's `poll` return.
final class WakePipe: Sendable {
  let readEnd: Int32
  private let writeEnd: Int32

  init() throws(StorageError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else {
      throw StorageError(path: "pipe", cause: unsafe String(cString: strerror(errno)))
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Makes the reader's `poll` return; a full pipe does so already.
  func wake() { _ = unsafe write(writeEnd, [1], 1) }

  func drain() {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    while unsafe read(readEnd, &bytes, bytes.count) > 0 {}
  }

  /// Waits for a byte; false when the time is over, true also when a signal came.
  func wait(atMost limit: Duration) -> Bool {
    var request = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    let (seconds, attoseconds) = limit.components
    let milliseconds = seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return unsafe poll(&request, 1, Int32(clamping: max(0, milliseconds))) != 0
  }
}
