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
    for name in HangulSpelling.familyNames(scalar)
    where step(
      name, text, end, place, found,
      then: { walk, next in
        walk.goOn(text, end, next, found)
      })
    {
      return true
    }
    let (vowels, finals) = (
      HangulSpelling.vowels(of: syllable), HangulSpelling.finals(of: syllable)
    )
    if walk([HangulSpelling.initials(of: syllable), vowels, finals][...], text, end, place, found) {
      return true
    }
    return walkRomanizedInitial(text, end, scalar, syllable, place, way)
  }

  /// Takes one spelling of each part after the other; a part without any is silent.
  private mutating func walk(
    _ parts: ArraySlice<[Spelling]>, _ text: Span<UInt8>, _ end: Int, _ place: Int, _ way: MatchWay
  ) -> Bool {
    guard let spellings = parts.first else { return goOn(text, end, place, way) }
    let rest = parts.dropFirst()
    if spellings.isEmpty { return walk(rest, text, end, place, way) }
    for spelling in spellings
    where step(
      spelling, text, end, place, way,
      then: { walk, next in
        walk.walk(rest, text, end, next, way)
      })
    {
      return true
    }
    return false
  }

  /// Takes a spelling, or the start of it that ends the query; then a part that was typed whole goes on.
  private mutating func step(
    _ spelling: Spelling, _ text: Span<UInt8>, _ end: Int, _ place: Int, _ way: MatchWay,
    then goOn: (inout NameWalk, Int) -> Bool
  ) -> Bool {
    let remaining = query.count - place
    let window = query.window(at: place)
    guard spelling.count <= remaining else {
      return spelling.agrees(with: window, for: remaining)
        && complete(at: end, way.union(.cutShort))
    }
    return spelling.agrees(with: window, for: spelling.count)
      && goOn(&self, place + spelling.count)
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
