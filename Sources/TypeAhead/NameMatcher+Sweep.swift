extension NameMatcher {
  /// Keeps of `places` those entries of a shard that match.
  mutating func sweep(_ shard: SearchShard, _ places: inout [UInt32]) {
    var hits: [WordHits] = []
    for index in words.indices {
      let found = words[index].sweep(shard, among: places, keepingPlaces: words.count > 1)
      var used = 0
      for place in places {
        places[used] = place
        used += found.kinds[Int(place)] == .nowhere ? 0 : 1
      }
      places.removeLast(places.count - used)
      hits.append(found)
    }
    guard words.count > 1 else { return }
    let (text, phones) = (shard.text.span, shard.phones.span)
    places.removeAll { place in
      !WordHits.areApart(hits, Int(place))
        && !canPlaceAll(text, phones, shard.extent(Int(place)))
    }
  }
}
