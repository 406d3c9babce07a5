/// One value of a contact with its label, as a detail screen shows it.
public struct ContactValue: Sendable, Hashable {
  /// What a value is, named after the vCard property it comes from.
  public enum Kind: String, Sendable, CaseIterable {
    /// A telephone number (TEL).
    case phone
    /// An e-mail address (EMAIL).
    case email
    /// A postal address (ADR), one line for each part.
    case postalAddress
    /// A web address (URL).
    case url
    /// An address for instant messages (IMPP and the older X- properties).
    case instantMessage
    /// An account in a social network (X-SOCIALPROFILE, SOCIALPROFILE).
    case socialProfile
    /// A related person (RELATED, X-ABRELATEDNAMES, AGENT).
    case relation
    /// A date with a label (X-ABDATE).
    case date
    /// The date of birth (BDAY).
    case birthday
    /// The date of a marriage or the like (ANNIVERSARY).
    case anniversary
    /// A remark (NOTE).
    case note
    /// The organisation and its units (ORG).
    case organization
    /// The position held (TITLE).
    case jobTitle
    /// The function in the organisation (ROLE).
    case role
    /// A nickname (NICKNAME).
    case nickname
    /// A category (CATEGORIES).
    case category
    /// A member of a group (MEMBER).
    case member
    /// A picture, logo or sound, described by its type and size (PHOTO, LOGO, SOUND).
    case photo
    /// The gender (GENDER).
    case gender
    /// A language spoken (LANG).
    case language
    /// The time zone (TZ).
    case timeZone
    /// The position on the globe (GEO).
    case position
    /// A public key (KEY).
    case key
    /// A calendar or the address of one (CALURI, FBURL, CALADRURI).
    case calendar
    /// The identifier of the card (UID).
    case identifier
    /// When the card was last changed (REV).
    case revision
    /// Any other property, named by `property`.
    case other
  }

  /// What the value is.
  public var kind: Kind
  /// Who or what it is for, as people say it (“mobile”, “work”, “Boat”); empty when nothing is said.
  public var label: String
  /// The property's name as the card has it, in upper case, without its group.
  public var property: String
  /// The group that ties the property to its label (`item1` of `item1.TEL`); empty when there is none.
  public var group: String
  /// The value, decoded; lines are separated by a line feed.
  public var value: String
  /// Whether the card prefers it to others of its kind.
  public var isPreferred: Bool
  /// The value in its parts.
  public var content: Content
  /// The types the card gives it (TYPE, RFC 6350 §5.6) in lower case, in order, without `pref`.
  public var types: [String]
  /// The language it is in (LANGUAGE, RFC 6350 §5.1), a BCP 47 tag; empty when the card does not say.
  public var language: String
  /// The same value in other languages, in the order of the card.
  public var variants: [Variant]

  /// Makes a value.
  public init(
    kind: Kind, property: String, value: String, label: String = "", group: String = "",
    isPreferred: Bool = false, content: Content = .text, types: [String] = [],
    language: String = "", variants: [Variant] = []
  ) {
    self.kind = kind
    self.label = label
    self.property = property
    self.group = group
    self.value = value
    self.isPreferred = isPreferred
    self.content = content
    self.types = types
    self.language = language
    self.variants = variants
  }
}
