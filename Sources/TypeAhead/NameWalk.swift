import UnicodeText

/// Walks along folded text and one query word at once, and finds the ways in which the word
/// matches from a given place on.
///
///     text    d   杜  鵑        d → d, the word ends, run on
///     query   d   d   j         d → the initial of dù, j → the initial of juān
///
/// Every step takes one character of the text, or one word of letters, and what was typed for it.
/// Each place of the query is reached from a character in few ways, so the walk is short; a text
/// made to branch without end is given up after `stepLimit` steps.
struct NameWalk<Keys: TypedKeys> {
  let goal: MatchGoal
  let query: TypedWord
  /// Where the text ends that may be matched.
  var limit = 0
  /// What a match costs for the place where it begins.
  private var startCost = 0
  /// Where a match begins and ends that takes the name from end to end.
  var whole = 0..<0
  private var start = 0
  private var steps = 0

  private(set) var bestCost = Int.max
  /// Where the last match is that was found.
  private(set) var found = 0..<0
  private(set) var ranges: [Range<Int>] = []

  private static var stepLimit: Int { 20_000 }
  private static var rangeLimit: Int { 64 }

  init(_ query: QueryWord.Variant, goal: MatchGoal) {
    self.query = TypedWord(query)
    self.goal = goal
  }

  /// Forgets what was found, to begin with another name.
  mutating func reset() {
    bestCost = Int.max
    steps = 0
    if !ranges.isEmpty { ranges.removeAll(keepingCapacity: true) }
  }

  /// Matches from `position` on, where a word or a syllable begins; true when nothing more needs
  /// to be looked at.
  mutating func match(_ text: Span<UInt8>, from position: Int) -> Bool {
    start = position
    if goal == .best { startCost = startCost(text, position) }
    return walk(text, position, 0, [])
  }

  @inline(__always)
  mutating func walk(_ text: Span<UInt8>, _ position: Int, _ place: Int, _ way: MatchWay) -> Bool {
    if text[position] < 0x80 { return walkLetters(text, position, place, way) }
    let unit = TextUnit(text, at: position)
    switch unit.kind {
    case .letters: return walkLetters(text, position, place, way)
    case .alphabet:
      let isLatin = !Keys.isKeypad && TextUnit.isLatin(query[place])
      return isLatin
        ? walkAlphabet(text, position, place, way) : walkLetters(text, position, place, way)
    case .han: return walkHan(text, position, unit, place, way)
    case .hangul: return !Keys.isKeypad && walkHangul(text, position, unit, place, way)
    case .kana: return !Keys.isKeypad && walkKana(text, position, place, way, after: 0)
    }
  }

  /// Notes a match that ends at `end`.
  mutating func complete(at end: Int, _ way: MatchWay) -> Bool {
    switch goal {
    case .any:
      bestCost = 0
      found = start..<end
      return true
    case .best:
      let isWhole = start == whole.lowerBound && end == whole.upperBound
      let cost =
        startCost + way.cost
        + (isWhole ? 0 : StartCost.partOfName)
      bestCost = min(bestCost, cost)
      return bestCost == 0
    case .ranges:
      ranges.append(start..<end)
      return ranges.count == Self.rangeLimit
    }
  }

  /// Counts a step; false when there have been too many.
  mutating func mayGoOn() -> Bool {
    steps += 1
    return steps < Self.stepLimit
  }

  /// Goes on behind a character that ends at `end`: with the next one or with the next word.
  ///
  /// An apostrophe in the query may stand there.
  mutating func goOn(
    _ text: Span<UInt8>, _ end: Int, _ place: Int, _ way: MatchWay
  ) -> Bool {
    if place == query.count { return complete(at: end, way) }
    let place = query[place] == UInt8(ascii: "'") ? place + 1 : place
    guard mayGoOn(), let next = nextWord(text, end) else { return false }
    return walk(text, next, place, way)
  }

  /// Where the next word begins at or behind `position`, within the same field.
  func nextWord(_ text: Span<UInt8>, _ position: Int) -> Int? {
    var position = position
    while position < limit {
      let byte = text[position]
      if TextUnit.isWord(byte) { return position }
      if byte < FoldedField.markEnd { return nil }
      if byte == SearchFolding.symbolMark {
        while position < limit, text[position] != 0x20 { position += 1 }
      } else {
        position += 1
      }
    }
    return nil
  }
}
