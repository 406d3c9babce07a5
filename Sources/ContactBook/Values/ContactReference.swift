/// Another contact that a card speaks of: a member of a group, or a relative (MEMBER, RELATED).
public struct ContactReference: Sendable, Hashable {
  /// What the card has: an address such as `urn:uuid:…`, or just a name.
  public var address: String
  /// The identity of the contact of the same book that is meant; nil when the book has none.
  public var identity: String?
  /// The name of that contact; nil when the book has none.
  public var name: String?

  /// Makes a reference.
  public init(address: String, identity: String? = nil, name: String? = nil) {
    self.address = address
    self.identity = identity
    self.name = name
  }
}
