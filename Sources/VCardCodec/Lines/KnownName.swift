/// The names of properties that lines are known by without making a text of each; all others are `other`.
enum KnownName: UInt8 {
  case other
  case n, fn, tel, adr, org, uid, url, rev, key, tz, geo
  case note, bday, impp, role, kind, lang, logo
  case email, photo, title, label, sound, agent
  case prodid, gender, member, version, related, nickname, categories, anniversary
  case sortString
  case xABLabel, xABADR, xABUID, xABDate, xABShowAs, xABRelatedNames
  case xSocialProfile, xAddressBookServerKind, xAddressBookServerMember
  case xPhoneticFirstName, xPhoneticFirst, xPhoneticMiddleName, xPhoneticMiddle
  case xPhoneticLastName, xPhoneticLast, xPhoneticOrg

  /// The name in upper case; empty for `other`.
  var text: String {
    switch self {
    case .other: ""
    case .n: "N"
    case .fn: "FN"
    case .tel: "TEL"
    case .adr: "ADR"
    case .org: "ORG"
    case .uid: "UID"
    case .url: "URL"
    case .rev: "REV"
    case .key: "KEY"
    case .tz: "TZ"
    case .geo: "GEO"
    case .note: "NOTE"
    case .bday: "BDAY"
    case .impp: "IMPP"
    case .role: "ROLE"
    case .kind: "KIND"
    case .lang: "LANG"
    case .logo: "LOGO"
    case .email: "EMAIL"
    case .photo: "PHOTO"
    case .title: "TITLE"
    case .label: "LABEL"
    case .sound: "SOUND"
    case .agent: "AGENT"
    case .prodid: "PRODID"
    case .gender: "GENDER"
    case .member: "MEMBER"
    case .version: "VERSION"
    case .related: "RELATED"
    case .nickname: "NICKNAME"
    case .categories: "CATEGORIES"
    case .anniversary: "ANNIVERSARY"
    case .sortString: "SORT-STRING"
    case .xABLabel: "X-ABLABEL"
    case .xABADR: "X-ABADR"
    case .xABUID: "X-ABUID"
    case .xABDate: "X-ABDATE"
    case .xABShowAs: "X-ABSHOWAS"
    case .xABRelatedNames: "X-ABRELATEDNAMES"
    case .xSocialProfile: "X-SOCIALPROFILE"
    case .xAddressBookServerKind: "X-ADDRESSBOOKSERVER-KIND"
    case .xAddressBookServerMember: "X-ADDRESSBOOKSERVER-MEMBER"
    case .xPhoneticFirstName: "X-PHONETIC-FIRST-NAME"
    case .xPhoneticFirst: "X-PHONETIC-FIRST"
    case .xPhoneticMiddleName: "X-PHONETIC-MIDDLE-NAME"
    case .xPhoneticMiddle: "X-PHONETIC-MIDDLE"
    case .xPhoneticLastName: "X-PHONETIC-LAST-NAME"
    case .xPhoneticLast: "X-PHONETIC-LAST"
    case .xPhoneticOrg: "X-PHONETIC-ORG"
    }
  }
}

extension KnownName {
  /// The name that some bytes spell, in any case.
  ///
  /// - Parameters:
  ///   - packed: The last eight bytes, in upper case, the last of them lowest.
  ///   - range: Where the bytes are.
  ///   - bytes: Bytes that hold them.
  /// - Complexity: O(1): a short name takes a comparison of integers, only a long one is compared by byte.
  @inline(__always)
  init(packed: UInt64, _ range: Range<Int>, in bytes: Span<UInt8>) {
    self = range.count <= 8 ? Self.short(packed) : Self.long(range, in: bytes)
  }

  /// The name that a text in upper case is.
  init(_ text: String) {
    let bytes = text.utf8.span
    var packed: UInt64 = 0
    for index in 0..<bytes.count { packed = packed << 8 | UInt64(bytes[index]) }
    let known = KnownName(packed: packed, 0..<bytes.count, in: bytes)
    self = known.text == text ? known : .other
  }

