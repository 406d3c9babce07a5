import ContactBook

/// What of a contact a key of the editing language names (`docs/editing.md`).
package enum CardField: String, CaseIterable, Sendable {
  case name, family, given, middle, prefix, suffix
  case phoneticFamily = "phonetic-family"
  case phoneticGiven = "phonetic-given"
  case phoneticMiddle = "phonetic-middle"
  case nickname, org, unit
  case phoneticOrg = "phonetic-org"
  case title, role, tel, email, address, birthday, anniversary, date, url, im, social, relation
  case note, category, photo, language, gender, timezone, position, kind
  /// Any other property, named by itself (`X-FOO`).
  case property
}

extension CardField {
  /// Other words for the same.
  var aliases: [String] {
    switch self {
    case .name: ["fn", "display-name"]
    case .family: ["family-name", "last-name", "surname"]
    case .given: ["given-name", "first-name"]
    case .middle: ["middle-name", "additional"]
    case .prefix: ["name-prefix"]
    case .suffix: ["name-suffix"]
    case .phoneticFamily: ["phonetic-last-name"]
    case .phoneticGiven: ["phonetic-first-name"]
    case .phoneticMiddle: ["phonetic-middle-name"]
    case .org: ["organization", "organisation", "company"]
    case .unit: ["department"]
    case .title: ["job-title"]
    case .tel: ["phone"]
    case .email: ["mail"]
    case .address: ["adr"]
    case .birthday: ["bday"]
    case .im: ["impp"]
    case .relation: ["related"]
    case .category: ["categories", "group"]
    case .language: ["lang"]
    case .timezone: ["tz"]
    case .position: ["geo"]
    default: []
    }
  }

  /// Whether a label, or the name of a service, may follow the key after a dot.
  var takesLabel: Bool {
    switch self {
    case .tel, .email, .address, .date, .url, .im, .social, .relation: true
    default: false
    }
  }

  /// Whether a contact has several of it; `--add` adds one to what is there.
  var isRepeated: Bool {
    switch self {
    case .tel, .email, .address, .date, .url, .im, .social, .relation, .nickname, .note, .category,
      .unit, .language, .property:
      true
    default: false
    }
  }

  /// Which part of N it is.
  var namePart: Int? {
    switch self {
    case .family: 0
    case .given: 1
    case .middle: 2
    case .prefix: 3
    case .suffix: 4
    default: nil
    }
  }

  /// The property that a new value gets in 4.0 and, when it is another, in older versions.
  var property: (current: String, older: String)? {
    switch self {
    case .name: ("FN", "FN")
    case .family, .given, .middle, .prefix, .suffix: ("N", "N")
    case .phoneticFamily: ("X-PHONETIC-LAST-NAME", "X-PHONETIC-LAST-NAME")
    case .phoneticGiven: ("X-PHONETIC-FIRST-NAME", "X-PHONETIC-FIRST-NAME")
    case .phoneticMiddle: ("X-PHONETIC-MIDDLE-NAME", "X-PHONETIC-MIDDLE-NAME")
    case .phoneticOrg: ("X-PHONETIC-ORG", "X-PHONETIC-ORG")
    case .nickname: ("NICKNAME", "NICKNAME")
    case .org, .unit: ("ORG", "ORG")
    case .title: ("TITLE", "TITLE")
    case .role: ("ROLE", "ROLE")
    case .tel: ("TEL", "TEL")
    case .email: ("EMAIL", "EMAIL")
    case .address: ("ADR", "ADR")
    case .birthday: ("BDAY", "BDAY")
    case .anniversary: ("ANNIVERSARY", "X-ANNIVERSARY")
    case .date: ("X-ABDATE", "X-ABDATE")
    case .url: ("URL", "URL")
    case .im: ("IMPP", "IMPP")
    case .social: ("X-SOCIALPROFILE", "X-SOCIALPROFILE")
    case .relation: ("RELATED", "X-ABRELATEDNAMES")
    case .note: ("NOTE", "NOTE")
    case .category: ("CATEGORIES", "CATEGORIES")
    case .photo: ("PHOTO", "PHOTO")
    case .language: ("LANG", "X-LANG")
    case .gender: ("GENDER", "X-GENDER")
    case .timezone: ("TZ", "TZ")
    case .position: ("GEO", "GEO")
    case .kind: ("KIND", "X-ADDRESSBOOKSERVER-KIND")
    case .property: nil
    }
  }

  /// The field that a property of a card belongs to; `property` for those without a field of their own.
  init(ofProperty name: String) {
    switch name {
    case "X-GENDER": self = .gender
    case "X-PHONETIC-LAST": self = .phoneticFamily
    case "X-PHONETIC-FIRST": self = .phoneticGiven
    case "X-PHONETIC-MIDDLE": self = .phoneticMiddle
    case "X-ABRELATEDNAMES": self = .relation
    case "X-ADDRESSBOOKSERVER-KIND": self = .kind
    default:
      if let field = Self.byProperty[name] {
        self = field
        return
      }
      switch ValueKinds.meanings[name]?.kind {
      case .anniversary: self = .anniversary
      case .instantMessage: self = .im
      case .socialProfile: self = .social
      case .relation where name != "AGENT": self = .relation
      default: self = ValueKinds.messenger(in: name) == nil ? .property : .im
      }
    }
  }

  private static let byProperty: [String: CardField] = {
    var fields: [String: CardField] = [:]
    for field in allCases {
      guard let (current, older) = field.property, field.namePart == nil, field != .unit else {
        continue
      }
      fields[current] = field
      fields[older] = field
    }
    return fields
  }()
}

/// A part of a postal address, by its place in ADR.
package enum AddressPart: Int, CaseIterable, Sendable {
  case box, extended, street, city, region, code, country

  /// The word for it in a key.
  package var key: String { String(describing: self) }

  /// Other words for the same.
  var aliases: [String] {
    switch self {
    case .box: ["pobox", "po-box"]
    case .extended: ["apartment", "extension"]
    case .street: []
    case .city: ["locality", "town"]
    case .region: ["state", "province"]
    case .code: ["postcode", "postal-code", "zip"]
    case .country: []
    }
  }

  init?(word: String) {
    let word = word.lowercased()
    guard let part = Self.allCases.first(where: { $0.key == word || $0.aliases.contains(word) })
    else { return nil }
    self = part
  }
}
