/// Matches digits against the letters of entries that stand on the same keys of a phone.
struct KeypadMatcher {
  private let word: KeypadWord
  private var walk: NameWalk<KeypadKeys>

  init(_ word: KeypadWord, goal: MatchGoal) {
    self.word = word
    walk = NameWalk(word.digits, goal: goal)
  }

  /// Where it is first found.
  mutating func find(
    _ text: Span<UInt8>, _ extent: EntryExtent, _ letters: EntryLetters
  ) -> Range<Int>? {
    guard word.mayBe(in: letters.walked | letters.plain) else { return nil }
    walk.search(text, extent.all)
    return walk.bestCost == Int.max ? nil : walk.found
  }

  /// What the best match costs; nil when there is none.
  mutating func cost(_ text: Span<UInt8>, _ extent: EntryExtent) -> Int? {
    walk.search(text, extent.all)
    return walk.bestCost == Int.max ? nil : StartCost.keypad + walk.bestCost
  }

  /// All places where it is found.
  mutating func places(_ text: Span<UInt8>, _ extent: EntryExtent) -> [Range<Int>] {
    walk.search(text, extent.all)
    return walk.ranges
  }
}
