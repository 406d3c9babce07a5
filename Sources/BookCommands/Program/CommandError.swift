package import BookStorage

/// Why a command gave up; the message goes to standard error, the status to the shell.
package enum CommandError: Error, Sendable, Equatable {
  /// The command line is wrong.
  case usage(String)
  /// Nothing was found, or what was found is not one.
  case notFound(String)
  /// A word means several contacts, which are listed one a line.
  case ambiguous(String, candidates: [String])
  /// Data could not be read or written: what, and why.
  case data(String)
  /// Standard output could not be written.
  case output(SystemError)

  var status: ExitStatus {
    switch self {
    case .usage: .wrongUsage
    case .notFound, .ambiguous: .nothingFound
    case .output(.brokenPipe): .closedPipe
    case .data, .output: .dataError
    }
  }
}
