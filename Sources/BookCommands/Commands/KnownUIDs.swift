/// Where each UID of a book was met first: of a folder in all its files, else of one file.
struct KnownUIDs {
  private var place: CardPlace?
  private var cards: [String: (path: String, line: Int)] = [:]

  /// Goes on to the next file.
  mutating func enter(_ next: CardPlace) {
    if next.folder == nil || next.folder != place?.folder { cards.removeAll() }
    place = next
  }

  /// The card that has a UID already; when there is none, the one asked about has it from now on.
  ///
  /// - Parameters:
  ///   - uid: The UID.
  ///   - line: The line at which the card with it begins.
  /// - Returns: How a message names the other card.
  mutating func other(with uid: String, line: Int) -> String? {
    guard let path = place?.path else { return nil }
    guard let known = cards[uid] else {
      cards[uid] = (path, line)
      return nil
    }
    return known.path == path ? "in line \(known.line)" : "at \(known.path):\(known.line)"
  }
}
