import Glibc

/// What a wait for several descriptors came to.
struct Readiness {
  private(set) var isTerminalReadable = false
  private(set) var isTerminalGone = false
  private(set) var isSignalled = false
  private(set) var isWoken = false
  private(set) var isTimedOut = false

  /// Waits for the terminal, the guard's pipe and, if given, a descriptor of the caller's.
  static func wait(
    terminal: Int32, signals: Int32, wake: Int32?, limit: Duration?
  ) -> Readiness {
    var requests = [
      pollfd(fd: terminal, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    let count = unsafe poll(&requests, nfds_t(requests.count), milliseconds(limit))
    var result = Readiness()
    if count < 0 {
      // A signal came: its byte is in the pipe.
      result.isSignalled = errno == EINTR
      return result
    }
    result.isTimedOut = count == 0
    result.isTerminalReadable = requests[0].revents & Int16(POLLIN) != 0
    result.isTerminalGone = requests[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
    result.isSignalled = requests[1].revents != 0
    result.isWoken = requests[2].revents != 0
    return result
  }

  /// A limit for `poll`: rounded up, so that a short wait does not become a busy one.
  private static func milliseconds(_ limit: Duration?) -> Int32 {
    guard let limit else { return -1 }
    let (seconds, attoseconds) = limit.components
    let milliseconds = seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: max(0, milliseconds))
  }
}
