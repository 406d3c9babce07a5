extension SearchIndex {
  /// The entries of `matches`, best first, at most `limit` of them.
  package func ranked(_ matches: SearchMatches, limit: Int? = nil) -> [UInt32] {
    var matcher = NameMatcher(matches.query, ranking: true)
    let text = self.text.span
    let ranks = matches.indices.map { index in
      let extent = extents[Int(index)]
      return SearchRank(
        cost: matcher.cost(text, extent) ?? 255,
        accentsDiffer: extent.hasAccents != matches.query.hasAccents, length: extent.nameLength)
    }
    let order = SearchRank.order(ranks)
    return order.prefix(limit ?? order.count).map { matches.indices[Int($0)] }
  }
}
