/// The cheap test of a whole query: what an entry's `LetterSet` has to hold.
struct LetterFilter: Sendable {
  /// What all words need.
  private var needed = LetterSet()
  /// For words that hold kana: what they need as typed, or in Latin letters.
  private var alternatives: [(LetterSet, LetterSet)] = []

  /// Whether an entry that passes is a match, so that its text needs no look.
  let decides: Bool

  init(_ query: SearchQuery) {
    decides = query.words.isEmpty || query.words.count == 1 && query.words[0].isOneLetter
    for word in query.words where !word.isSymbol {
      if word.variants.count == 1 {
        needed.letters |= word.variants[0].needed.letters
        needed.others |= word.variants[0].needed.others
      } else {
        alternatives.append((word.variants[0].needed, word.variants[1].needed))
      }
    }
  }

  @inline(__always)
  func passes(_ letters: UInt64, _ others: @autoclosure () -> UInt64) -> Bool {
    guard letters & needed.letters == needed.letters else { return false }
    if needed.others != 0, others() & needed.others != needed.others { return false }
    return alternatives.isEmpty || passesAlternatives(LetterSet(letters: letters, others: others()))
  }

  private func passesAlternatives(_ set: LetterSet) -> Bool {
    alternatives.allSatisfy { set.contains($0) || set.contains($1) }
  }
}

extension QueryWord {
  /// Whether the word is one Latin letter or digit: then `LetterSet` tells all.
  fileprivate var isOneLetter: Bool {
    guard variants.count == 1, variants[0].count == 1, !isSymbol, !hasPlus else { return false }
    return variants[0].bytes[0] < 0x80
  }
}
