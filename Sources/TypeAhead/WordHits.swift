/// Where a word of a query was first found in each entry of a shard.
struct WordHits {
  enum Kind: UInt8 {
    case nowhere
    /// Where it takes no other word's place: in a phone number, or as a symbol.
    case elsewhere
    case placed
  }

  private(set) var kinds: [Kind]
  /// How many entries hold the word.
  private(set) var found = 0
  private var starts: [UInt32]
  private var ends: [UInt32]

  /// For `count` entries; the places are kept for queries of several words.
  init(count: Int, keepingPlaces: Bool) {
    kinds = Array(repeating: .nowhere, count: count)
    starts = keepingPlaces ? Array(repeating: 0, count: count) : []
    ends = starts
  }

  /// Notes that an entry which does not yet, holds the word.
  mutating func note(_ entry: Int) {
    kinds[entry] = .elsewhere
    found += 1
  }

  @inline(__always)
  mutating func note(_ entry: Int, at range: Range<Int>) {
    kinds[entry] = .placed
    found += 1
    guard !starts.isEmpty else { return }
    starts[entry] = UInt32(range.lowerBound)
    ends[entry] = UInt32(range.upperBound)
  }

  /// Whether no two words were found in the same place of an entry.
  static func areApart(_ hits: [WordHits], _ entry: Int) -> Bool {
    for index in hits.indices where hits[index].kinds[entry] == .placed {
      for other in 0..<index where hits[other].kinds[entry] == .placed {
        if hits[index].starts[entry] < hits[other].ends[entry],
          hits[other].starts[entry] < hits[index].ends[entry]
        {
          return false
        }
      }
    }
    return true
  }
}
