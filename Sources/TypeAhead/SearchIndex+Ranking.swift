extension SearchIndex {
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
    let ranks = entries.map { index in
      let shard = shards[Int(index) / SearchShard.capacity]
      let extent = shard.extent(Int(index) % SearchShard.capacity)
      return SearchRank(
        cost: matcher.cost(shard.text.span, shard.phones.span, extent) ?? .max)
    }
    let order = SearchRank.order(ranks)
    return order.prefix(limit ?? order.count).map { entries[Int($0)] }
  }
}
