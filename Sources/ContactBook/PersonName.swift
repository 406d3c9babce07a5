/// The parts of a person's name (RFC 6350 §6.2.2) and how they are spoken.
///
/// A part that the card does not give is empty.
public struct PersonName: Sendable, Hashable {
  /// The family name.
  public var familyName: String
  /// The given name.
  public var givenName: String
  /// The additional names.
  public var middleName: String
  /// Titles before the name, such as “Dr.”.
  public var prefix: String
  /// What follows the name, such as “Jr.”.
  public var suffix: String
  /// The family name as it is spoken.
  public var phoneticFamilyName: String
  /// The given name as it is spoken.
  public var phoneticGivenName: String
  /// The additional names as they are spoken.
  public var phoneticMiddleName: String

  /// Makes a name from its parts.
  public init(
    familyName: String = "", givenName: String = "", middleName: String = "", prefix: String = "",
    suffix: String = "", phoneticFamilyName: String = "", phoneticGivenName: String = "",
    phoneticMiddleName: String = ""
  ) {
    self.familyName = familyName
    self.givenName = givenName
    self.middleName = middleName
    self.prefix = prefix
    self.suffix = suffix
    self.phoneticFamilyName = phoneticFamilyName
    self.phoneticGivenName = phoneticGivenName
    self.phoneticMiddleName = phoneticMiddleName
  }
}
