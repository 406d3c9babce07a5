import ContactBook
import VCardCodec

/// A card of an import with what it is compared by; one value is filled for each of them.
struct IncomingCard {
  /// What a list would show of it.
  private(set) var record = ContactRecord()
  private(set) var uid = ""
  private(set) var bytes: ArraySlice<UInt8> = []
  private var knownContent: CardContent?

  /// Takes the next card.
  ///
  /// - Complexity: linear in the card.
  mutating func read(_ card: ArraySlice<UInt8>) {
    bytes = card
    knownContent = nil
    var reader = RecordReader()
    if !reader.next(in: card.span, into: &record) { record.removeAll() }
    uid = record[.identity] ?? ""
  }

  var name: String { record[.displayName] ?? "" }

  /// What the card says; taken apart only when something must be compared with all of it, and then once.
  mutating func content() -> CardContent {
    if let knownContent { return knownContent }
    let content = CardContent(VCard(bytes))
    knownContent = content
    return content
  }

  /// A number that cards of the same content have in common, whatever the order of their properties: made of the addresses
  /// and numbers, of which nearly every card has some of its own.
  var digest: Int {
    var sum = 0
    for field in [ContactRecord.Field.phone, .email] {
      for text in record.strings(field) { sum &+= text.hashValue }
    }
    return sum
  }
}

/// The cards of an import so far that are new to the book.
///
/// Contents are compared only where something else agrees, since taking every card apart would be most of the work.
struct EarlierCards {
  /// Where cards with a UID are, by its hash.
  private var byUID: [Int: Place] = [:]
  /// Where the first card of a digest is that has no UID; nil once its content is in `contents`.
  private var byDigest: [Int: Place?] = [:]
  /// The hashes of contents; that different ones agree by chance is rarer than a fault of the machine.
  private var contents: Set<Int> = []
  private let files: [ReadCards]

  /// A card of the import.
  struct Place {
    let file: Int
    let index: Int
  }

  init(_ files: [ReadCards]) { self.files = files }

  /// How a card stands to those before it; one that is new is entered.
  ///
  /// - Complexity: linear in the card on average.
  mutating func finding(_ card: inout IncomingCard, at place: Place) -> ImportPlan.Finding {
    guard card.uid.isEmpty else {
      let key = card.uid.hashValue
      guard let earlier = byUID[key] else {
        byUID[key] = place
        return .new
      }
      return content(at: earlier) == card.content() ? .identical : .repeated
    }
    let digest = card.digest
    guard let known = byDigest[digest] else {
      byDigest[digest] = .some(place)
      return .new
    }
    if let first = known {
      contents.insert(content(at: first).hashValue)
      byDigest[digest] = .some(nil)
    }
    return contents.insert(card.content().hashValue).inserted ? .new : .identical
  }

  private func content(at place: Place) -> CardContent {
    CardContent(files[place.file].card(at: place.index))
  }
}
