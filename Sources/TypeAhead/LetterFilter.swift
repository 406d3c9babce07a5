/// The cheap test of a whole query: what an entry's `EntryLetters` have to hold.
struct LetterFilter: Sendable {
  /// What all words need that can be found in one way only.
  private var needed = LetterSet()
  /// For the other words: what each of two ways needs.
  ///
  /// Digits may be in a word or in a phone number, a word that holds kana is found as typed or in
  /// Latin letters.
  private var alternatives: [(LetterSet, LetterSet)] = []

  /// Whether an entry that passes is a match, so that its text needs no look.
  let decides: Bool

  init(_ query: SearchQuery) {
    decides = query.words.count == 1 && query.words[0].isOneLetter
    for word in query.words where !word.isSymbol {
      let first = word.variants[0].needed
      if !word.digits.isEmpty {
        alternatives.append((first, word.neededInPhones))
      } else if word.variants.count > 1 {
        alternatives.append((first, word.variants[1].needed))
      } else {
        needed.letters |= first.letters
        needed.others |= first.others
      }
    }
  }

  /// Whether `letters`, those of the name and of the plain words together, and `others` will do.
  @inline(__always)
  func passes(_ letters: UInt64, _ others: @autoclosure () -> UInt64) -> Bool {
    guard letters & needed.letters == needed.letters else { return false }
    if needed.others != 0, others() & needed.others != needed.others { return false }
    return alternatives.isEmpty || passesAlternatives(LetterSet(letters: letters, others: others()))
  }

  @inline(__always)
  private func passesAlternatives(_ set: LetterSet) -> Bool {
    for (first, second) in alternatives where !set.contains(first) && !set.contains(second) {
      return false
    }
    return true
  }
}

extension QueryWord {
  /// Whether the word is one Latin letter or digit: then the letters of an entry tell all.
  fileprivate var isOneLetter: Bool {
    guard variants.count == 1, variants[0].count == 1, !isSymbol, !hasPlus else { return false }
    return variants[0].bytes[0] < 0x80
  }
}
