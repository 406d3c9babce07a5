import Glibc

/// The calls to the C library that take pointers, with values instead.
enum SystemCalls {
  /// Why the last call failed, in words.
  static func lastError() -> String { unsafe String(cString: strerror(errno)) }

  /// Opens a device for reading and writing; negative when that fails.
  static func openDevice(_ path: String) -> Int32 {
    unsafe open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
  }

  /// The size of a terminal's window; nil when the terminal does not say.
  static func windowSize(of descriptor: Int32) -> (rows: Int, columns: Int)? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0
    else { return nil }
    return (Int(size.ws_row), Int(size.ws_col))
  }

  /// Whether the process may use a terminal: no other job of the shell has it.
  static func isForeground(_ descriptor: Int32) -> Bool {
    let group = tcgetpgrp(descriptor)
    return group < 0 || group == getpgrp()
  }

  /// Whether the process is the first of its session: then there is no shell that could continue it.
  static var leadsSession: Bool { getsid(0) == getpid() }

  /// Writes all of a text, however often that has to be tried.
  static func write(_ text: String, to descriptor: Int32) {
    var rest = ArraySlice(text.utf8)
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR && errno != EAGAIN {
        return
      }
    }
  }

  /// Reads everything that is there, from a descriptor that does not block.
  static func drain(_ descriptor: Int32) -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64)
    while true {
      let count = unsafe read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return result }
      result += buffer.prefix(count)
    }
  }

  /// Waits until one of the descriptors can be read.
  ///
  /// Gives what happened at each, or nil when a signal
  /// came. A negative descriptor is left out.
  static func poll(_ descriptors: [Int32], milliseconds: Int32) -> [Int16]? {
    var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = unsafe Glibc.poll(&requests, nfds_t(requests.count), milliseconds)
    return count < 0 ? nil : requests.map(\.revents)
  }

  /// Takes a locale for characters and gives its codeset; nil when there is no such locale.
  static func setCharacterLocale(_ name: String) -> String? {
    guard unsafe setlocale(LC_CTYPE, name) != nil else { return nil }
    return unsafe nl_langinfo(nl_item(CODESET)).map { unsafe String(cString: $0) }
  }
}
