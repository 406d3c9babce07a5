package import ContactBook
package import TypeAhead

/// Makes the search index of a book.
package enum BookSearch {
  /// An index whose dense indices are those of the book (`ContactID.index`).
  ///
  /// The name is the one that lists show; the parts of N are words beside it when the shown name is another, as
  /// with a nickname or a company in FN.
  ///
  /// - Parameter book: The contacts.
  /// - Returns: The index; a removed contact has no text in it.
  /// - Complexity: O(size of the book), on all processors.
  package static func index(of book: Book) -> SearchIndex {
    SearchIndex(count: book.idLimit) { index, builder in
      fill(&builder, from: ContactID(rawValue: UInt32(index)), of: book)
    }
  }

  private static func fill(_ builder: inout EntryBuilder, from id: ContactID, of book: Book) {
    let name = book.utf8(.displayName, of: id) ?? []
    builder.begin(name: name)
    let phonetic = joined([.phoneticFamilyName, .phoneticGivenName], of: id, in: book)
    if !phonetic.isEmpty { builder.add(.phonetic, phonetic) }
    for field: ContactRecord.Field in [.sortAs, .phoneticOrganization] {
      if let text = book.utf8(field, of: id) { builder.add(.phonetic, text) }
    }
    for field: ContactRecord.Field in [.familyName, .givenName] {
      if let text = book.utf8(field, of: id), !contains(name, text) {
        builder.add(.otherName, text)
      }
    }
    for field: ContactRecord.Field in [.organization, .department] {
      if let text = book.utf8(field, of: id), text != name { builder.add(.organization, text) }
    }
    for text in book.strings(.nickname, of: id) { builder.add(.otherName, text.utf8) }
    for text in book.strings(.email, of: id) { builder.add(.email, text.utf8) }
    for text in book.strings(.phone, of: id) { builder.add(.phone, text.utf8) }
  }

  private static func joined(
    _ fields: [ContactRecord.Field], of id: ContactID, in book: Book
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    for field in fields {
      guard let text = book.utf8(field, of: id) else { continue }
      if !bytes.isEmpty { bytes.append(0x20) }
      bytes += text
    }
    return bytes
  }

  /// Whether a text stands somewhere in another.
  private static func contains(_ text: ArraySlice<UInt8>, _ part: ArraySlice<UInt8>) -> Bool {
    guard part.count <= text.count, let first = part.first else { return part.isEmpty }
    return text.indices.dropLast(part.count - 1).contains { start in
      text[start] == first && text[start..<start + part.count] == part
    }
  }
}
