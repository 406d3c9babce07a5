import UnicodeText

/// The cheap test of a whole query: what an entry's `EntryLetters` have to hold.
struct LetterFilter: Sendable {
  /// What all words need that can be found in one way only.
  private var needed = LetterSet()
  /// What the other words need, of which each can be found in several ways.
  private var alternatives: [Alternatives] = []

  /// Whether an entry that passes holds all words, so that its text needs no look.
  let decides: Bool

  /// The ways in which a word may be found.
  ///
  /// Digits may be in a word or in a phone number, or stand for letters; a word with umlauts is found
  /// with and without them, one that holds kana as typed or in Latin letters.
  private struct Alternatives: Sendable {
    let sets: [LetterSet]
    let keypad: KeypadWord?

    func passes(_ set: LetterSet) -> Bool {
      sets.contains { set.contains($0) } || keypad?.mayBe(in: set.letters) == true
    }
  }

  init(_ query: SearchQuery) {
    decides = query.words.isEmpty || query.words.count == 1 && query.words[0].isOneLetter
    for word in query.words { add(word) }
    for condition in query.conditions where condition.narrowsLetters {
      for word in condition.words { add(word) }
    }
  }

  private mutating func add(_ word: QueryWord) {
    guard !word.isSymbol else { return }
    let sets = word.variants.map(\.needed)
    guard !word.digits.isEmpty || sets.count > 1 else {
      needed.letters |= sets[0].letters
      needed.others |= sets[0].others
      return
    }
    let phones = word.digits.isEmpty ? [] : [word.neededInPhones]
    alternatives.append(Alternatives(sets: sets + phones, keypad: word.keypad))
  }

  /// Whether `letters`, those of the name and of the plain words together, and `others` will do.
  @inline(__always)
  func passes(_ letters: UInt64, _ others: @autoclosure () -> UInt64) -> Bool {
    guard letters & needed.letters == needed.letters else { return false }
    if needed.others != 0, others() & needed.others != needed.others { return false }
    return alternatives.isEmpty || passesAlternatives(LetterSet(letters: letters, others: others()))
  }

  private func passesAlternatives(_ set: LetterSet) -> Bool {
    alternatives.allSatisfy { $0.passes(set) }
  }
}

extension QueryWord {
  /// Whether the word is one Latin letter: then the letters of an entry tell all.
  fileprivate var isOneLetter: Bool {
    guard variants.count == 1, variants[0].count == 1, !isSymbol, !hasPlus else { return false }
    return variants[0].bytes[0] < 0x80
  }
}

extension QueryCondition {
  /// Whether the letters of an entry tell something about its words.
  fileprivate var narrowsLetters: Bool { !isNegated && !field.isInCardsOnly }
}
