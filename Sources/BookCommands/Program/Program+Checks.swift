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
    let environment = surroundings.environment
    guard let named = parsed.value("locale") else {
      let tag = LocaleTag.ofEnvironment(environment)
      var global = GlobalOptions(
        parsed, locale: isKnown(tag) ? tag : "und", environment: environment)
      if let (name, value) = LocaleTag.setting(in: environment), global.locale == "und",
        !LocaleTag.isNeutral(value)
      {
        global.unknownLocale = "\(name)=\(value)"
      }
      return global
    }
    do {
      try LocalizedIndexedCollation.check(locale: named)
    } catch {
      throw .usage(error.description)
    }
    return GlobalOptions(parsed, locale: named, environment: environment)
  }

  private static func isKnown(_ tag: String) -> Bool {
    do {
      try LocalizedIndexedCollation.check(locale: tag)
      return true
    } catch {
      return false
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
