/// How a session with the browser ended.
package enum BrowserExit: Hashable, Sendable {
  case done
  /// By a choice in a picker: the data of each pick.
  case picked([[UInt8]])
  /// A picker in which there was nothing to pick.
  case noMatch
  /// A picker without a book to pick from, and why.
  case failed(String)
  /// By Ctrl-C.
  case interrupted
  /// By the user, who did not wait until marks were kept.
  case abandoned
  /// By a signal, which the process should end with once the terminal is given back.
  case signalled(Int32)
  /// The terminal is gone.
  case hungUp
}
