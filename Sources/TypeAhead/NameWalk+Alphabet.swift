import UnicodeText

extension NameWalk {
  /// Matches a word of Greek or Cyrillic letters by Latin ones: its start, the whole of it, or its
  /// first letter.
  mutating func walkAlphabet(
    _ text: Span<UInt8>, _ position: Int, _ place: Int, _ way: MatchWay
  ) -> Bool {
    let isLast = place + 1 == query.count
    if !way.contains(.wordInitials) || isLast,
      walkSpelled(text, position, place, way.union(.reading), wordStart: position)
    {
      return true
    }
    return !isLast && walkSpelledInitial(text, position, place, way)
  }

  /// Goes on inside a word, letter by letter.
  private mutating func walkSpelled(
    _ text: Span<UInt8>, _ position: Int, _ place: Int, _ way: MatchWay, wordStart: Int
  ) -> Bool {
    let position = skipNotes(text, position)
    let isWordEnd = position == limit || !TextUnit.isWord(text[position])
    if place == query.count {
      return complete(at: position, isWordEnd ? way : way.union(.cutShort))
    }
    if isWordEnd { return goOn(text, position, place, way.union([.runsOn, .wholeWords])) }
    let place = query[place] == UInt8(ascii: "'") ? place + 1 : place
    guard mayGoOn(), TextUnit.isLatin(query[place]) || query[place] == 0 else { return false }
    let unit = TextUnit(text, at: position)
    let end = position + unit.count
    guard unit.kind == .alphabet else {
      return unit.count == 1 && text[position] == query[place]
        && walkSpelled(text, end, place + 1, way, wordStart: wordStart)
    }
    let next = skipNotes(text, end)
    if next < limit, text[next] >= 0x80 {
      let second = TextUnit(text, at: next)
      let pairs = AlphabetSpelling.spellings(of: unit.scalar, with: second.scalar)
      if walk(pairs, text, next + second.count, place, way, wordStart: wordStart) { return true }
    }
    if walk(
      AlphabetSpelling.spellings(of: unit.scalar), text, end, place, way, wordStart: wordStart)
    {
      return true
    }
    // The soft sign and the hard one are mostly left out.
    return position > wordStart && AlphabetSpelling.isSilent(unit.scalar)
      && walkSpelled(text, end, place, way, wordStart: wordStart)
  }

  private mutating func walk(
    _ spellings: [Spelling], _ text: Span<UInt8>, _ end: Int, _ place: Int, _ way: MatchWay,
    wordStart: Int
  ) -> Bool {
    let remaining = query.count - place
    let window = query.window(at: place)
    for spelling in spellings {
      if spelling.count <= remaining {
        guard spelling.agrees(with: window, for: spelling.count) else { continue }
        let next = place + spelling.count
        if walkSpelled(text, end, next, way, wordStart: wordStart) { return true }
      } else if spelling.agrees(with: window, for: remaining) {
        if complete(at: skipNotes(text, end), way.union(.cutShort)) { return true }
      }
    }
    return false
  }

  /// Takes one Latin letter for the first of a word, and goes on with the next word.
  private mutating func walkSpelledInitial(
    _ text: Span<UInt8>, _ position: Int, _ place: Int, _ way: MatchWay
  ) -> Bool {
    guard !way.contains(.wholeWords), isInName(text, position) else { return false }
    let unit = TextUnit(text, at: position)
    let typed = query[place]
    guard
      AlphabetSpelling.spellings(of: unit.scalar).contains(where: { $0.first == typed })
    else { return false }
    var end = position + unit.count
    while end < limit, TextUnit.isWord(text[end]) { end += 1 }
    return goOn(text, end, place + 1, way.union([.reading, .wordInitials, .runsOn]))
  }

  private func skipNotes(_ text: Span<UInt8>, _ position: Int) -> Int {
    var position = position
    while position < limit, TextUnit.isNote(text[position]) { position += 1 }
    return position
  }
}
