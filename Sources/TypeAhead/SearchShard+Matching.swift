extension SearchShard {
  /// The numbers of the entries that match among some candidates, or among all; the first entry
  /// has the number `start`.
  ///
  /// When many entries are left by the test of their letters, the shard is swept from end to end:
  /// that reads more, but takes two thirds of the time that beginning anew with each entry does.
  func entries(
    matching query: SearchQuery, among candidates: ArraySlice<UInt32>?, numberedFrom start: Int
  ) -> [UInt32] {
    let filter = LetterFilter(query)
    var places =
      candidates.map { self.places(passing: filter, among: $0, numberedFrom: start) }
      ?? self.places(passing: filter)
    if !filter.decides {
      var matcher = NameMatcher(query, ranking: false)
      if places.count * 4 > count {
        matcher.sweep(self, &places)
      } else {
        let (text, phones) = (text.span, phones.span)
        places.removeAll { place in
          let place = Int(place)
          return !matcher.matches(text, phones, extent(place), letters(place))
        }
      }
    }
    for index in places.indices { places[index] += UInt32(start) }
    return places
  }

  /// The places of the entries that pass the filter, removed ones left out.
  ///
  /// Each is written, and stays when its entry passes: nothing has to be foreseen by the processor.
  private func places(passing filter: LetterFilter) -> [UInt32] {
    var places = [UInt32](repeating: 0, count: count)
    var target = places.mutableSpan
    var used = 0
    for place in 0..<count {
      target[used] = UInt32(place)
      used += passes(filter, place) ? 1 : 0
    }
    places.removeLast(places.count - used)
    return places
  }

  private func places(
    passing filter: LetterFilter, among candidates: ArraySlice<UInt32>, numberedFrom start: Int
  ) -> [UInt32] {
    var places = [UInt32](repeating: 0, count: candidates.count)
    var target = places.mutableSpan
    var used = 0
    for number in candidates {
      let place = Int(number) - start
      target[used] = UInt32(place)
      used += passes(filter, place) ? 1 : 0
    }
    places.removeLast(places.count - used)
    return places
  }

  @inline(__always)
  private func passes(_ filter: LetterFilter, _ place: Int) -> Bool {
    filter.passes(walkedLetters[place] | plainLetters[place], others[place]) && !isRemoved(place)
  }
}
