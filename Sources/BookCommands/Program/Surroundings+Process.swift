import BookStorage
import Glibc

extension Surroundings {
  /// The surroundings of this process: its arguments, environment, streams, terminal and clock.
  package static func ofProcess() -> Surroundings {
    Surroundings(
      arguments: ProcessCalls.arguments(), environment: ProcessCalls.environment(),
      input: InputSource(descriptor: STDIN_FILENO), output: OutputSink(descriptor: STDOUT_FILENO),
      errors: OutputSink(descriptor: STDERR_FILENO), isInputTerminal: isatty(STDIN_FILENO) == 1,
      isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      width: ProcessCalls.width(of: STDOUT_FILENO) ?? 80, clock: ProcessCalls.now)
  }
}
