import BookStorage
import Collation

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
    let locale = try locale(parsed, surroundings)
    return GlobalOptions(parsed, locale: locale, environment: surroundings.environment)
  }

  /// The locale that the command line names, which must be known, else that of the environment if it is.
  private static func locale(
    _ parsed: ParsedArguments, _ surroundings: Surroundings
  ) throws(CommandError) -> String {
    let named = parsed.value("locale")
    let tag = named ?? LocaleTag.ofEnvironment(surroundings.environment)
    do {
      try LocalizedIndexedCollation.check(locale: tag)
      return tag
    } catch {
      guard named == nil else { throw .usage(error.description) }
      return "und"
    }
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
