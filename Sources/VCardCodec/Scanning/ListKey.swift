/// The properties that a list of contacts shows, sorts and searches by.
///
/// A scan reports only these; everything else of a card (photos above all) is passed over undecoded.
public enum ListKey: UInt8, CaseIterable, Hashable, Sendable {
  /// FN.
  case formattedName
  /// N.
  case name
  /// NICKNAME.
  case nickname
  /// ORG.
  case organization
  /// TEL.
  case phone
  /// EMAIL.
  case email
  /// UID.
  case uid
  /// X-PHONETIC-FIRST-NAME and X-PHONETIC-FIRST.
  case phoneticGivenName
  /// X-PHONETIC-MIDDLE-NAME and X-PHONETIC-MIDDLE.
  case phoneticMiddleName
  /// X-PHONETIC-LAST-NAME and X-PHONETIC-LAST.
  case phoneticFamilyName
  /// X-PHONETIC-ORG.
  case phoneticOrganization
  /// SORT-STRING (3.0).
  case sortString
  /// SOUND (2.1 phones of Japan put the reading of the name there, with the parameter X-IRMC-N).
  case sound
  /// KIND and X-ADDRESSBOOKSERVER-KIND.
  case kind
  /// X-ABShowAs.
  case showAs
  /// VERSION.
  case version
}
