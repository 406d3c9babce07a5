import Collation

extension GlobalOptions {
  /// The collation of the locale.
  ///
  /// - Throws: `CommandError.usage` for a tag that is none, `.data` when the tables are not there.
  func collation() throws(CommandError) -> LocalizedIndexedCollation {
    do {
      return try LocalizedIndexedCollation(locale: locale)
    } catch {
      if case .dataUnavailable = error { throw .data("\(error)") }
      throw .usage("\(error)")
    }
  }

  /// Tells, when details are wanted, which order a list has: what ICU knows only in part, and what the environment
  /// names in vain.
  func sayLocale(in surroundings: inout Surroundings) throws(CommandError) {
    if isVerbose { sayLocale(of: try collation(), in: &surroundings) }
  }

  /// As above, for a collation that is there already.
  func sayLocale(of collation: LocalizedIndexedCollation, in surroundings: inout Surroundings) {
    guard isVerbose else { return }
    if let unknownLocale {
      surroundings.say("\(unknownLocale) names no language that is known")
    }
    let fallback = collation.fallback.map {
      ": ICU has no order of its own for it and uses \($0)"
    }
    surroundings.say("locale \(locale)" + (fallback ?? ""))
  }
}
