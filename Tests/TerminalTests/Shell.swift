import Glibc

/// Runs programs beside the tests, by the shell.
enum Shell {
  /// A word that the shell takes as it is.
  static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }

  /// Runs a command without input and gives what it wrote.
  @discardableResult
  static func run(_ words: [String]) -> String {
    let command = words.map(quoted).joined(separator: " ") + " </dev/null 2>&1"
    guard let stream = unsafe popen(command, "r") else { return "" }
    defer { unsafe pclose(stream) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = unsafe fread(&buffer, 1, buffer.count, stream)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func isInstalled(_ program: String) -> Bool {
    !run(["sh", "-c", "command -v \(program)"]).isEmpty
  }

  /// The folder of the program that runs the tests, where `kith` is built too.
  static var buildFolder: String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = unsafe readlink("/proc/self/exe", &buffer, buffer.count)
    let bytes = buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    let path = String(decoding: bytes, as: UTF8.self)
    return path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
  }

  /// Asks again and again until a condition holds; false when it does not within a minute.
  ///
  /// There is no wait of fixed length anywhere: on a busy machine a test is slow, not wrong.
  static func wait(until condition: () -> Bool) -> Bool {
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: .seconds(60))
    while clock.now < end {
      if condition() { return true }
      usleep(20_000)
    }
    return condition()
  }
}
