/// How a session with the browser ended.
package enum BrowserExit: Hashable, Sendable {
  case done
  /// By Ctrl-C.
  case interrupted
  /// By the user, who did not wait until marks were kept.
  case abandoned
  /// By a signal, which the process should end with once the terminal is given back.
  case signalled(Int32)
  /// The terminal is gone.
  case hungUp
}
