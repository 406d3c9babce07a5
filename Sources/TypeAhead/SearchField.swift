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

  /// Other words for some fields.
  private static let otherNames: [(String, SearchField)] = [
    ("phone", .tel), ("mail", .email), ("adr", .address), ("bday", .birthday),
  ]

  /// The field of a word before a colon; other words are plain text.
  init?(typed word: some StringProtocol) {
    let word = word.lowercased()
    guard let field = Self.otherNames.first(where: { $0.0 == word })?.1 ?? Self(rawValue: word)
    else { return nil }
    self = field
  }

  /// The fields that a word behind `has:` may become, of which the beginning is enough; one when it is a field's name.
  static func fields(begunBy word: some StringProtocol) -> [SearchField] {
    if let field = Self(typed: word) { return [field] }
    let word = word.lowercased()
    return allCases.filter { field in
      field.rawValue.hasPrefix(word)
        || otherNames.contains { $0.1 == field && $0.0.hasPrefix(word) }
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
