extension SearchShard {
  /// The numbers of the entries that match among some candidates, or among all; the first entry
  /// has the number `start`.
  func entries(
    matching query: SearchQuery, among candidates: ArraySlice<UInt32>?, numberedFrom start: Int
  ) -> [UInt32] {
    let filter = LetterFilter(query)
    guard let candidates else {
      return filter.decides
        ? entries(passing: filter, numberedFrom: start)
        : entries(matching: query, filter, count, numberedFrom: start) { $0 }
    }
    return entries(matching: query, filter, candidates.count, numberedFrom: start) { place in
      Int(candidates[candidates.startIndex + place]) - start
    }
  }

  @inline(__always)
  private func entries(
    matching query: SearchQuery, _ filter: LetterFilter, _ count: Int, numberedFrom start: Int,
    _ candidate: (Int) -> Int
  ) -> [UInt32] {
    var matcher = NameMatcher(query, ranking: false)
    let text = self.text.span
    let phones = self.phones.span
    var found: [UInt32] = []
    for place in 0..<count {
      let index = candidate(place)
      guard filter.passes(walkedLetters[index] | plainLetters[index], others[index]),
        !isRemoved(index)
      else { continue }
      if filter.decides || matcher.matches(text, phones, extent(index), letters(index)) {
        found.append(UInt32(start + index))
      }
    }
    return found
  }

  /// The numbers of the entries that pass a filter which decides.
  ///
  /// Each number is written, and stays when its entry passes: nothing has to be foreseen by the
  /// processor.
  private func entries(passing filter: LetterFilter, numberedFrom start: Int) -> [UInt32] {
    var found = [UInt32](repeating: 0, count: count)
    var target = found.mutableSpan
    var used = 0
    for index in 0..<count {
      target[used] = UInt32(start + index)
      used += filter.passes(walkedLetters[index] | plainLetters[index], others[index]) ? 1 : 0
    }
    found.removeLast(found.count - used)
    return found
  }
}
