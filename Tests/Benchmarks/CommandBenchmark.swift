/// `command RUNS LABEL COMMAND [ARGUMENT…]`: the time of a whole process, its output thrown away.
func benchmarkCommand(_ arguments: [String]) throws {
  guard arguments.count >= 3, let runs = Int(arguments[0]) else {
    throw BenchmarkError("needs RUNS LABEL COMMAND")
  }
  let command = Array(arguments[2...])
  var times = Figures()
  var memory = Figures()
  for run in 0...runs {
    let start = now()
    let ended = try ChildProcess(command, environment: environment([:])).wait()
    guard ended.status == 0 else {
      throw BenchmarkError("\(command[0]) ended with \(ended.status)")
    }
    if run > 0 {  // The first run warms the file cache.
      times.append(now() - start)
      memory.append(Double(ended.peakKiB) / 1024)
    }
  }
  report(arguments[1], "\(times.described(unit: "ms"))  \(shown(memory.quantile(0.5))) MiB")
}
