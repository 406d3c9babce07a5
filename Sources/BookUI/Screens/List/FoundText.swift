import ContactBook
import TypeAhead

/// A text of a contact that the search has found it by.
struct FoundText {
  let text: String
  let field: SearchField
}

extension SearchModel {
  /// The text that a row shows in place of the number, since the contact was found by it and the row shows no other
  /// reason; nil when there is none to be shown.
  ///
  /// - Parameters:
  ///   - id: The contact.
  ///   - seen: The words of the query that stand out in the rest of the row.
  ///   - book: The contacts.
  /// - Returns: The text and what it is.
  /// - Complexity: linear in the contact's fields, which are folded: only for rows on the screen.
  func foundText(of id: ContactID, besides seen: Set<Int>, in book: Book) -> FoundText? {
    var best: (text: FoundText, count: Int)?
    for (field, kind) in Self.searched {
      for text in book.strings(field, of: id) {
        let count = query.words(in: text, as: kind).subtracting(seen).count
        // The text that holds most words that the rest of the row does not show; of those alike the first.
        if count > best?.count ?? 0 { best = (FoundText(text: text, field: kind), count) }
      }
    }
    return best?.text
  }

  /// What a row may show, the best reason first.
  private static let searched: [(ContactRecord.Field, SearchField)] = [
    (.phone, .tel), (.email, .email), (.nickname, .nick), (.organization, .org),
    (.department, .org), (.familyName, .name), (.givenName, .name), (.phoneticFamilyName, .name),
    (.phoneticGivenName, .name), (.phoneticOrganization, .name), (.sortAs, .name),
  ]
}
