import ContactBook
import VCardCodec

/// vCards that standard input gives.
enum NewCards {
  /// The cards; what is wrong with them is told.
  static func read(in surroundings: inout Surroundings) throws(CommandError) -> [VCard] {
    let file = VCardFile(try surroundings.input.readToEnd())
    for fault in file.diagnostics where fault.severity == .error {
      surroundings.say("standard input:\(fault.line): \(fault.text)")
    }
    guard !file.cards.isEmpty else { throw .data("standard input: no vCard") }
    return file.cards
  }

  /// Throws when the book, or one of the cards before, has the UID of a card.
  static func checkAbsent(_ cards: [VCard], in book: Book) throws(CommandError) {
    var known: Set<String> = []
    for card in cards {
      guard let uid = card["UID"]?.text, !uid.isEmpty else { continue }
      guard
        book.contactIDs(identityPrefix: uid).allSatisfy({ other in
          let identity = book.identity(of: other) ?? ""
          return identity != uid && !identity.hasPrefix(uid + "#")
        }), known.insert(uid).inserted
      else { throw .notFound("there is a card with the UID \(uid) already; nothing was added") }
    }
  }
}
