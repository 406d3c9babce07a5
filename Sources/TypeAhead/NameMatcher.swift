import UnicodeText

/// Matches one query against entries, one after the other.
struct NameMatcher {
  private var first: WordMatcher?
  private var others: [WordMatcher]
  /// The same words, to find all their places; only for queries of several words.
  private var placing: [WordMatcher]

  init(_ query: SearchQuery, ranking: Bool) {
    let words = query.words.map { WordMatcher($0, goal: ranking ? .best : .any) }
    first = words.first
    others = Array(words.dropFirst())
    placing = query.words.count < 2 ? [] : query.words.map { WordMatcher($0, goal: .ranges) }
  }

  /// What the match of the entry in `text` costs; nil when it does not match.
  mutating func cost(_ text: Span<UInt8>, _ extent: EntryExtent) -> Int? {
    guard first != nil else { return 0 }
    guard var total = first?.cost(text, extent) else { return nil }
    guard !others.isEmpty else { return total }
    for index in others.indices {
      guard let cost = others[index].cost(text, extent) else { return nil }
      total += cost
    }
    return canPlaceAll(text, extent) ? total : nil
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
