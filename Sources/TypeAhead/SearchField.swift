/// A part of a contact that a word of the query asks for, as in `org:acme` and `has:email`.
package enum SearchField: String, Sendable, CaseIterable {
  case name
  case nick
  case org
  case tel
  case email
  case group
  case note
  case photo
  case address
  case birthday
  case url

  /// The field of a word before a colon, or behind `has:`; other words are plain text.
  init?(typed word: some StringProtocol) {
    switch word.lowercased() {
    case "phone": self = .tel
    case "mail": self = .email
    case "adr": self = .address
    case "bday": self = .birthday
    case let word: self.init(rawValue: word)
    }
  }

  /// Whether its text can be searched; of the others one can only ask whether they are there.
  var isText: Bool {
    switch self {
    case .name, .nick, .org, .tel, .email, .group, .note: true
    case .photo, .address, .birthday, .url: false
    }
  }

  /// Whether it is only in the cards, and not in the index that is always there.
  package var isInCardsOnly: Bool {
    switch self {
    case .name, .nick, .org, .tel, .email: false
    case .group, .note, .photo, .address, .birthday, .url: true
    }
  }

  /// The marks of its text in an entry, a bit for each.
  var marks: UInt8 {
    func bit(_ field: FoldedField) -> UInt8 { 1 << field.rawValue }
    return switch self {
    case .name: bit(.name) | bit(.phonetic) | bit(.otherName)
    case .nick: bit(.otherName)
    case .org: bit(.organization)
    case .email: bit(.email)
    case .tel: bit(.phone)
    // Their own index has nothing else in it.
    case .group, .note: bit(.otherName)
    case .photo, .address, .birthday, .url: 0
    }
  }
}
