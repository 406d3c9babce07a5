import ContactBook
import TypeAhead

/// The search box and what it has found so far.
package struct SearchModel: Sendable {
  package internal(set) var field = TextField()
  var query = SearchQuery("")
  /// Results of the query's beginnings, so that Backspace costs no search.
  private var found: [(text: String, matches: SearchMatches)] = []

  package var isEmpty: Bool { query.isEmpty }

  /// Searches for what the field holds; a longer query looks only through what the shorter found.
  mutating func run(on index: SearchIndex) -> SearchMatches {
    let text = field.text
    query = SearchQuery(text)
    while let last = found.last, !text.hasPrefix(last.text) { found.removeLast() }
    if let last = found.last, last.text == text { return last.matches }
    let matches = index.matches(query, narrowing: found.last?.matches)
    found.append((text, matches))
    return matches
  }

  mutating func clear() {
    self = SearchModel()
  }

  /// Forgets results that belong to another index.
  mutating func forget() {
    found.removeAll()
  }

  /// The number, address or other text of a contact that the search has found it by, for a row whose
  /// name shows no reason; nil when it was found by something else.
  func foundReach(of id: ContactID, in book: Book) -> String? {
    let digits = Self.digits(of: field.text)
    if digits.count > 1, !field.text.contains(where: \.isLetter) {
      return book.strings(.phone, of: id).first { Self.digits(of: $0).contains(digits) }
    }
    return Self.searched.lazy.flatMap { book.strings($0, of: id) }
      .first { !query.highlights(in: $0).isEmpty }
  }

  /// What a row may show in place of the number, the best reason first.
  private static let searched: [ContactRecord.Field] = [
    .email, .organization, .nickname, .department, .familyName, .givenName, .phoneticFamilyName,
    .phoneticGivenName, .phoneticOrganization, .sortAs,
  ]

  private static func digits(of text: String) -> String {
    text.filter { ("0"..."9").contains($0) }
  }
}
