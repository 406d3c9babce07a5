import ContactBook

extension BookAccess {
  /// The contact that a word of the command line means.
  ///
  /// A UID, an unambiguous start of one, or a query that matches exactly one contact.
  ///
  /// - Parameter word: The word.
  /// - Returns: The contact.
  /// - Throws: `CommandError.notFound`, or `.ambiguous` with the candidates.
  func contact(named word: String) throws(CommandError) -> ContactID {
    guard !word.isEmpty else { throw .usage("an empty CONTACT") }
    if let id = book.contactID(identity: word) { return id }
    let starts = book.contactIDs(identityPrefix: word)
    if starts.count == 1 { return starts[0] }
    let found = matches([word])
    if found.count == 1 { return found[0] }
    let candidates = found.isEmpty ? starts : found
    guard !candidates.isEmpty else { throw .notFound("no contact matches ‘\(word)’") }
    let shown = candidates.prefix(20).map { id in
      "\(book.string(.displayName, of: id) ?? "")  (\(book.identity(of: id) ?? ""))"
    }
    let rest = candidates.count > 20 ? ["and \(candidates.count - 20) more"] : []
    throw .ambiguous("‘\(word)’ matches \(candidates.count) contacts:", candidates: shown + rest)
  }
}
