/// Tests entries for what a field word of the query asks.
struct ConditionMatcher {
  private let condition: QueryCondition
  private var words: [WordMatcher]

  init(_ condition: QueryCondition) {
    self.condition = condition
    let goal: MatchGoal = condition.words.count == 1 ? .any : .ranges
    words = condition.words.map { WordMatcher($0, goal: goal) }
  }

  /// Whether an entry has what is asked for.
  ///
  /// - Parameters:
  ///   - shard: The shard that the entry is in.
  ///   - cards: What the cards hold; without it nothing that only cards hold is there.
  ///   - entry: The number of the entry.
  /// - Returns: Whether it has that, or has it not where that is asked.
  mutating func allows(_ shard: borrowing SearchShard, _ cards: CardIndex?, _ entry: Int) -> Bool {
    has(shard, cards, entry) != condition.isNegated
  }

  /// Whether an entry of which there is no card has what is asked for.
  mutating func allows(
    _ text: Span<UInt8>, _ phones: Span<UInt8>, _ extent: EntryExtent
  ) -> Bool {
    (!condition.field.isInCardsOnly && holds(text, phones, extent)) != condition.isNegated
  }

  private mutating func has(
    _ shard: borrowing SearchShard, _ cards: CardIndex?, _ entry: Int
  ) -> Bool {
    switch condition.field {
    case .name, .nick, .org, .email, .tel: holds(shard, entry % SearchShard.capacity)
    case .note: cards.map { holds($0.notes, entry) } ?? false
    case .group: cards.map { holds($0.groups, entry) } ?? false
    case .photo, .address, .birthday, .url:
      cards.map { entry < $0.traits.count && $0.traits[entry].contains(condition.field.trait) }
        ?? false
    }
  }

  private mutating func holds(_ index: SearchIndex, _ entry: Int) -> Bool {
    guard entry < index.count else { return false }
    return holds(index.shards[entry / SearchShard.capacity], entry % SearchShard.capacity)
  }

  private mutating func holds(_ shard: borrowing SearchShard, _ place: Int) -> Bool {
    holds(shard.text.span, shard.phones.span, shard.extent(place))
  }

  private mutating func holds(
    _ text: Span<UInt8>, _ phones: Span<UInt8>, _ extent: EntryExtent
  ) -> Bool {
    condition.field == .tel ? holdsNumber(phones, extent.phones) : holdsText(text, extent)
  }

  /// Whether one text of the field holds all words, each in a place of its own.
  private mutating func holdsText(_ text: Span<UInt8>, _ entry: EntryExtent) -> Bool {
    let limit = entry.plain.upperBound
    var start = entry.walked.lowerBound
    while start < limit {
      let end = Self.fieldEnd(text, start + 1, limit)
      let isAsked = condition.field.marks >> text[start] & 1 == 1
      // The name is there in each entry, if only as a mark.
      if isAsked, end > start + 1 {
        let isPlain = start >= entry.plain.lowerBound
        let extent = EntryExtent(
          walked: start..<(isPlain ? start : end), plain: (isPlain ? start : end)..<end,
          phones: 0..<0)
        if holdsAll(text, extent) { return true }
      }
      start = end
    }
    return false
  }

  private mutating func holdsAll(_ text: Span<UInt8>, _ extent: EntryExtent) -> Bool {
    guard words.count > 1 else {
      return words.isEmpty || words[0].find(text, Span<UInt8>(), extent, .all) != .nowhere
    }
    var places: [[Range<Int>]] = []
    for index in words.indices {
      guard let ranges = words[index].places(text, Span<UInt8>(), extent) else {
        if words[index].isIn(text, extent.all) { continue }
        return false
      }
      if ranges.isEmpty { return false }
      places.append(ranges)
    }
    return PlaceChoice.exists(among: places)
  }

  /// Whether one number holds the digits of all words.
  private func holdsNumber(_ phones: Span<UInt8>, _ entry: Range<Int>) -> Bool {
    var start = entry.lowerBound
    while start < entry.upperBound {
      let end = Self.fieldEnd(phones, start + 1, entry.upperBound)
      let holdsAll = words.allSatisfy { word in
        // A plus sign alone asks for numbers that begin with one.
        (word.hasDigits || word.hasPlus)
          && word.phone.needle.firstPlace(in: phones, start..<end) != nil
      }
      if holdsAll { return true }
      start = end
    }
    return false
  }

  private static func fieldEnd(_ text: Span<UInt8>, _ start: Int, _ limit: Int) -> Int {
    var end = start
    while end < limit, text[end] >= FoldedField.markEnd { end += 1 }
    return end
  }
}

extension WordMatcher {
  /// Whether a word of symbols stands in a part of the text.
  fileprivate func isIn(_ text: Span<UInt8>, _ part: Range<Int>) -> Bool {
    isSymbol && symbol.firstPlace(in: text, part) != nil
  }
}
