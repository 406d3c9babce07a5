import BookCommands
import BookStorage
import Glibc

/// Runs a command, or opens the browser when none is named, and gives the status for the shell.
func start() -> Int32 {
  StandardStreams.fillGaps()
  StandardStreams.ignoreSignalsOfWriting()
  var surroundings = Surroundings.ofProcess()
  surroundings.picker = pick
  switch Program.run(in: &surroundings) {
  case .exit(let status):
    return status.rawValue
  case .browse(let options):
    return browse(options, in: &surroundings)
  }
}

exit(start())
