extension WordMatcher {
  /// Finds the word in the entries of a shard: what can be compared many bytes at once in all of its
  /// text, the rest in the entries among `places` where it was not found so.
  ///
  /// Every field begins with a mark, so nothing is found that reaches from one entry into the next.
  mutating func sweep(
    _ shard: SearchShard, among places: [UInt32], keepingPlaces: Bool
  ) -> WordHits {
    var hits = WordHits(count: shard.count, keepingPlaces: keepingPlaces)
    if isSymbol { Self.sweep(shard.text.span, shard.starts.span, symbol, &hits) }
    if hasDigits || isSymbol && hasPlus {
      Self.sweep(shard.phones.span, shard.phoneStarts.span, phone.needle, &hits)
    }
    guard !isSymbol else { return hits }
    for index in variants.indices { variants[index].sweep(shard, among: places, &hits) }
    let text = shard.text.span
    for index in keypads.indices {
      for place in places.lazy.map(Int.init) where hits.kinds[place] == .nowhere {
        if let range = keypads[index].find(text, shard.extent(place), shard.letters(place)) {
          hits.note(place, at: range)
        }
      }
    }
    return hits
  }

  /// Notes the entries whose bytes hold those of the needle.
  private static func sweep(
    _ bytes: Span<UInt8>, _ starts: Span<UInt32>, _ needle: ByteNeedle, _ hits: inout WordHits
  ) {
    var entry = 0
    var position = 0
    while let place = needle.firstPlace(in: bytes, position..<bytes.count) {
      while starts[entry + 1] <= place { entry += 1 }
      hits.note(entry)
      position = Int(starts[entry + 1])
    }
  }
}

extension VariantMatcher {
  /// Notes the entries in which it is found.
  ///
  /// The search for plain words goes through the names as well: what it finds there is right, only
  /// not all that there is to be found.
  fileprivate mutating func sweep(
    _ shard: SearchShard, among places: [UInt32], _ hits: inout WordHits
  ) {
    let text = shard.text.span
    guard hits.found < shard.count else { return }
    if isPlain, text.count > 0 { sweepPlain(text, shard.starts.span, &hits) }
    for place in places where hits.kinds[Int(place)] == .nowhere {
      let letters = shard.letters(Int(place))
      let range =
        isPlain
        ? findWhatIsNotSwept(text, letters) { shard.extent(Int(place)) }
        : find(text, shard.extent(Int(place)), letters)
      if let range { hits.note(Int(place), at: range) }
    }
  }

  private func sweepPlain(
    _ text: Span<UInt8>, _ starts: Span<UInt32>, _ hits: inout WordHits
  ) {
    var entry = 0
    var position = 1
    while let place = plain.start.firstPlace(in: text, position..<text.count) {
      guard let range = plain.match(text, at: place, text.count) else {
        position = place + 1
        continue
      }
      while starts[entry + 1] <= place { entry += 1 }
      if hits.kinds[entry] == .nowhere { hits.note(entry, at: range) }
      position = Int(starts[entry + 1])
    }
  }

  /// Finds the word in an entry where a sweep has not found it: behind a word of one character, or
  /// in what has to be walked.
  @inline(__always)
  private mutating func findWhatIsNotSwept(
    _ text: Span<UInt8>, _ letters: EntryLetters, in extent: () -> EntryExtent
  ) -> Range<Int>? {
    if letters.plain & neededUnswept == neededUnswept,
      let range = plain.find(in: text, extent().plain)
    {
      return range
    }
    return findWalked(text, letters) { extent().walked }
  }
}
