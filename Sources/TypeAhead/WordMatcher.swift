/// Matches one word of a query against entries.
struct WordMatcher {
  private let word: QueryWord
  private let isSymbol: Bool
  private let hasDigits: Bool
  private let needed: LetterSet
  private let neededInLatin: LetterSet?
  private var walk: NameWalk
  /// The walk for the form in Latin letters of a word that holds kana.
  private var latinWalk: NameWalk?

  init(_ word: QueryWord, goal: NameWalk.Goal) {
    self.word = word
    isSymbol = word.isSymbol
    hasDigits = !word.digits.isEmpty
    let latin = word.variants.dropFirst().first
    needed = word.variants[0].needed
    neededInLatin = latin?.needed
    walk = NameWalk(word.variants[0], goal: goal)
    latinWalk = latin.map { NameWalk($0, goal: goal) }
  }

  /// Whether an entry with these letters can match.
  @inline(__always)
  func mayMatch(_ letters: LetterSet) -> Bool {
    if isSymbol || letters.contains(needed) { return true }
    return neededInLatin.map(letters.contains) ?? false
  }

  /// What the best match costs; nil when there is none.
  mutating func cost(_ text: Span<UInt8>, _ extent: EntryExtent) -> Int? {
    if isSymbol { return symbolCost(text, extent) }
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
    var position = 0
    while position + symbol.count <= Int(extent.phones) {
      var length = 0
      while length < symbol.count, text[extent.start + position + length] == symbol[length] {
        length += 1
      }
      if length == symbol.count { return StartCost.otherWord }
      position += 1
    }
    return word.hasPlus && PhoneSearch.isIn(text, extent, word) ? StartCost.phone : nil
  }
}
