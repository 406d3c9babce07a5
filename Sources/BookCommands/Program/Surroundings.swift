/// All that a command takes from outside and gives back, so that it can run in a test as in a shell.
package struct Surroundings: Sendable {
  /// The words after the program's name.
  package var arguments: [String]
  package var environment: [String: String]
  package var input: InputSource
  package var output: OutputSink
  package var errors: OutputSink
  package var isInputTerminal: Bool
  package var isOutputTerminal: Bool
  /// The columns of the terminal, when standard output is one.
  package var width: Int
  /// The present moment in seconds since 1970-01-01 00:00 UTC.
  package var clock: @Sendable () -> Int64
  /// Shows the picker on the process's terminal, which standard input and output need not be.
  package var picker: @Sendable (PickerCall) throws(CommandError) -> PickerAnswer

  package init(
    arguments: [String], environment: [String: String] = [:],
    input: InputSource = InputSource(bytes: []), output: OutputSink = OutputSink(),
    errors: OutputSink = OutputSink(), isInputTerminal: Bool = false,
    isOutputTerminal: Bool = false, width: Int = 80, clock: @escaping @Sendable () -> Int64 = { 0 },
    picker: @escaping @Sendable (PickerCall) throws(CommandError) -> PickerAnswer = PickerCall
      .refuse
  ) {
    self.arguments = arguments
    self.environment = environment
    self.input = input
    self.output = output
    self.errors = errors
    self.isInputTerminal = isInputTerminal
    self.isOutputTerminal = isOutputTerminal
    self.width = width
    self.clock = clock
    self.picker = picker
  }
}
