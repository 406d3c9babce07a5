import Glibc

/// The near end of a pseudo-terminal: what a program draws is read here, keys are written here.
struct PseudoTerminal: ~Copyable {
  private let descriptor: Int32
  /// The far end's device, for the program.
  let device: String

  /// Opens a pair by Linux's own device, since Glibc's module leaves out `posix_openpt` and its kin.
  init(rows: UInt16, columns: UInt16) throws {
    descriptor = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var locked: Int32 = 0
    var number: UInt32 = 0
    guard descriptor >= 0,
      unsafe ioctl(descriptor, 0x4004_5431, &locked) == 0,  // TIOCSPTLCK
      unsafe ioctl(descriptor, 0x8004_5430, &number) == 0  // TIOCGPTN
    else { throw BenchmarkError("cannot open a pseudo-terminal") }
    device = "/dev/pts/\(number)"
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  deinit { close(descriptor) }

  func type(_ bytes: [UInt8]) { _ = unsafe Glibc.write(descriptor, bytes, bytes.count) }

  /// Reads until `needle` has come, at most `limit` milliseconds; how many bytes came, or nil.
  func read(until needle: [UInt8], limit: Double) -> Int? {
    let end = now() + limit
    var kept: [UInt8] = []
    var count = 0
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while now() < end {
      var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&wanted, 1, 50) > 0 else { continue }
      let got = unsafe Glibc.read(descriptor, &buffer, buffer.count)
      guard got > 0 else { return nil }
      count += got
      kept = kept.suffix(needle.count) + buffer[..<got]
      if kept.firstRange(of: needle) != nil { return count }
    }
    return nil
  }
}
