import UnicodeText

/// Matches one query against entries, one after the other.
struct NameMatcher {
  private let query: SearchQuery
  /// A walk for each word's variants, that finds any match or the best.
  private var walks: [[NameWalk]]
  /// The same, that finds all places; only for queries of several words.
  private var placing: [[NameWalk]]

  init(_ query: SearchQuery, ranking: Bool, readings: ReadingTable) {
    self.query = query
    walks = query.words.map { word in
      word.variants.map { NameWalk($0, goal: ranking ? .best : .any, readings: readings) }
    }
    placing =
      query.words.count < 2
      ? []
      : query.words.map { word in
        word.variants.map { NameWalk($0, goal: .ranges, readings: readings) }
      }
  }

  /// Whether `letters` allows a match at all.
  @inline(__always)
  func mayMatch(_ letters: LetterSet) -> Bool {
    for word in query.words where !word.isSymbol {
      guard word.variants.contains(where: { letters.contains($0.needed) }) || !word.digits.isEmpty
      else { return false }
    }
    return true
  }

  /// What the match of the entry in `text` costs; nil when it does not match.
  mutating func cost(_ text: Span<UInt8>, _ extent: EntryExtent) -> Int? {
    var total = 0
    for word in query.words.indices {
      guard let cost = cost(ofWord: word, text, extent) else { return nil }
      total += cost
    }
    guard query.words.count < 2 || canPlaceAll(text, extent) else { return nil }
    return total
  }

  private mutating func cost(
    ofWord index: Int, _ text: Span<UInt8>, _ extent: EntryExtent
  ) -> Int? {
    if query.words[index].isSymbol { return symbolCost(query.words[index], text, extent) }
    var best = Int.max
    for variant in walks[index].indices {
      walks[index][variant].search(text, extent)
      best = min(best, walks[index][variant].bestCost)
      if best == 0 { return 0 }
    }
    if !query.words[index].digits.isEmpty, best > StartCost.phone,
      PhoneSearch.isIn(text, extent, query.words[index])
    {
      best = StartCost.phone
    }
    return best == Int.max ? nil : best
  }

  private func symbolCost(
    _ word: QueryWord, _ text: Span<UInt8>, _ extent: EntryExtent
  ) -> Int? {
    let symbol = word.variants[0]
    let last = Int(extent.phones) - symbol.count
    var position = 0
    while position <= last {
      var length = 0
      while length < symbol.count,
        text[extent.start + position + length] == symbol.padded[length]
      {
        length += 1
      }
      if length == symbol.count { return StartCost.otherWord }
      position += 1
    }
    return word.hasPlus && PhoneSearch.isIn(text, extent, word) ? StartCost.phone : nil
  }

  /// Whether each word can have a place of its own.
  private mutating func canPlaceAll(_ text: Span<UInt8>, _ extent: EntryExtent) -> Bool {
    var places: [[Range<Int>]] = []
    for (index, word) in query.words.enumerated() where !word.isSymbol {
      if !word.digits.isEmpty, PhoneSearch.isIn(text, extent, word) { continue }
      var ranges: [Range<Int>] = []
      for variant in placing[index].indices {
        placing[index][variant].search(text, extent)
        ranges += placing[index][variant].ranges
      }
      places.append(ranges)
    }
    return Self.canChoose(from: places, taken: [])
  }

  /// Whether one of each list can be chosen so that none overlap.
  static func canChoose(from places: [[Range<Int>]], taken: [Range<Int>]) -> Bool {
    guard let first = places.first else { return true }
    let rest = Array(places.dropFirst())
    return first.contains { range in
      !taken.contains { $0.overlaps(range) } && canChoose(from: rest, taken: taken + [range])
    }
  }
}
