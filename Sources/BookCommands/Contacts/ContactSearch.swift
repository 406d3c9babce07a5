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
    return contacts(at: BookSearch.index(of: book).matches(query).indices)
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
    let query = SearchQuery(words.joined(separator: " "))
    guard !query.isEmpty else { return list.contacts }
    let index = BookSearch.index(of: book)
    return contacts(at: index.ranked(index.matches(query)))
  }
}
