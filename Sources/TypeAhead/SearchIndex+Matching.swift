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
    let found =
      if let letters = query.onlyLetters {
        entries(with: letters, among: candidates)
      } else {
        entries(matching: query, among: candidates)
      }
    return SearchMatches(query: query, indices: found)
  }

  /// The entries that have all of `needed`, where that is a match already.
  private func entries(with needed: UInt64, among candidates: [UInt32]?) -> [UInt32] {
    guard let candidates else {
      var found: [UInt32] = []
      for index in letterSets.indices
      where letterSets[index].letters & needed == needed && extents[index].count > 0 {
        found.append(UInt32(index))
      }
      return found
    }
    return candidates.filter { letterSets[Int($0)].letters & needed == needed }
  }

  private func entries(matching query: SearchQuery, among candidates: [UInt32]?) -> [UInt32] {
    var matcher = NameMatcher(query, ranking: false)
    let text = self.text.span
    var found: [UInt32] = []
    if let candidates {
      for index in candidates
      where matcher.mayMatch(letterSets[Int(index)])
        && matcher.cost(text, extents[Int(index)]) != nil
      {
        found.append(index)
      }
    } else {
      for index in letterSets.indices
      where matcher.mayMatch(letterSets[index]) && extents[index].count > 0
        && matcher.cost(text, extents[index]) != nil
      {
        found.append(UInt32(index))
      }
    }
    return found
  }
}

extension SearchQuery {
  /// The bits of `LetterSet` that decide this query without a look at the text: one letter, with
  /// which some word or syllable begins, or nothing at all.
  fileprivate var onlyLetters: UInt64? {
    guard let word = words.first else { return 0 }
    guard words.count == 1, word.variants.count == 1, word.variants[0].count == 1,
      TextUnit.isLatin(word.variants[0].bytes[0])
    else { return nil }
    return word.variants[0].needed.letters
  }
}
