/// Who is marked for invitation, as a value.
///
/// The rules only: marking twice keeps the first date, unmarking what is not marked changes nothing, and
/// marks of contacts that no open book holds stay. Where it is kept is not its business.
package struct Ledger: Sendable, Equatable {
  /// By the bytes of the identity: strings that Unicode deems equal may be the UIDs of different people.
  private var marks: [[UInt8]: Mark] = [:]

  package init() {}

  /// A ledger with marks that were kept; of two with one identity the earlier stays.
  package init(marks: some Sequence<Mark>) {
    for mark in marks { apply(.mark(mark)) }
  }

  /// How many contacts are marked.
  package var count: Int { marks.count }

  /// All marks, the oldest first; at the same moment by name, then by identity.
  package var entries: [Mark] {
    marks.values.sorted { ($0.date, $0.name, $0.identity) < ($1.date, $1.name, $1.identity) }
  }

  /// Whom the marks are of, in no order.
  package var identities: some Collection<String> { marks.values.lazy.map(\.identity) }

  package func isMarked(_ identity: String) -> Bool {
    marks[Array(identity.utf8)] != nil
  }

  package func mark(of identity: String) -> Mark? {
    marks[Array(identity.utf8)]
  }

  /// Applies one entry; says whether anything changed.
  @discardableResult
  package mutating func apply(_ entry: LedgerEntry) -> Bool {
    switch entry {
    case .mark(let mark):
      let key = Array(mark.identity.utf8)
      if let known = marks[key], known.date <= mark.date { return false }
      marks[key] = mark
      return true
    case .unmark(let identity):
      return marks.removeValue(forKey: Array(identity.utf8)) != nil
    }
  }
}

/// One thing that happens to a ledger.
package enum LedgerEntry: Sendable, Hashable {
  case mark(Mark)
  case unmark(String)
}
