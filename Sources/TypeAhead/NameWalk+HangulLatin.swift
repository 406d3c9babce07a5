extension NameWalk {
  /// Matches a Hangul syllable by Latin letters: a whole spelling, the start of one at the end of the
  /// query, or its first letter.
  mutating func walkRomanized(
    _ text: Span<UInt8>, _ end: Int, _ scalar: UInt32, _ place: Int, _ way: MatchWay
  ) -> Bool {
    guard HangulSpelling.mayBegin(scalar, with: query[place]), mayGoOn(),
      let syllable = HangulSyllable(scalar)
    else { return false }
    let found = way.union(.reading)
    return walk(HangulSpelling.familyNames(scalar), of: syllable, 3, text, end, place, found)
      || walk(HangulSpelling.initials(of: syllable), of: syllable, 0, text, end, place, found)
      || walkRomanizedInitial(text, end, scalar, syllable, place, way)
  }

  /// Takes one of the spellings of a part, then those of the parts behind it: 0 the first consonant,
  /// 1 the vowel, 2 the last consonant, 3 the whole syllable.
  private mutating func walk(
    _ spellings: [Spelling], of syllable: HangulSyllable, _ part: Int, _ text: Span<UInt8>,
    _ end: Int, _ place: Int, _ way: MatchWay
  ) -> Bool {
    // A silent consonant has no spelling.
    if spellings.isEmpty, part < 3 {
      return walk(behind: part, of: syllable, text, end, place, way)
    }
    let remaining = query.count - place
    let window = query.window(at: place)
    for spelling in spellings {
      if spelling.count > remaining {
        if spelling.agrees(with: window, for: remaining), complete(at: end, way.union(.cutShort)) {
          return true
        }
      } else if spelling.agrees(with: window, for: spelling.count) {
        let next = place + spelling.count
        if walk(behind: part, of: syllable, text, end, next, way) { return true }
      }
    }
    return false
  }

  private mutating func walk(
    behind part: Int, of syllable: HangulSyllable, _ text: Span<UInt8>, _ end: Int, _ place: Int,
    _ way: MatchWay
  ) -> Bool {
    switch part {
    case 0: walk(HangulSpelling.vowels(of: syllable), of: syllable, 1, text, end, place, way)
    case 1: walk(HangulSpelling.finals(of: syllable), of: syllable, 2, text, end, place, way)
    default: goOn(text, end, place, way)
    }
  }

  private mutating func walkRomanizedInitial(
    _ text: Span<UInt8>, _ end: Int, _ scalar: UInt32, _ syllable: HangulSyllable, _ place: Int,
    _ way: MatchWay
  ) -> Bool {
    guard place + 1 < query.count,
      HangulSpelling.firstLetters(of: scalar, syllable).contains(query[place])
    else { return false }
    return goOn(text, end, place + 1, way.union([.reading, .initials]))
  }
}