  private static func short(_ packed: UInt64) -> KnownName {
    switch packed {
    case 0x4E: .n
    case 0x464E: .fn
    case 0x545A: .tz
    case 0x54_454C: .tel
    case 0x41_4452: .adr
    case 0x4F_5247: .org
    case 0x55_4944: .uid
    case 0x55_524C: .url
    case 0x52_4556: .rev
    case 0x4B_4559: .key
    case 0x47_454F: .geo
    case 0x4E4F_5445: .note
    case 0x4244_4159: .bday
    case 0x494D_5050: .impp
    case 0x524F_4C45: .role
    case 0x4B49_4E44: .kind
    case 0x4C41_4E47: .lang
    case 0x4C4F_474F: .logo
    case 0x45_4D41_494C: .email
    case 0x50_484F_544F: .photo
    case 0x54_4954_4C45: .title
    case 0x4C_4142_454C: .label
    case 0x53_4F55_4E44: .sound
    case 0x41_4745_4E54: .agent
    case 0x5052_4F44_4944: .prodid
    case 0x4745_4E44_4552: .gender
    case 0x4D45_4D42_4552: .member
    case 0x56_4552_5349_4F4E: .version
    case 0x52_454C_4154_4544: .related
    case 0x58_2D41_4241_4452: .xABADR
    case 0x58_2D41_4255_4944: .xABUID
    case 0x4E49_434B_4E41_4D45: .nickname
    case 0x582D_4142_4441_5445: .xABDate
    default: .other
    }
  }

  /// The long names of each length that are known.
  private static func candidates(_ length: Int) -> (KnownName, KnownName) {
    switch length {
    case 9: (.xABLabel, .other)
    case 10: (.categories, .xABShowAs)
    case 11: (.anniversary, .sortString)
    case 14: (.xPhoneticOrg, .other)
    case 15: (.xSocialProfile, .xPhoneticLast)
    case 16: (.xABRelatedNames, .xPhoneticFirst)
    case 17: (.xPhoneticMiddle, .other)
    case 20: (.xPhoneticLastName, .other)
    case 21: (.xPhoneticFirstName, .other)
    case 22: (.xPhoneticMiddleName, .other)
    case 24: (.xAddressBookServerKind, .other)
    case 26: (.xAddressBookServerMember, .other)
    default: (.other, .other)
    }
  }

  private static func long(_ range: Range<Int>, in bytes: Span<UInt8>) -> KnownName {
    let (first, second) = candidates(range.count)
    if first != .other, bytes.holds(first.text, at: range.lowerBound) { return first }
    if second != .other, bytes.holds(second.text, at: range.lowerBound) { return second }
    return .other
  }
}

extension KnownName {
  /// What the property is to a list of contacts; nil when a list does not need it.
  var listKey: ListKey? {
    switch self {
    case .fn: .formattedName
    case .n: .name
    case .nickname: .nickname
    case .org: .organization
    case .tel: .phone
    case .email: .email
    case .uid: .uid
    case .xPhoneticFirstName, .xPhoneticFirst: .phoneticGivenName
    case .xPhoneticMiddleName, .xPhoneticMiddle: .phoneticMiddleName
    case .xPhoneticLastName, .xPhoneticLast: .phoneticFamilyName
    case .xPhoneticOrg: .phoneticOrganization
    case .sortString: .sortString
    case .sound: .sound
    case .kind, .xAddressBookServerKind: .kind
    case .xABShowAs: .showAs
    case .version: .version
    default: nil
    }
  }

  /// Whether the property is a text, which no program writes as base64 over several lines; a scan for a list does
  /// not look for more of it on lines of their own.
  var isText: Bool {
    switch self {
    case .fn, .n, .nickname, .org, .tel, .email, .uid, .sortString, .kind, .version, .xABShowAs,
      .xAddressBookServerKind:
      true
    default: false
    }
  }
}
