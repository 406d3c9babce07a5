import Glibc

/// The descriptors of the terminal that is drawn on and read from.
struct TerminalDevice: ~Copyable {
  let input: Int32
  let output: Int32
  /// Descriptors that were opened here and are closed again.
  private let opened: [Int32]

  /// A device by its path, or standard output with standard input.
  ///
  /// When standard input is a pipe, keys are read from the process's terminal.
  init(path: String?) throws(TerminalRefusal) {
    let (input, output, opened) = try Self.descriptors(path: path)
    self.input = input
    self.output = output
    self.opened = opened
  }

  private static func descriptors(
    path: String?
  ) throws(TerminalRefusal) -> (input: Int32, output: Int32, opened: [Int32]) {
    if let path {
      let descriptor = SystemCalls.openDevice(path)
      guard descriptor >= 0 else {
        throw .deviceNotUsable(path: path, reason: SystemCalls.lastError())
      }
      guard isatty(descriptor) == 1 else {
        let reason = SystemCalls.lastError()
        close(descriptor)
        throw .deviceNotUsable(path: path, reason: reason)
      }
      return (descriptor, descriptor, [descriptor])
    }
    guard isatty(STDOUT_FILENO) == 1 else { throw .outputIsNoTerminal }
    if isatty(STDIN_FILENO) == 1 { return (STDIN_FILENO, STDOUT_FILENO, []) }
    let terminal = SystemCalls.openDevice("/dev/tty")
    guard terminal >= 0 else { throw .noTerminalForInput }
    return (terminal, STDOUT_FILENO, [terminal])
  }

  deinit {
    for descriptor in opened { close(descriptor) }
  }

  /// The size of the window; nil when the terminal does not say.
  var windowSize: (rows: Int, columns: Int)? { SystemCalls.windowSize(of: output) }

  /// Writes at once, apart from what curses has yet to write.
  func write(_ text: String) { SystemCalls.write(text, to: output) }
}
