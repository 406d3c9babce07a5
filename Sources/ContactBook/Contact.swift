/// A whole contact: everything its card says, decoded.
///
/// The book keeps only what lists need; this is read from the card when somebody opens the contact.
public struct Contact: Sendable, Hashable {
  /// What identifies the contact over time; the same string as in its book.
  public var identity: String
  /// What the card stands for.
  public var kind: ContactRecord.Kind
  /// The name to show; empty when the card has nothing to show.
  public var displayName: String
  /// The name in parts.
  public var name: PersonName
  /// The organisation's name.
  public var organization: String
  /// The organisation's units, from the largest to the smallest, joined by “, ”.
  public var department: String
  /// The position held.
  public var jobTitle: String
  /// The first nickname.
  public var nickname: String
  /// The organisation's name as it is spoken (X-PHONETIC-ORG, SORT-AS of ORG).
  public var phoneticOrganization: String
  /// The name for readers of other languages, in the order of the card (ALTID and LANGUAGE of FN and N).
  public var nameVariants: [ContactValue.Variant]
  /// All values in the order of the card, with those of properties that have no kind of their own.
  public var values: [ContactValue]

  /// Makes a contact from its parts.
  public init(
    identity: String, kind: ContactRecord.Kind = .person, displayName: String = "",
    name: PersonName = PersonName(), organization: String = "", department: String = "",
    jobTitle: String = "", nickname: String = "", phoneticOrganization: String = "",
    nameVariants: [ContactValue.Variant] = [], values: [ContactValue] = []
  ) {
    self.identity = identity
    self.kind = kind
    self.displayName = displayName
    self.name = name
    self.organization = organization
    self.department = department
    self.jobTitle = jobTitle
    self.nickname = nickname
    self.phoneticOrganization = phoneticOrganization
    self.nameVariants = nameVariants
    self.values = values
  }
}
