/// Something of a contact that a format cannot hold.
public struct Loss: Hashable, Sendable {
  /// The name of the contact, as a reader knows it; empty when it has none.
  public var contact: String
  /// The property, or the parameter with its property (`TEL;PREF`).
  public var property: String
  /// The value that is lost, shortened when it is long; empty when there is none to show.
  public var value: String
  /// Why, in a few words without a full stop.
  public var reason: String

  /// Makes a loss.
  ///
  /// - Parameters:
  ///   - contact: The name of the contact.
  ///   - property: The property.
  ///   - value: The value that is lost.
  ///   - reason: Why.
  public init(contact: String, property: String, value: String, reason: String) {
    self.contact = contact
    self.property = property
    self.value = value
    self.reason = reason
  }
}
