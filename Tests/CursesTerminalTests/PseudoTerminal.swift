import CNcurses
import Glibc

/// The other side of a terminal device: what a terminal emulator holds.
///
/// The kernel keeps 64 kB of output, more than any frame of these tests, so nothing has to read along.
@safe struct PseudoTerminal: ~Copyable {
  let path: String
  private let controller: Int32
  /// Kept open so that the device lives on when the session closes it.
  private let device: Int32

  init(rows: Int = 24, columns: Int = 80) throws {
    // `posix_openpt` and its like are not visible from Swift; these are the calls it makes.
    let unlock: UInt = 0x4004_5431  // TIOCSPTLCK
    let getNumber: UInt = 0x8004_5430  // TIOCGPTN
    controller = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var off: Int32 = 0
    var number: Int32 = 0
    guard controller >= 0, unsafe ioctl(controller, unlock, &off) == 0,
      unsafe ioctl(controller, getNumber, &number) == 0
    else { throw SystemFailure(call: "open(/dev/ptmx)", number: errno) }
    path = "/dev/pts/\(number)"
    device = unsafe open(path, O_RDWR | O_NOCTTY)
    resize(rows: rows, columns: columns)
    let flags = fcntl(controller, F_GETFL)
    _ = fcntl(controller, F_SETFL, flags | O_NONBLOCK)
  }

  deinit {
    close(device)
    close(controller)
  }

  func resize(rows: Int, columns: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(controller, UInt(TIOCSWINSZ), &size)
  }

  /// Types bytes.
  func type(_ bytes: [UInt8]) { _ = unsafe write(controller, bytes, bytes.count) }

  func type(_ text: String) { type(Array(text.utf8)) }

  /// Whether something that was typed has not been read.
  var hasInput: Bool { hasInput(within: 0) }

  /// Whether something arrives that has not been read, within so many milliseconds.
  ///
  /// What is typed reaches the device a little later, by a thread of the kernel.
  func hasInput(within limit: Int32) -> Bool {
    var request = pollfd(fd: device, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, limit) > 0
  }

  /// What has been written to the terminal since the last call.
  func output() -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = unsafe read(controller, &buffer, buffer.count)
      guard count > 0 else { return result }
      result += buffer.prefix(count)
    }
  }

  /// The modes, the flags that `stty -a` shows among them.
  func modes() -> [UInt32] {
    var modes = termios()
    _ = unsafe tcgetattr(device, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
  }
}

struct SystemFailure: Error {
  let call: String
  let number: Int32
}

extension [UInt8] {
  /// The bytes as text in which ESC can be read.
  var shown: String { String(decoding: self, as: UTF8.self).replacing("\u{1B}", with: "␛") }
}

extension String {
  func replacing(_ scalar: Unicode.Scalar, with text: String) -> String {
    var result = ""
    for next in unicodeScalars {
      if next == scalar { result += text } else { result.unicodeScalars.append(next) }
    }
    return result
  }
}
