package import ContactBook
import VCardCodec

/// What an import would do with each card, before anything is done.
package struct ImportPlan: Sendable {
  /// How a card stands to the book.
  package enum Finding: Sendable, Hashable {
    /// The book has nobody like it.
    case new
    /// The book, or the import before it, has the same content.
    case identical
    /// A contact of the book has the same UID and another content.
    case changed(ContactID)
    /// A contact of the book has another UID, or none, but is probably the same person.
    case duplicate(ContactID)
    /// A card of the import before it has the same UID and another content.
    case repeated
  }

  /// A card of the import.
  package struct Entry: Sendable, Hashable {
    /// Which file, and which card of it.
    package let file: Int
    package let index: Int
    package let name: String
    package let finding: Finding
  }

  private var findings: [Finding] = []
  /// The names of all cards, one after the other, and where each ends.
  private var names: [UInt8] = []
  private var nameEnds: [Int] = []
  /// The number of the first card of each file.
  private var fileStarts: [Int] = []

  /// Compares cards with a book.
  ///
  /// - Parameters:
  ///   - files: The cards.
  ///   - book: The book that they would be added to.
  ///   - card: Gives the bytes of a card of the book.
  /// - Throws: What `card` throws.
  /// - Complexity: linear in the cards and the book on average.
  package init<Failure: Error>(
    of files: [ReadCards], into book: Book,
    card: (ContactID) throws(Failure) -> [UInt8]
  ) throws(Failure) {
    let index = ImportIndex(book)
    var earlier = EarlierCards(files)
    var incoming = IncomingCard()
    for (number, file) in files.enumerated() {
      fileStarts.append(findings.count)
      findings.reserveCapacity(findings.count + file.count)
      nameEnds.reserveCapacity(findings.count + file.count)
      for place in 0..<file.count {
        incoming.read(file.bytes(at: place))
        let finding =
          if let found = try Self.finding(&incoming, index, card) {
            found
          } else {
            earlier.finding(&incoming, at: .init(file: number, index: place))
          }
        findings.append(finding)
        names += incoming.record.utf8(.displayName) ?? []
        nameEnds.append(names.count)
      }
    }
  }

  /// How a card stands to the book; nil when the book has nobody like it.
  private static func finding<Failure: Error>(
    _ incoming: inout IncomingCard, _ index: ImportIndex,
    _ card: (ContactID) throws(Failure) -> [UInt8]
  ) throws(Failure) -> Finding? {
    if let id = index.contact(uid: incoming.uid) {
      return try isEqual(&incoming, to: card(id)) ? .identical : .changed(id)
    }
    let probable = index.probable(incoming.record)
    // Without a UID of its own a card is the one that was imported from the same entry before.
    if incoming.uid.isEmpty {
      var candidates = index.named(incoming.name)
      if let probable, !candidates.contains(probable) { candidates.insert(probable, at: 0) }
      for id in candidates where try isEqual(&incoming, to: card(id)) { return .identical }
    }
    return probable.map { .duplicate($0) }
  }

  private static func isEqual(_ incoming: inout IncomingCard, to card: [UInt8]) -> Bool {
    card[...] == incoming.bytes || CardContent(VCard(card[...])) == incoming.content()
  }

  /// All cards in their order.
  package var entries: some Sequence<Entry> {
    fileStarts.indices.lazy.flatMap { file in
      let start = fileStarts[file]
      let end = file + 1 < fileStarts.count ? fileStarts[file + 1] : findings.count
      return (start..<end).lazy.map { number in
        Entry(
          file: file, index: number - start, name: name(at: number), finding: findings[number])
      }
    }
  }

  private func name(at number: Int) -> String {
    let start = number == 0 ? 0 : nameEnds[number - 1]
    return String(decoding: names[start..<nameEnds[number]], as: UTF8.self)
  }

  /// How many cards are of each kind.
  package func count(_ isCounted: (Finding) -> Bool) -> Int {
    findings.reduce(0) { $0 + (isCounted($1) ? 1 : 0) }
  }
}
