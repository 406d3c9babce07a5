/// Matches one form of a query word against the text of entries.
struct VariantMatcher {
  private var walk: NameWalk<LetterKeys>
  let plain: PlainWordSearch
  private let needed: LetterSet
  /// The letters of plain words in which a sweep may have missed it.
  let neededUnswept: UInt64
  /// Whether plain words can hold it.
  private let isASCII: Bool
  /// Whether it is sought there letter by letter, without a walk.
  let isPlain: Bool

  init(_ variant: QueryWord.Variant, goal: MatchGoal) {
    walk = NameWalk(variant, goal: goal)
    plain = PlainWordSearch(variant)
    needed = variant.needed
    neededUnswept = needed.letters | LetterSet.wordOfOne(variant.bytes[0])
    isASCII = variant.bytes.allSatisfy { $0 < 0x80 }
    isPlain = isASCII && variant.bytes.allSatisfy(TextUnit.isWord)
  }

  /// Where it is first found.
  ///
  /// The text of a part is only read when its letters leave hope.
  @inline(__always)
  mutating func find(
    _ text: Span<UInt8>, _ extent: EntryExtent, _ letters: EntryLetters
  ) -> Range<Int>? {
    if isASCII, letters.plain & needed.letters == needed.letters {
      if isPlain {
        if let range = plain.find(in: text, extent.plain) { return range }
      } else {
        walk.search(text, extent.plain)
        if walk.bestCost == 0 { return walk.found }
      }
    }
    return findWalked(text, letters) { extent.walked }
  }

  /// Where it is first found in the part of an entry that has to be walked.
  @inline(__always)
  mutating func findWalked(
    _ text: Span<UInt8>, _ letters: EntryLetters, in part: () -> Range<Int>
  ) -> Range<Int>? {
    let walked = LetterSet(letters: letters.walked, others: letters.others)
    guard walked.contains(needed) else { return nil }
    walk.search(text, part())
    return walk.bestCost == 0 ? walk.found : nil
  }

  /// What the best match costs; `Int.max` when there is none.
  mutating func cost(_ text: Span<UInt8>, _ extent: EntryExtent) -> Int {
    walk.search(text, extent.all)
    return walk.bestCost
  }

  /// All places where it is found.
  mutating func places(_ text: Span<UInt8>, _ extent: EntryExtent) -> [Range<Int>] {
    walk.search(text, extent.all)
    return walk.ranges
  }
}
