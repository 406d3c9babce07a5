import ContactBook
import TypeAhead

extension BookAccess {
  /// The contact that a word of the command line means.
  ///
  /// A UID, an unambiguous start of one, or a query that matches exactly one contact. A whole UID means its
  /// contact, whatever else it is; a start of a UID that is also found as a query must mean the same contact.
  ///
  /// - Parameter word: The word.
  /// - Returns: The contact.
  /// - Throws: `CommandError.notFound`, or `.ambiguous` with the candidates; `.usage` for a word in which there is
  ///   nothing to look for.
  func contact(named word: String) throws(CommandError) -> ContactID {
    if let id = book.contactID(identity: word) { return id }
    guard !SearchQuery(word).isEmpty else { throw .usage("an empty CONTACT") }
    let found = matches([word])
    let known = Set(found)
    let candidates =
      found + book.contactIDs(identityPrefix: word).filter { !known.contains($0) }
    guard let first = candidates.first else { throw notFound("no contact matches ‘\(word)’") }
    if candidates.count == 1 { return first }
    let shown = candidates.prefix(20).map { id in
      "\(book.string(.displayName, of: id) ?? "")  (\(book.identity(of: id) ?? ""))"
    }
    let rest = candidates.count > 20 ? ["and \(candidates.count - 20) more"] : []
    throw .ambiguous("‘\(word)’ matches \(candidates.count) contacts:", candidates: shown + rest)
  }
}
