import UnicodeText

/// Matches one query against entries, one after the other.
struct NameMatcher {
  private var words: [WordMatcher]
  /// The same words, to find all their places; only for queries of several words.
  private var placing: [WordMatcher]

  init(_ query: SearchQuery, ranking: Bool) {
    words = query.words.map { WordMatcher($0, goal: ranking ? .best : .any) }
    placing = query.words.count < 2 ? [] : query.words.map { WordMatcher($0, goal: .ranges) }
  }

  /// Whether `letters` allows a match at all.
  @inline(__always)
  func mayMatch(_ letters: LetterSet) -> Bool {
    for index in words.indices where !words[index].mayMatch(letters) { return false }
    return true
  }

  /// What the match of the entry in `text` costs; nil when it does not match.
  mutating func cost(_ text: Span<UInt8>, _ extent: EntryExtent) -> Int? {
    var total = 0
    for index in words.indices {
      guard let cost = words[index].cost(text, extent) else { return nil }
      total += cost
    }
    guard words.count < 2 || canPlaceAll(text, extent) else { return nil }
    return total
  }

  /// Whether each word can have a place of its own.
  private mutating func canPlaceAll(_ text: Span<UInt8>, _ extent: EntryExtent) -> Bool {
    var places: [[Range<Int>]] = []
    for index in placing.indices {
      guard let ranges = placing[index].places(text, extent) else { continue }
      places.append(ranges)
    }
    return Self.canChoose(from: places[...], besides: [])
  }

  /// Whether one of each list can be chosen so that none overlap.
  private static func canChoose(
    from places: ArraySlice<[Range<Int>]>, besides taken: [Range<Int>]
  ) -> Bool {
    guard let first = places.first else { return true }
    return first.contains { range in
      !taken.contains { $0.overlaps(range) }
        && canChoose(from: places.dropFirst(), besides: taken + [range])
    }
  }
}
