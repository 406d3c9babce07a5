import BookStorage

extension Program {
  /// The global options, checked as far as that needs no book.
  static func globalOptions(
    _ parsed: ParsedArguments, _ surroundings: Surroundings
  ) throws(CommandError) -> GlobalOptions {
    if let path = parsed.value("config") {
      do {
        try ProcessCalls.checkReadable(path)
      } catch {
        throw .data("\(path): \(error)")
      }
    }
    return GlobalOptions(parsed, environment: surroundings.environment)
  }

  /// The browser needs a terminal that can do more than print lines.
  static func checkTerminal(_ surroundings: Surroundings) throws(CommandError) {
    let advice = "; ‘kith list’ prints the contacts"
    guard surroundings.isOutputTerminal, surroundings.isInputTerminal else {
      let stream = surroundings.isOutputTerminal ? "input" : "output"
      throw .usage("standard \(stream) is not a terminal\(advice)")
    }
    let type = surroundings.environment["TERM"] ?? ""
    guard !type.isEmpty else { throw .usage("TERM is not set\(advice)") }
    guard type != "dumb" else { throw .usage("the terminal ‘dumb’ cannot show it\(advice)") }
  }
}
