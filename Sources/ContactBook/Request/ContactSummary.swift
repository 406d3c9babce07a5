/// What one row of a list shows of a contact.
public struct ContactSummary: Sendable, Hashable, Identifiable {
  /// The contact.
  public let id: ContactID
  /// What the card stands for.
  public let kind: ContactRecord.Kind
  /// The name to show; empty when the card has nothing to show.
  public let displayName: String
  /// The preferred telephone number; empty when there is none.
  public let phone: String
  /// The preferred e-mail address; empty when there is none.
  public let email: String
  /// The organisation; empty when there is none or when it is already the name.
  public let organization: String
  /// The first unit of the organisation or, without one, the position held; may be empty.
  public let department: String

  /// The one value for a row with room for one: the telephone number, else the e-mail address.
  public var detail: String { phone.isEmpty ? email : phone }

  /// The same for a row that is to show the e-mail address, where there is one.
  package var withEmailFirst: ContactSummary {
    guard !email.isEmpty else { return self }
    return ContactSummary(
      id: id, kind: kind, displayName: displayName, phone: "", email: email,
      organization: organization, department: department)
  }
}
