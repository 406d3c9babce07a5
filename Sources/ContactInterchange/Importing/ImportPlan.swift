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

  /// All cards in their order.
  package private(set) var entries: [Entry] = []

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
    var earlier = EarlierCards()
    for (number, file) in files.enumerated() {
      for place in 0..<file.count {
        let incoming = IncomingCard(file.card(at: place))
        let finding =
          if let found = try Self.finding(incoming, index, card) {
            found
          } else {
            earlier.finding(incoming)
          }
        if finding == .new { earlier.insert(incoming) }
        entries.append(
          Entry(file: number, index: place, name: incoming.contact.displayName, finding: finding))
      }
    }
  }

  /// How a card stands to the book; nil when the book has nobody like it.
  private static func finding<Failure: Error>(
    _ incoming: IncomingCard, _ index: ImportIndex, _ card: (ContactID) throws(Failure) -> [UInt8]
  ) throws(Failure) -> Finding? {
    func isEqual(_ id: ContactID) throws(Failure) -> Bool {
      let bytes = try card(id)
      return bytes.elementsEqual(incoming.bytes)
        || CardContent(VCard(bytes[...])) == incoming.content
    }
    if let id = index.contact(uid: incoming.uid) {
      return try isEqual(id) ? .identical : .changed(id)
    }
    let probable = index.probable(incoming.contact)
    // Without a UID of its own a card is the one that was imported from the same entry before.
    if incoming.uid.isEmpty {
      var candidates = index.named(incoming.contact.displayName)
      if let probable, !candidates.contains(probable) { candidates.insert(probable, at: 0) }
      for id in candidates where try isEqual(id) { return .identical }
    }
    return probable.map { .duplicate($0) }
  }

  /// How many cards are of each kind.
  package func count(_ isCounted: (Finding) -> Bool) -> Int {
    entries.reduce(0) { $0 + (isCounted($1.finding) ? 1 : 0) }
  }
}

/// A card of an import with what it is compared by.
private struct IncomingCard {
  let contact: Contact
  let uid: String
  let content: CardContent
  let bytes: [UInt8]

  init(_ card: VCard) {
    contact = Contact(card: card)
    uid = card["UID"].map { PlainText.trimmed($0.text) } ?? ""
    content = CardContent(card)
    bytes = card.bytes
  }
}

/// The cards of the import so far.
///
/// Of their contents only the hash is kept; cards of the same import whose contents have the same hash by chance and not by
/// being equal are rarer than faults of the machine.
private struct EarlierCards {
  private var uids: [String: Int] = [:]
  private var contents: Set<Int> = []

  mutating func insert(_ card: IncomingCard) {
    if !card.uid.isEmpty { uids[card.uid] = card.content.hashValue }
    if card.uid.isEmpty { contents.insert(card.content.hashValue) }
  }

  func finding(_ card: IncomingCard) -> ImportPlan.Finding {
    if let hash = uids[card.uid] { return hash == card.content.hashValue ? .identical : .repeated }
    return card.uid.isEmpty && contents.contains(card.content.hashValue) ? .identical : .new
  }
}
