import Glibc

private let frameEnd = Array("\u{1B}[?2026l".utf8)
private let terminal = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]

/// `first-frame RUNS LABEL NEEDLE COMMAND [ARGUMENT…]`: from the start to the frame that shows NEEDLE.
func benchmarkFirstFrame(_ arguments: [String]) throws {
  guard arguments.count >= 4, let runs = Int(arguments[0]) else {
    throw BenchmarkError("needs RUNS LABEL NEEDLE COMMAND")
  }
  var times = Figures()
  var memory = Figures()
  for run in 0...runs {
    let pty = try PseudoTerminal(rows: 24, columns: 80)
    let start = now()
    let child = try ChildProcess(
      Array(arguments[3...]), terminal: pty.device, environment: environment(terminal))
    let found = pty.read(until: Array(arguments[2].utf8), limit: 60_000)
    let time = now() - start
    kill(child.id, SIGTERM)
    let ended = child.wait()
    guard found != nil else { throw BenchmarkError("\(arguments[2]) was never drawn") }
    if run > 0 {
      times.append(time)
      memory.append(Double(ended.peakKiB) / 1024)
    }
  }
  report(arguments[1], "\(times.described(unit: "ms"))  \(shown(memory.quantile(0.5))) MiB")
}

/// `keys LABEL NEEDLE FIRST SHOWN KEYS COMMAND [ARGUMENT…]`: from each key to the end of its frame.
///
/// The book is loaded first: NEEDLE is on its first frame. FIRST is typed at once and must lead to SHOWN, so that
/// what the program prepares in the background is ready. Then KEYS are typed one by one, each when the frame
/// of the one before has come.
func benchmarkKeys(_ arguments: [String]) throws {
  guard arguments.count >= 6 else {
    throw BenchmarkError("needs LABEL NEEDLE FIRST SHOWN KEYS COMMAND")
  }
  let pty = try PseudoTerminal(rows: 50, columns: 120)
  let child = try ChildProcess(
    Array(arguments[5...]), terminal: pty.device, environment: environment(terminal))
  defer {
    kill(child.id, SIGTERM)
    _ = child.wait()
  }
  for (typed, shown) in [("", arguments[1]), (arguments[2], arguments[3])] {
    pty.type(Array(typed.utf8))
    guard shown.isEmpty || pty.read(until: Array(shown.utf8), limit: 60_000) != nil else {
      throw BenchmarkError("\(shown) was never drawn")
    }
    while pty.read(until: frameEnd, limit: 500) != nil {}
  }
  var times = Figures()
  var bytes = Figures()
  for key in arguments[4].utf8 {
    let start = now()
    pty.type([key])
    guard let count = pty.read(until: frameEnd, limit: 10_000) else {
      throw BenchmarkError("no frame came after a key")
    }
    times.append(now() - start)
    bytes.append(Double(count))
  }
  report(
    arguments[0],
    "\(shown(times.quantile(0.5))) ms, p99 \(shown(times.quantile(0.99))) ms, "
      + "\(shown(bytes.quantile(0.5))) bytes a frame")
}
