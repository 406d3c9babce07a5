extension NameWalk {
  /// Matches a word of letters or digits: its start, the whole of it, or its first letter.
  mutating func walkLetters(
    _ text: Span<UInt8>, _ position: Int, _ place: Int, _ way: MatchWay
  ) -> Bool {
    let first = Self.characterLength(text[position])
    var length = 0
    while place + length < query.count, position + length < limit,
      query[place + length] == text[position + length],
      TextUnit.isWord(text[position + length])
    {
      length += 1
    }
    guard length >= first else { return false }
    let end = position + length
    let wordGoesOn = end < limit && TextUnit.isWord(text[end])
    let mayTakeMore = !way.contains(.wordInitials)
    if length == first || mayTakeMore {
      if place + length == query.count {
        if complete(at: end, wordGoesOn ? way.union(.cutShort) : way) { return true }
      } else if !wordGoesOn {
        let taken = length > first ? way.union([.runsOn, .wholeWords]) : way.union(.runsOn)
        if goOn(text, end, place + length, taken) { return true }
      }
    }
    return walkInitial(text, position, place, way, first: first, matched: length)
  }

  /// Takes the first letter of a longer word, and goes on with the next word; in names only: the
  /// parts of an e-mail address have no initials that anybody would type.
  private mutating func walkInitial(
    _ text: Span<UInt8>, _ position: Int, _ place: Int, _ way: MatchWay, first: Int, matched: Int
  ) -> Bool {
    guard place + first < query.count, !way.contains(.wholeWords),
      !TextUnit.isDigit(text[position])
    else { return false }
    var end = position + first
    guard end < limit, TextUnit.isWord(text[end]) else { return false }
    guard isInName(text, position) else { return false }
    while end < limit, TextUnit.isWord(text[end]) { end += 1 }
    return goOn(text, end, place + first, way.union([.wordInitials, .runsOn]))
  }

  @inline(__always)
  private static func characterLength(_ byte: UInt8) -> Int {
    byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }
}
