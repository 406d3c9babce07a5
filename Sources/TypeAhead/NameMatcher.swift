import UnicodeText

/// Matches one query against entries, one after the other.
struct NameMatcher {
  var words: [WordMatcher]
  /// The same words, to find all their places; only for queries of several words.
  private var placing: [WordMatcher]
  /// Where the words of the query were found so far.
  private var taken: [Range<Int>] = []

  init(_ query: SearchQuery, ranking: Bool) {
    words = query.words.map { WordMatcher($0, goal: ranking ? .best : .any) }
    placing = query.words.count < 2 ? [] : query.words.map { WordMatcher($0, goal: .ranges) }
  }

  /// Whether the entry in `text` and `phones` matches; for a matcher that does not rank.
  ///
  /// The places where the words are first found are seldom in each other's way; only when they are,
  /// all places are looked for.
  mutating func matches(
    _ text: Span<UInt8>, _ phones: Span<UInt8>, _ extent: EntryExtent, _ letters: EntryLetters
  ) -> Bool {
    if words.count == 1 { return words[0].find(text, phones, extent, letters) != .nowhere }
    taken.removeAll(keepingCapacity: true)
    var areApart = true
    for index in words.indices {
      switch words[index].find(text, phones, extent, letters) {
      case .nowhere: return false
      case .elsewhere: break
      case .at(let range):
        areApart = areApart && !taken.contains { $0.overlaps(range) }
        taken.append(range)
      }
    }
    return areApart || canPlaceAll(text, phones, extent)
  }

  /// What the match of the entry in `text` and `phones` costs; nil when it does not match.
  mutating func cost(_ text: Span<UInt8>, _ phones: Span<UInt8>, _ extent: EntryExtent) -> Int? {
    var total = 0
    for index in words.indices {
      guard let cost = words[index].cost(text, phones, extent) else { return nil }
      total += cost
    }
    return words.count < 2 || canPlaceAll(text, phones, extent) ? total : nil
  }

  /// Whether each word can have a place of its own.
  mutating func canPlaceAll(
    _ text: Span<UInt8>, _ phones: Span<UInt8>, _ extent: EntryExtent
  ) -> Bool {
    var places: [[Range<Int>]] = []
    for index in placing.indices {
      guard let ranges = placing[index].places(text, phones, extent) else { continue }
      places.append(ranges)
    }
    return PlaceChoice.exists(among: places)
  }
}
