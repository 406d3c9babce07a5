import TypeAhead

/// What a look at the bytes of many cards comes to.
struct CardSurvey: Sendable {
  private let screen: CardScreen
  /// Where the cards lie that may match, in order.
  private var candidates: [Range<Int>] = []
  /// Where those lie of which lines that are not ASCII decide.
  private var undecided: [Range<Int>] = []
  /// Their lines, one a card, as `LineFilter` reads them, and where each begins.
  private var text: [UInt8] = []
  private var starts: [Int] = []

  init(_ screen: CardScreen) { self.screen = screen }

  /// Looks at the cards of a file, or of a part of it, that begins at `offset`.
  ///
  /// - Returns: Whether one card follows the other, each from BEGIN to END; else nothing of it can be relied on.
  mutating func look(at bytes: Span<UInt8>, offset: Int = 0) -> Bool {
    var start = 0
    while start < bytes.count {
      guard let card = CardLook(bytes, from: start) else {
        return start > 0 && bytes.isBlank(from: start)
      }
      add(card, at: start..<card.end, in: bytes, offset)
      start = card.end
    }
    return start > 0
  }

  /// Takes a range as one that may match, whatever is in it.
  mutating func take(_ range: Range<Int>) { candidates.append(range) }

  private mutating func add(
    _ card: CardLook, at range: Range<Int>, in bytes: Span<UInt8>, _ offset: Int
  ) {
    let place = range.lowerBound + offset..<range.upperBound + offset
    guard !card.isOpaque else { return candidates.append(place) }
    var missing = 0
    var mayRunOn = true
    for word in screen.words where !word.isFound(in: bytes, range) {
      missing += 1
      mayRunOn = mayRunOn && word.mayRunOn(in: bytes, card.name)
    }
    guard missing > 0 else { return candidates.append(place) }
    let traits = ByteTraits(bytes, range)
    if traits.hasApostrophe { return candidates.append(place) }
    guard !traits.isASCII || mayRunOn else { return }
    let begin = text.count
    guard missing == screen.words.count, appendLines(of: card, range, in: bytes) else {
      text.removeLast(text.count - begin)
      return candidates.append(place)
    }
    undecided.append(place)
    starts.append(begin)
  }

  /// Appends the name and the lines that are not ASCII as one line; false when they do not say as they stand what they
  /// mean: they are no UTF-8, or hold `\n`, behind which a word begins or does not by the version of the card.
  ///
  /// Nobody looks for the words of notes, which are the lines that do so most.
  private mutating func appendLines(
    of card: CardLook, _ range: Range<Int>, in bytes: Span<UInt8>
  ) -> Bool {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(bytes.lineEnd(from: start), range.upperBound)
      if card.name.lowerBound == start
        || !ByteTraits(bytes, start..<end).isASCII && !bytes.isProperty("note", at: start)
      {
        guard !bytes.hasEscapedLineEnd(start..<end) else { return false }
        let line = bytes.extracting(start..<end)
        guard (try? UTF8Span(validating: line)) != nil else { return false }
        for index in line.indices {
          text.append(line[index] < 0x20 || line[index] == 0x5C ? 0x20 : line[index])
        }
      }
      start = end
    }
    text.append(0x0A)
    return true
  }

  /// Where the cards lie that may match, those decided by their lines too, in order.
  func decided() -> [Range<Int>] {
    guard !undecided.isEmpty else { return candidates }
    let lines = Set(screen.filter.find(in: text).lines.map(\.lowerBound))
    let found = zip(undecided, starts).filter { lines.contains($1) }.map(\.0)
    return (candidates + found).sorted { $0.lowerBound < $1.lowerBound }
  }
}
