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
    var result = Readiness()
    let descriptors = [terminal, signals, wake ?? -1]
    guard let found = SystemCalls.poll(descriptors, milliseconds: milliseconds(limit)) else {
      // A signal came: its byte is in the pipe.
      result.isSignalled = true
      return result
    }
    result.isTimedOut = found.allSatisfy { $0 == 0 }
    result.isTerminalReadable = found[0] & Int16(POLLIN) != 0
    result.isTerminalGone = found[0] & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
    result.isSignalled = found[1] != 0
    result.isWoken = found[2] != 0
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
