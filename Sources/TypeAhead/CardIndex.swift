/// What the search needs of whole cards: notes, groups, and whether there is a photo.
///
/// It is made when the first query asks for it (`SearchQuery.needsCards`), and costs nothing before.
package struct CardIndex: Sendable {
  /// What a contact has that is not searched as text.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let photo = Traits(rawValue: 1)
    package static let address = Traits(rawValue: 2)
    package static let birthday = Traits(rawValue: 4)
    package static let url = Traits(rawValue: 8)
  }

  /// What the card of one contact has.
  package struct Entry: Sendable {
    package var notes: [String] = []
    package var groups: [String] = []
    package var traits: Traits = []

    package init() {}
  }

  let notes: SearchIndex
  let groups: SearchIndex
  let traits: [Traits]

  /// Makes an index; the entries are numbered as those of the `SearchIndex` beside it.
  package init(_ entries: [Entry]) {
    notes = SearchIndex(count: entries.count) { number, builder in
      builder.fill(entries[number].notes)
    }
    groups = SearchIndex(count: entries.count) { number, builder in
      builder.fill(entries[number].groups)
    }
    traits = entries.map(\.traits)
  }
}

extension EntryBuilder {
  fileprivate mutating func fill(_ texts: [String]) {
    begin(name: [])
    for text in texts { add(.otherName, text.utf8) }
  }
}

extension SearchField {
  /// The trait that the field stands for.
  var trait: CardIndex.Traits {
    switch self {
    case .photo: .photo
    case .address: .address
    case .birthday: .birthday
    case .url: .url
    case .name, .nick, .org, .tel, .email, .group, .note: []
    }
  }
}
