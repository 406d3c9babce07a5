/// What the caller decides about the screen.
package struct TerminalOptions: Hashable, Sendable {
  /// The terminal device to draw on and read from; standard output and input when nil.
  package var device: String?
  /// False with `--no-color` or a `NO_COLOR` that is not empty.
  package var usesColor: Bool
  package var usesMouse: Bool
  /// The environment: `TERM`, `LC_ALL`, `LC_CTYPE`, `LANG`.
  package var environment: [String: String]

  package init(
    device: String? = nil, usesColor: Bool = true, usesMouse: Bool = true,
    environment: [String: String]
  ) {
    self.device = device
    self.usesColor = usesColor && (environment["NO_COLOR"] ?? "").isEmpty
    self.usesMouse = usesMouse
    self.environment = environment
  }

  /// The name of the terminal, or why it cannot be one.
  func terminalName() throws(TerminalRefusal) -> String {
    guard let name = environment["TERM"], !name.isEmpty else { throw .termUnset }
    guard name != "dumb" else { throw .termTooSimple(name) }
    return name
  }
}
