/// How a command ended, as the shell sees it.
package enum ExitStatus: Int32, Sendable, Equatable {
  /// What was asked for is done.
  case done = 0
  /// Nothing was found, or nothing was done.
  case nothingFound = 1
  /// The command line is wrong.
  case wrongUsage = 2
  /// Data could not be read or written.
  case dataError = 3
  /// Stopped by the user.
  case interrupted = 130
  /// The reader of standard output closed it; the number a shell gives a program that SIGPIPE ended.
  case closedPipe = 141
}
