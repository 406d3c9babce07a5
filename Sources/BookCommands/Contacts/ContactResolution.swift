import BookStorage
import ContactBook
import TypeAhead

/// Finds the contacts that words of the command line mean.
struct ContactResolution {
  let access: BookAccess
  /// Made when the first word is not a whole UID.
  private var index: SearchIndex?

  init(_ access: BookAccess) {
    self.access = access
  }

  /// The contact that a word of the command line means.
  ///
  /// A UID (also without `urn:uuid:`), an unambiguous start of one, or a query that matches exactly one contact. A whole UID means its
  /// contact, whatever else it is; a start of a UID that is also found as a query must mean the same contact.
  ///
  /// - Parameter word: The word.
  /// - Returns: The contact.
  /// - Throws: `CommandError.notFound`, or `.ambiguous` with the candidates; `.usage` for a word in which there is
  ///   nothing to look for.
  mutating func contact(named word: String) throws(CommandError) -> ContactID {
    let book = access.book
    // The word before a UUID is said by no card of 3.0, and by few people.
    if let id = book.contactID(identity: word) ?? book.contactID(identity: "urn:uuid:" + word) {
      return id
    }
    let query = SearchQuery(word)
    guard !query.isEmpty else { throw .usage("an empty CONTACT") }
    let found = matches(query)
    let known = Set(found)
    let candidates =
      found + book.contactIDs(identityPrefix: word).filter { !known.contains($0) }
    guard let first = candidates.first else {
      throw access.noMatch(for: [word])
    }
    if candidates.count == 1 { return first }
    let shown = candidates.prefix(20).map { id in
      "\(ShownName.text(book.string(.displayName, of: id)))  (\(book.identity(of: id) ?? ""))"
    }
    let rest = candidates.count > 20 ? ["and \(candidates.count - 20) more"] : []
    throw .ambiguous("‘\(word)’ matches \(candidates.count) contacts:", candidates: shown + rest)
  }

  private mutating func matches(_ query: SearchQuery) -> [ContactID] {
    let index = index ?? BookSearch.index(of: access.book)
    self.index = index
    return access.contacts(matching: query, in: index)
  }
}
