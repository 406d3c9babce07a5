/// Matches one word of a query against entries.
struct WordMatcher {
  private let word: QueryWord
  private let isSymbol: Bool
  private let hasDigits: Bool
  private var walk: NameWalk
  /// The walk for the form in Latin letters of a word that holds kana.
  private var latinWalk: NameWalk?

  init(_ word: QueryWord, goal: NameWalk.Goal) {
    self.word = word
    isSymbol = word.isSymbol
    hasDigits = !word.digits.isEmpty
    let latin = word.variants.dropFirst().first
    walk = NameWalk(word.variants[0], goal: goal)
    latinWalk = latin.map { NameWalk($0, goal: goal) }
  }

  /// What the best match costs; nil when there is none.
  mutating func cost(_ text: Span<UInt8>, _ extent: EntryExtent) -> Int? {
    if isSymbol { return symbolCost(text, extent) }
    if hasDigits, walk.goal == .any, PhoneSearch.isIn(text, extent, word) { return 0 }
    walk.search(text, extent)
    var best = walk.bestCost
    if best > 0, latinWalk != nil {
      latinWalk?.search(text, extent)
      best = min(best, latinWalk?.bestCost ?? best)
    }
    if hasDigits, best > StartCost.phone, PhoneSearch.isIn(text, extent, word) {
      best = StartCost.phone
    }
    return best == Int.max ? nil : best
  }

  /// Where the word may be; nil when it needs no place of its own: a symbol, or digits that are
  /// in a phone number.
  mutating func places(_ text: Span<UInt8>, _ extent: EntryExtent) -> [Range<Int>]? {
    if isSymbol || hasDigits && PhoneSearch.isIn(text, extent, word) { return nil }
    walk.search(text, extent)
    latinWalk?.search(text, extent)
    return walk.ranges + (latinWalk?.ranges ?? [])
  }

  /// A symbol is sought as it stands, in the name and in the other words.
  private func symbolCost(_ text: Span<UInt8>, _ extent: EntryExtent) -> Int? {
    let symbol = word.variants[0].bytes
    let end = extent.start + Int(extent.phones)
    var position = extent.start
    while true {
      position = ByteScan.firstPlace(of: symbol[0], orNonASCIIIn: text, from: position, to: end)
      guard position + symbol.count <= end else { break }
      var length = 0
      while length < symbol.count, text[position + length] == symbol[length] { length += 1 }
      if length == symbol.count { return StartCost.otherWord }
      position += 1
    }
    return word.hasPlus && PhoneSearch.isIn(text, extent, word) ? StartCost.phone : nil
  }
}
