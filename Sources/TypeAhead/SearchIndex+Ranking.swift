import Collation

extension SearchIndex {
  /// How many entries one thread ranks at a time.
  private static let share = 1 << 12

  /// The place of the best of some entries that match a query, the first of those alike; nil when there is none.
  ///
  /// - Complexity: O(bytes of the entries), on all processors.
  package func best(of entries: [UInt32], by query: SearchQuery) -> Int? {
    WorkerThreads.map(below: (entries.count + Self.share - 1) / Self.share) { number in
      let places = number * Self.share..<min(entries.count, (number + 1) * Self.share)
      var matcher = NameMatcher(query, ranking: true)
      var best = (rank: SearchRank(cost: .max), place: places.lowerBound)
      for place in places {
        let found = rank(of: entries[place], &matcher)
        if found < best.rank { best = (found, place) }
      }
      return best
    }
    .min { ($0.rank, $0.place) < ($1.rank, $1.place) }?.place
  }

  /// The entries of `matches`, best first, at most `limit` of them; those alike by their numbers.
  package func ranked(_ matches: SearchMatches, limit: Int? = nil) -> [UInt32] {
    ranked(matches.indices, by: matches.query, limit: limit)
  }

  /// Entries that match a query, best first; those alike in the order in which they are given.
  ///
  /// - Complexity: O(bytes of the entries).
  package func ranked(
    _ entries: [UInt32], by query: SearchQuery, limit: Int? = nil
  ) -> [UInt32] {
    var matcher = NameMatcher(query, ranking: true)
    let order = SearchRank.order(entries.map { rank(of: $0, &matcher) })
    return order.prefix(limit ?? order.count).map { entries[Int($0)] }
  }

  private func rank(of entry: UInt32, _ matcher: inout NameMatcher) -> SearchRank {
    let shard = shards[Int(entry) / SearchShard.capacity]
    let extent = shard.extent(Int(entry) % SearchShard.capacity)
    return SearchRank(cost: matcher.cost(shard.text.span, shard.phones.span, extent) ?? .max)
  }
}
