/// Why there is no screen; each is one line that names the command that needs none.
package enum TerminalRefusal: Error, Hashable, Sendable {
  /// Standard output is a pipe or a file.
  case outputIsNoTerminal
  /// No terminal to read keys from.
  case noTerminalForInput
  /// The device named by the caller cannot be opened as a terminal.
  case deviceNotUsable(path: String, reason: String)
  /// `TERM` is not set, or empty.
  case termUnset
  /// `TERM` names a terminal that cannot move its cursor, as `dumb`.
  case termTooSimple(String)
  /// `TERM` names a terminal of which there is no description.
  case termUnknown(String)
  /// The terminal's modes or its screen could not be set up.
  case setUpFailed(reason: String)

  /// The line for the user.
  package var message: String {
    let cause =
      switch self {
      case .outputIsNoTerminal: "standard output is no terminal"
      case .noTerminalForInput: "there is no terminal to read keys from"
      case .deviceNotUsable(let path, let reason): "cannot use \(path) as a terminal: \(reason)"
      case .termUnset: "TERM is not set, so the terminal cannot be drawn on"
      case .termTooSimple(let name): "the terminal ‘\(Self.visible(name))’ cannot be drawn on"
      case .termUnknown(let name):
        "the terminal ‘\(Self.visible(name))’ (TERM) is not known on this machine: "
          + "try ‘TERM=xterm-256color kith’"
      case .setUpFailed(let reason): "the terminal could not be set up: \(reason)"
      }
    return "\(cause); ‘kith list’ prints the contacts without a screen"
  }

  /// A name from the environment may hold anything; only printable ASCII of it is shown.
  private static func visible(_ name: String) -> String {
    String(name.prefix(40).map { $0.isASCII && ("!"..."~").contains($0) ? $0 : "?" })
  }
}
