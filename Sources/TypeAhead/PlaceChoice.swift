/// Whether each word of a query can have a place of its own in an entry.
///
/// Trying every way takes a time that grows like the factorial of the words: `a a a a a a b b` on a name of
/// many words would never end. But words are placed from left to right, and of all ways to place the same
/// words only the one that ends first matters, for it leaves the most room. So there is one state for
/// each choice of words, with the least end; and words with the same places are interchangeable, so a
/// state only counts how many of each kind are placed.
///
///     places   a: 0–1 2–3   b: 2–3 4–5        kinds a, b
///     states   {} 0 → {a} 1 → {a,b} 3   and   {} → {b} 3 → none for a
///
/// The cost is states × kinds × log places; the states of a query as people type it are 2, 4 or 8.
enum PlaceChoice {
  /// With more states than this, each word only needs a place, which others may have too.
  private static let stateLimit = 4096

  static func exists(among places: [[Range<Int>]]) -> Bool {
    var kinds: [Kind] = []
    for ranges in places {
      guard !ranges.isEmpty else { return false }
      if let same = kinds.firstIndex(where: { $0.ranges == ranges }) {
        kinds[same].count += 1
      } else {
        kinds.append(Kind(ranges))
      }
    }
    var states = 1
    for kind in kinds.indices {
      kinds[kind].stride = states
      states *= kinds[kind].count + 1
      if states > stateLimit { return true }
    }
    var ends = [Int](repeating: .max, count: states)
    ends[0] = 0
    for state in 0..<states where ends[state] < .max {
      for kind in kinds where state / kind.stride % (kind.count + 1) < kind.count {
        let next = state + kind.stride
        ends[next] = min(ends[next], kind.leastEnd(from: ends[state]))
      }
    }
    return ends[states - 1] < .max
  }

  /// Words that have the same places.
  private struct Kind {
    let ranges: [Range<Int>]
    var count = 1
    /// By how much one more of them raises the number of a state.
    var stride = 1
    /// The starts of the places, in order, and for each the least end from there on.
    private var starts: [Int]
    private var ends: [Int]

    init(_ ranges: [Range<Int>]) {
      self.ranges = ranges
      let sorted = ranges.sorted { $0.lowerBound < $1.lowerBound }
      starts = sorted.map(\.lowerBound)
      ends = sorted.map(\.upperBound)
      for place in ends.indices.dropLast().reversed() {
        ends[place] = min(ends[place], ends[place + 1])
      }
    }

    /// The least end of a place that begins at `start` or later.
    func leastEnd(from start: Int) -> Int {
      var low = 0
      var high = starts.count
      while low < high {
        let middle = (low + high) / 2
        if starts[middle] < start { low = middle + 1 } else { high = middle }
      }
      return low < ends.count ? ends[low] : .max
    }
  }
}
