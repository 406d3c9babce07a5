import Collation

extension SearchIndex {
  /// The entries that `query` matches; all but the removed ones for an empty query.
  ///
  /// - Parameters:
  ///   - query: What was typed.
  ///   - previous: The last result of this very index. When `query` only continues what was typed
  ///     then, no other entry is looked at; else it is not used.
  ///   - cards: What only the cards hold, for a query that `needsCards`; without it no entry has it.
  /// - Returns: The numbers of the entries, in order.
  package func matches(
    _ query: SearchQuery, narrowing previous: SearchMatches? = nil, cards: CardIndex? = nil
  ) -> SearchMatches {
    guard query.fault == nil else { return SearchMatches(query: query, indices: []) }
    let candidates = previous.flatMap { query.narrows($0.query) ? $0.indices : nil }
    let parts = self.parts(of: candidates)
    let work = { @Sendable (part: Part) in
      let entries = self.shards[part.shard].entries(
        matching: query, among: candidates?[part.candidates],
        numberedFrom: part.shard * SearchShard.capacity)
      return query.conditions.isEmpty
        ? entries : Self.allowed(entries, in: self.shards[part.shard], by: query, cards)
    }
    let isShort = (candidates?.count ?? count) <= SearchShard.capacity
    let found =
      isShort ? parts.map(work) : WorkerThreads.map(below: parts.count) { work(parts[$0]) }
    let total = found.reduce(0) { $0 + $1.count }
    // Nothing was lost: the two results share their memory.
    if let candidates, total == candidates.count {
      return SearchMatches(query: query, indices: candidates)
    }
    var indices: [UInt32] = []
    indices.reserveCapacity(total)
    for part in found { indices += part }
    return SearchMatches(query: query, indices: indices)
  }

  /// Those of `entries` that have what the field words ask for.
  private static func allowed(
    _ entries: [UInt32], in shard: SearchShard, by query: SearchQuery, _ cards: CardIndex?
  ) -> [UInt32] {
    query.conditions.reduce(into: entries) { entries, condition in
      var matcher = ConditionMatcher(condition)
      entries.removeAll { !matcher.allows(shard, cards, Int($0)) }
    }
  }

  /// What one thread looks through at a time: the candidates in a shard, or all its entries.
  private struct Part: Sendable {
    let shard: Int
    let candidates: Range<Int>
  }

  private func parts(of candidates: [UInt32]?) -> [Part] {
    guard let candidates else {
      return shards.indices.map { Part(shard: $0, candidates: 0..<0) }
    }
    var parts: [Part] = []
    var start = 0
    while start < candidates.count {
      let shard = Int(candidates[start]) / SearchShard.capacity
      let limit = UInt32((shard + 1) * SearchShard.capacity)
      let end = Self.firstPlace(of: limit, in: candidates, from: start)
      parts.append(Part(shard: shard, candidates: start..<end))
      start = end
    }
    return parts
  }

  /// The first place at or behind `start` whose number is not below `limit`.
  private static func firstPlace(of limit: UInt32, in numbers: [UInt32], from start: Int) -> Int {
    var low = start
    var high = numbers.count
    while low < high {
      let middle = low + (high - low) / 2
      if numbers[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
