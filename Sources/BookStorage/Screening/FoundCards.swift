import TypeAhead

/// The cards that may match, by their places.
struct FoundCards: Sendable {
  /// Where the cards lie that may match, in order.
  var candidates: [Range<Int>] = []
  /// Where those lie of which their lines decide.
  var undecided: [Range<Int>] = []
  /// Their lines, one a card, as `LineFilter` reads them, and where each begins.
  var text: [UInt8] = []
  var starts: [Int] = []

  /// Appends what was found behind these.
  mutating func append(_ other: FoundCards) {
    candidates += other.candidates
    undecided += other.undecided
    starts += other.starts.map { $0 + text.count }
    text += other.text
  }

  /// Where the cards lie that may match, those decided by their lines too, in order.
  func decided(by screen: CardScreen) -> [Range<Int>] {
    guard !undecided.isEmpty else { return candidates }
    let lines = Set(screen.query.lines.find(in: text).lines.map(\.lowerBound))
    let found = zip(undecided, starts).filter { lines.contains($1) }.map(\.0)
    return (candidates + found).sorted { $0.lowerBound < $1.lowerBound }
  }
}
