/// Collects the fields of one entry of a `SearchIndex`; one builder serves for many entries.
package struct EntryBuilder {
  var entry: FoldedEntry

  package init() { entry = FoldedEntry() }

  /// Begins the next entry with its name, which may be empty.
  package mutating func begin(name: some Collection<UInt8>) {
    entry.removeAll()
    add(.name, name)
  }

  /// Adds another field, as UTF-8.
  package mutating func add(_ field: FoldedField, _ text: some Collection<UInt8>) {
    let done: Void? = text.withContiguousStorageIfAvailable { buffer in
      entry.add(field, unsafe buffer.span)
    }
    if done == nil { entry.add(field, Array(text).span) }
  }
}

/// The fields of one entry as strings.
package struct SearchFields: Hashable, Sendable {
  package var name: String
  package var phonetic: String
  package var phones: [String]
  package var emails: [String]
  package var organizations: [String]
  /// Nickname and whatever else the contact is known by.
  package var words: [String]

  package init(
    name: String, phonetic: String = "", phones: [String] = [], emails: [String] = [],
    organizations: [String] = [], words: [String] = []
  ) {
    self.name = name
    self.phonetic = phonetic
    self.phones = phones
    self.emails = emails
    self.organizations = organizations
    self.words = words
  }

  func fill(_ builder: inout EntryBuilder) {
    builder.begin(name: name.utf8)
    if !phonetic.isEmpty { builder.add(.phonetic, phonetic.utf8) }
    for word in words { builder.add(.otherName, word.utf8) }
    for organization in organizations { builder.add(.organization, organization.utf8) }
    for email in emails { builder.add(.email, email.utf8) }
    for phone in phones { builder.add(.phone, phone.utf8) }
  }
}

extension SearchIndex {
  /// Adds an entry; returns its number.
  @discardableResult
  package mutating func append(_ fields: SearchFields) -> Int {
    var builder = EntryBuilder()
    fields.fill(&builder)
    return append(&builder)
  }

  /// Puts `fields` in the place of an entry.
  package mutating func replace(_ index: Int, with fields: SearchFields) {
    var builder = EntryBuilder()
    fields.fill(&builder)
    replace(index, with: &builder)
  }
}
