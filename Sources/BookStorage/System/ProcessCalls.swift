import Glibc

/// What a process is told by those who start it: its environment, terminal and clock.
package enum ProcessCalls {
  /// The arguments after the program's name; bytes that are no UTF-8 are kept (`PathText`).
  package static func arguments() -> [String] {
    let all = unsafe UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return unsafe all.dropFirst().compactMap { argument in
      unsafe argument.map { unsafe SystemPath.string($0) }
    }
  }

  /// The variables of the environment; bytes that are no UTF-8 are kept (`PathText`).
  package static func environment() -> [String: String] {
    var variables: [String: String] = [:]
    var entry = unsafe environ
    while let text = unsafe entry.pointee {
      let words = unsafe SystemPath.string(text).unicodeScalars
      if let equals = words.firstIndex(of: "=") {
        variables[String(words[..<equals])] = String(words[words.index(after: equals)...])
      }
      unsafe entry += 1
    }
    return variables
  }

  /// The columns of the terminal that a descriptor leads to, or nil when it leads to none.
  package static func width(of descriptor: Int32) -> Int? {
    var size = winsize()
    let result = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size)
    return result == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// The present moment in seconds since 1970-01-01 00:00 UTC.
  package static func now() -> Int64 {
    Int64(time(nil))
  }

  /// Whether this user may read a file.
  package static func checkReadable(_ path: String) throws(SystemError) {
    guard unsafe access(SystemPath.cString(path), R_OK) == 0 else { throw .last }
  }
}
