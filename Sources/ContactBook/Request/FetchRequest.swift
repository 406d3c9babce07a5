/// What to fetch from a book: which contacts, and which of their fields.
///
/// The counterpart of `CNContactFetchRequest(keysToFetch:)`.
public struct FetchRequest: Sendable, Hashable {
  /// The fields that are decoded; others are absent from the records.
  public var keys: ContactKeys
  /// The contacts wanted, in this order; nil for all, in their order of insertion.
  public var ids: [ContactID]?

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - keys: The fields wanted.
  ///   - ids: The contacts wanted; nil for all.
  public init(keys: ContactKeys, ids: [ContactID]? = nil) {
    self.keys = keys
    self.ids = ids
  }
}
