/// Matches one word of a query against entries.
struct WordMatcher {
  let isSymbol: Bool
  let hasDigits: Bool
  let hasPlus: Bool
  let symbol: ByteNeedle
  let phone: PhoneSearch
  /// One; more for a word with umlauts and for one that holds kana.
  var variants: [VariantMatcher]
  /// One for digits that may stand for letters, else none: an array, as an optional value would be
  /// copied at every use.
  var keypads: [KeypadMatcher]

  init(_ word: QueryWord, goal: MatchGoal) {
    isSymbol = word.isSymbol
    hasDigits = !word.digits.isEmpty
    hasPlus = word.hasPlus
    symbol = ByteNeedle(word.variants[0].bytes)
    phone = PhoneSearch(word)
    variants = word.variants.map { VariantMatcher($0, goal: goal) }
    keypads = word.keypad.map { [KeypadMatcher($0, goal: goal)] } ?? []
  }

  /// Where the word is found in an entry, if it is: the cheapest way first.
  mutating func find(
    _ text: Span<UInt8>, _ phones: Span<UInt8>, _ extent: EntryExtent, _ letters: EntryLetters
  ) -> WordPlace {
    if isSymbol { return holdsSymbol(text, phones, extent) ? .elsewhere : .nowhere }
    if hasDigits, phone.isIn(phones, extent, letters) { return .elsewhere }
    for index in variants.indices {
      if let range = variants[index].find(text, extent, letters) { return .at(range) }
    }
    for index in keypads.indices {
      if let range = keypads[index].find(text, extent, letters) { return .at(range) }
    }
    return .nowhere
  }

  /// What the best match costs; nil when there is none.
  mutating func cost(_ text: Span<UInt8>, _ phones: Span<UInt8>, _ extent: EntryExtent) -> Int? {
    if isSymbol { return symbolCost(text, phones, extent) }
    var best = Int.max
    for index in variants.indices where best > 0 {
      let cost = variants[index].cost(text, extent)
      // What was typed goes before another way to write it.
      if cost < .max { best = min(best, index == 0 ? cost : cost + 1) }
    }
    if hasDigits, best > StartCost.phone, phone.isIn(phones, extent) { best = StartCost.phone }
    for index in keypads.indices where best == Int.max {
      best = keypads[index].cost(text, extent) ?? .max
    }
    return best == Int.max ? nil : best
  }

  /// Where the word may be; nil when it needs no place of its own: a symbol, or digits that are
  /// in a phone number.
  mutating func places(
    _ text: Span<UInt8>, _ phones: Span<UInt8>, _ extent: EntryExtent
  ) -> [Range<Int>]? {
    if isSymbol || hasDigits && phone.isIn(phones, extent) { return nil }
    return variants.indices.flatMap { variants[$0].places(text, extent) }
      + keypads.indices.flatMap { keypads[$0].places(text, extent) }
  }

  /// A symbol is sought as it stands, in the name and in the other words; a plus sign also in phone
  /// numbers.
  private func holdsSymbol(
    _ text: Span<UInt8>, _ phones: Span<UInt8>, _ extent: EntryExtent
  ) -> Bool {
    symbol.firstPlace(in: text, extent.all) != nil || hasPlus && phone.isIn(phones, extent)
  }

  private func symbolCost(
    _ text: Span<UInt8>, _ phones: Span<UInt8>, _ extent: EntryExtent
  ) -> Int? {
    if symbol.firstPlace(in: text, extent.all) != nil { return StartCost.otherWord }
    return hasPlus && phone.isIn(phones, extent) ? StartCost.phone : nil
  }
}

/// Where a word of a query was found.
enum WordPlace: Equatable {
  case nowhere
  /// Where it takes no other word's place: in a phone number, or as a symbol.
  case elsewhere
  case at(Range<Int>)
}
