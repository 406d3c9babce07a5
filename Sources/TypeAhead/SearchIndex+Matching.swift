import Collation

extension SearchIndex {
  /// The entries that `query` matches; all but the removed ones for an empty query.
  ///
  /// - Parameters:
  ///   - query: What was typed.
  ///   - previous: The last result of this very index. When `query` only continues what was typed
  ///     then, no other entry is looked at; else it is not used.
  /// - Returns: The numbers of the entries, in order.
  package func matches(
    _ query: SearchQuery, narrowing previous: SearchMatches? = nil
  ) -> SearchMatches {
    let candidates = previous.flatMap { query.narrows($0.query) ? $0.indices : nil }
    let count = candidates?.count ?? extents.count
    let part = Self.partSize
    guard count > part else {
      let found = entries(matching: query, among: candidates, 0..<count)
      return SearchMatches(query: query, indices: found)
    }
    let parts = WorkerThreads.map(below: (count + part - 1) / part) { number in
      entries(
        matching: query, among: candidates, number * part..<min((number + 1) * part, count))
    }
    var indices: [UInt32] = []
    indices.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { indices += part }
    return SearchMatches(query: query, indices: indices)
  }

  /// How many entries one thread takes at a time: less is not worth a thread.
  private static let partSize = 1 << 15

  /// The entries that match among a part of the candidates, or of all entries.
  private func entries(
    matching query: SearchQuery, among candidates: [UInt32]?, _ part: Range<Int>
  ) -> [UInt32] {
    let filter = LetterFilter(query)
    var matcher = NameMatcher(query, ranking: false)
    let text = self.text.span
    var found: [UInt32] = []
    for place in part {
      let index = candidates.map { Int($0[place]) } ?? place
      guard filter.passes(letters[index], others[index]), extents[index].count > 0 else { continue }
      if filter.decides || matcher.cost(text, extents[index]) != nil { found.append(UInt32(index)) }
    }
    return found
  }
}
