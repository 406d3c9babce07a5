/// The fields that a fetch is to give, so that nothing is decoded that nobody looks at.
public struct ContactKeys: OptionSet, Sendable, Hashable {
  /// One bit for each field, at the position of its raw value.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Makes a set of the given fields.
  ///
  /// - Parameter fields: The fields wanted.
  public init(_ fields: some Sequence<ContactRecord.Field>) {
    rawValue = fields.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
  }

  /// What identifies the contact.
  public static let identity = ContactKeys([.identity])
  /// The name to show.
  public static let displayName = ContactKeys([.displayName])
  /// All parts of the name, as written.
  public static let name = ContactKeys([
    .familyName, .givenName, .middleName, .namePrefix, .nameSuffix,
  ])
  /// All parts of the name and of the organisation, as spoken, and the text to sort by.
  public static let phonetic = ContactKeys([
    .phoneticFamilyName, .phoneticGivenName, .phoneticMiddleName, .sortAs, .phoneticOrganization,
  ])
  /// The organisation, its units and the position held.
  public static let organization = ContactKeys([.organization, .department, .jobTitle])
  /// The nicknames.
  public static let nicknames = ContactKeys([.nickname])
  /// The telephone numbers.
  public static let phones = ContactKeys([.phone])
  /// The e-mail addresses.
  public static let emails = ContactKeys([.email])
  /// Every field that a record can hold.
  public static let all = ContactKeys(ContactRecord.Field.allCases)

  /// Whether a field is wanted.
  ///
  /// - Parameter field: The field asked for.
  /// - Returns: True when the set has it.
  public func contains(_ field: ContactRecord.Field) -> Bool {
    rawValue & 1 << UInt32(field.rawValue) != 0
  }
}
