import BookStorage
import ContactBook
import TypeAhead

extension BookAccess {
  /// Whether words say nothing to look for, as do none and blanks; such a query matches every contact.
  static func isEmptyQuery(_ words: [String]) -> Bool {
    SearchQuery(words.joined(separator: " ")).isEmpty
  }

  /// The contacts that match a query.
  ///
  /// - Parameter words: The query's words; none match every contact.
  /// - Returns: The contacts in their order of insertion.
  func matches(_ words: [String]) -> [ContactID] {
    let query = SearchQuery(words.joined(separator: " "))
    guard !query.isEmpty else { return book.ids }
    return contacts(matching: query, in: BookSearch.index(of: book))
  }

  /// The contacts that match a query in an index of the book.
  ///
  /// The cards are read when the query asks for what only they hold.
  func contacts(matching query: SearchQuery, in index: SearchIndex) -> [ContactID] {
    let cards = query.needsCards ? BookSearch.cards(of: opened).index : nil
    return contacts(at: index.matches(query, cards: cards).indices)
  }

  /// The contacts that match a query, the best match first.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - list: The order for contacts that match equally well.
  /// - Returns: The contacts.
  func ranked(_ query: SearchQuery, in list: SectionedContacts) -> [ContactID] {
    guard !query.isEmpty else { return list.contacts }
    let index = BookSearch.index(of: book)
    let found = list.filtered(by: contacts(matching: query, in: index)).contacts
    return contacts(at: index.ranked(found.map(\.rawValue), by: query))
  }

  /// The contacts at places of the index.
  func contacts(at indices: [UInt32]) -> [ContactID] {
    indices.map(ContactID.init(rawValue:)).filter(book.contains)
  }

  /// The contacts that match a query, the best match first.
  ///
  /// - Parameters:
  ///   - words: The query's words.
  ///   - list: The order for contacts that match equally well.
  /// - Returns: The contacts.
  func ranked(_ words: [String], in list: SectionedContacts) -> [ContactID] {
    ranked(SearchQuery(words.joined(separator: " ")), in: list)
  }
}
