/// What one call changed in a book; what those who watch the book are told.
public struct ChangeSet: Sendable, Equatable {
  /// The revision of the book before.
  public let baseRevision: UInt64
  /// The revision of the book after; an observer whose own revision is not `baseRevision` starts over.
  public let revision: UInt64
  /// The contacts that are new, in the order of insertion.
  public let inserted: [ContactID]
  /// The contacts whose fields changed, without those that are also new or removed.
  public let updated: [ContactID]
  /// The contacts that are gone.
  public let removed: [ContactID]

  /// Whether nothing changed.
  public var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && removed.isEmpty }
}
