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

/// The name at the start of a content line, as far as a scan needs it.
enum ScannedName {
  case key(ListKey)
  /// A card in the card may follow.
  case agent
  case other

  /// The name that `packed` (its bytes, upper case, last eight only) and the bytes themselves say.
  ///
  /// A short name is one comparison of integers; only the few long ones are compared by byte.
  @inline(__always)
  init(packed: UInt64, start: Int, end: Int, in bytes: Span<UInt8>) {
    switch end - start {
    case 1: self = packed == 0x4E ? .key(.name) : .other  // N
    case 2: self = packed == 0x464E ? .key(.formattedName) : .other  // FN
    case 3:
      switch packed {
      case 0x54_454C: self = .key(.phone)  // TEL
      case 0x4F_5247: self = .key(.organization)  // ORG
      case 0x55_4944: self = .key(.uid)  // UID
      default: self = .other
      }
    case 4: self = packed == 0x4B49_4E44 ? .key(.kind) : .other  // KIND
    case 5:
      switch packed {
      case 0x45_4D41_494C: self = .key(.email)  // EMAIL
      case 0x53_4F55_4E44: self = .key(.sound)  // SOUND
      case 0x41_4745_4E54: self = .agent  // AGENT
      default: self = .other
      }
    case 7: self = packed == 0x56_4552_5349_4F4E ? .key(.version) : .other  // VERSION
    case 8: self = packed == 0x4E49_434B_4E41_4D45 ? .key(.nickname) : .other  // NICKNAME
    case 10...24: self = Self.longName(start: start, end: end, in: bytes)
    default: self = .other
    }
  }

  private static let longNames: [(name: StaticString, key: ListKey)] = [
    ("SORT-STRING", .sortString), ("X-ABSHOWAS", .showAs), ("X-ADDRESSBOOKSERVER-KIND", .kind),
    ("X-PHONETIC-FIRST-NAME", .phoneticGivenName), ("X-PHONETIC-FIRST", .phoneticGivenName),
    ("X-PHONETIC-MIDDLE-NAME", .phoneticMiddleName), ("X-PHONETIC-MIDDLE", .phoneticMiddleName),
    ("X-PHONETIC-LAST-NAME", .phoneticFamilyName), ("X-PHONETIC-LAST", .phoneticFamilyName),
    ("X-PHONETIC-ORG", .phoneticOrganization),
  ]

  private static func longName(start: Int, end: Int, in bytes: Span<UInt8>) -> ScannedName {
    for (name, key) in longNames
    where name.utf8CodeUnitCount == end - start && bytes.hasWord(name, at: start) {
      return .key(key)
    }
    return .other
  }
}
