import Collation

/// Why a list could not be put in order: one line that names the locale.
public struct ArrangementError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, for a person.
  public let description: String
}

extension SectionedContacts {
  /// Puts the contacts of a book in the order of a locale, in sections.
  ///
  /// - Parameters:
  ///   - book: The contacts.
  ///   - locale: A BCP 47 tag; `und` for the order of the Unicode root collation.
  ///   - nameOrder: By which part of the name.
  /// - Throws: `ArrangementError` when the tag is malformed, its language unknown, or the collation
  ///   data cannot be opened.
  /// - Complexity: O(n log n) for n contacts.
  public init(
    of book: Book, locale: String, nameOrder: NameOrder = .familyFirst
  ) throws(ArrangementError) {
    self.init(of: book, collation: try ListCollation(locale: locale), nameOrder: nameOrder)
  }

  /// Puts the contacts of a book in an order, in sections.
  ///
  /// - Parameters:
  ///   - book: The contacts.
  ///   - collation: The order and the labels.
  ///   - nameOrder: By which part of the name.
  /// - Complexity: O(n log n) for n contacts.
  public init(of book: Book, collation: ListCollation, nameOrder: NameOrder = .familyFirst) {
    self.collation = collation.collation
    let collation = collation.collation
    locale = collation.locale
    self.nameOrder = nameOrder
    let ids = book.ids
    let collated = collation.collate(book.sortingNames(of: ids, order: nameOrder))
    indexTitles = collated.indexTitles
    let indices = Dictionary(
      zip(indexTitles, indexTitles.indices), uniquingKeysWith: { first, _ in first })
    sections = collated.sections.map {
      Section(title: $0.title, indexTitle: indices[$0.title] ?? 0, range: $0.range)
    }
    shown = collated.order.map { ids[Int($0)] }
    var ranks = [UInt32](repeating: .max, count: book.idLimit)
    for (rank, id) in shown.enumerated() { ranks[id.index] = UInt32(rank) }
    whole = ListOrder(order: shown, ranks: ranks, sections: sections)
  }

  /// The label that a typed letter leads to, as an index into `indexTitles`.
  ///
  /// - Parameter letter: A letter of any script, or `#`.
  /// - Returns: The index, or nil when the letter belongs to no label of a letter.
  /// - Complexity: O(number of labels).
  public func indexTitle(forLetter letter: Character) -> Int? {
    for text in [String(letter), letter.uppercased()] {
      if let index = indexTitles.firstIndex(of: text) { return index }
    }
    let title = collation.sectionTitle(for: String(letter))
    return title == LocalizedIndexedCollation.otherTitle ? nil : indexTitles.firstIndex(of: title)
  }

  /// The rows of an index bar of a given height, thinned with `•` when there are more labels.
  ///
  /// - Parameter rows: How many rows there are.
  /// - Returns: At most `rows` rows, from the first label to the last.
  /// - Complexity: O(number of labels).
  public func indexBar(rows: Int) -> [IndexBarRow] {
    IndexBar(titles: indexTitles, rows: rows).rows.map {
      IndexBarRow(text: $0.text, indexTitle: $0.title)
    }
  }
}

extension Book {
  /// The sorting names of contacts, in their order.
  func sortingNames(of ids: [ContactID], order: NameOrder) -> NameBatch {
    var batch = NameBatch()
    batch.reserveCapacity(names: ids.count, bytes: ids.count * 24)
    var sorting = SortingName()
    for id in ids {
      read(rows[id.index], order: order, into: &sorting)
      batch.append(
        utf8: sorting.name, phonetic: sorting.phonetic, startsWithSurname: sorting.startsWithSurname
      )
    }
    return batch
  }
}
