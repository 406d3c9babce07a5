extension Ledger {
  /// What marking or unmarking a choice of contacts comes to.
  ///
  /// When one of them is not marked yet, all get marked; when all are, all get unmarked. So the key pressed
  /// twice leaves things as they were, and a mixed choice is never half undone.
  ///
  /// - Parameters:
  ///   - people: The identity and name of each contact chosen.
  ///   - date: The present moment, in seconds since 1970-01-01 00:00 UTC.
  /// - Returns: The entries to apply, none for contacts that are already as wanted.
  package func toggling(
    _ people: [(identity: String, name: String)], at date: Int64
  ) -> [LedgerEntry] {
    let unmarked = people.filter { !isMarked($0.identity) }
    guard unmarked.isEmpty else {
      return unmarked.map { .mark(Mark(identity: $0.identity, name: $0.name, date: date)) }
    }
    return people.map { .unmark($0.identity) }
  }
}
