extension SearchIndex {
  /// The entries of `matches`, best first, at most `limit` of them.
  package func ranked(_ matches: SearchMatches, limit: Int? = nil) -> [UInt32] {
    var matcher = NameMatcher(matches.query, ranking: true)
    let ranks = matches.indices.map { index in
      let shard = shards[Int(index) / SearchShard.capacity]
      let extent = shard.extent(Int(index) % SearchShard.capacity)
      return SearchRank(
        cost: matcher.cost(shard.text.span, shard.phones.span, extent) ?? 255,
        accentsDiffer: extent.hasAccents != matches.query.hasAccents, length: extent.nameLength)
    }
    let order = SearchRank.order(ranks)
    return order.prefix(limit ?? order.count).map { matches.indices[Int($0)] }
  }
}
