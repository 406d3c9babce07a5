/// Why a list could not be put in order.
public struct ArrangementError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What went wrong, with the locale.
  public let description: String
}

extension SectionedContacts {
  /// Puts the contacts of a book in the order of a locale, in sections.
  ///
  /// - Parameters:
  ///   - book: The contacts.
  ///   - locale: A BCP 47 tag; `und` for the order of the Unicode root collation.
  ///   - nameOrder: By which part of the name.
  /// - Throws: `ArrangementError` when the collation data of the locale cannot be used.
  /// - Complexity: O(n log n) for n contacts.
  public init(
    of book: Book, locale: String, nameOrder: NameOrder = .familyFirst
  ) throws(ArrangementError) {
    var keys: [(key: [UInt8], label: Int, id: ContactID)] = []
    var name = SortingName()
    for id in book.ids {
      book.read(book.rows[id.index], order: nameOrder, into: &name)
      let key = Array(String(decoding: name.name, as: UTF8.self).lowercased().utf8)
      let first = Int(key.first ?? 0)
      keys.append((key, 97...122 ~= first ? first - 97 : 26, id))
    }
    keys.sort { ($0.label, $0.id) < ($1.label, $1.id) && !$1.key.lexicographicallyPrecedes($0.key) }
    self.locale = locale
    self.nameOrder = nameOrder
    indexTitles = (65...90).map { String(UnicodeScalar(UInt8($0))) } + ["#"]
    let titles = indexTitles
    var ranks = [UInt32](repeating: .max, count: book.idLimit)
    for (rank, key) in keys.enumerated() { ranks[key.id.index] = UInt32(rank) }
    sections = titles.indices.compactMap { label in
      let start = keys.firstPosition { $0.label >= label }
      let end = keys.firstPosition { $0.label > label }
      return start == end
        ? nil : Section(title: titles[label], indexTitle: label, range: start..<end)
    }
    shown = keys.map(\.id)
    whole = ListOrder(order: shown, ranks: ranks, sections: sections)
  }

  /// The label that a typed letter leads to, as an index into `indexTitles`.
  ///
  /// - Parameter letter: A letter of any script, or `#`.
  /// - Returns: The index, or nil when no label fits.
  public func indexTitle(forLetter letter: Character) -> Int? {
    indexTitles.firstIndex(of: letter.uppercased())
  }

  /// The rows of an index bar of a given height, thinned when there are more labels.
  ///
  /// - Parameter rows: How many rows there are.
  /// - Returns: At most `rows` rows.
  public func indexBar(rows: Int) -> [IndexBarRow] {
    indexTitles.indices.prefix(rows).map { IndexBarRow(text: indexTitles[$0], indexTitle: $0) }
  }
}
