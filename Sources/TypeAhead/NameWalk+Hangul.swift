import UnicodeText

extension NameWalk {
  /// Matches a Hangul syllable: itself, the consonant that it begins with, or, at the end of the
  /// query, what it may become.
  mutating func walkHangul(
    _ text: Span<UInt8>, _ position: Int, _ unit: TextUnit, _ place: Int, _ way: MatchWay
  ) -> Bool {
    let end = position + unit.count
    if TextUnit.isLatin(query[place]) {
      return walkRomanized(text, end, unit.scalar, place, way)
    }
    guard query[place] >= 0xE0 else { return false }
    let typed = query.unit(at: place)
    if typed.scalar == unit.scalar { return goOn(text, end, place + typed.count, way) }
    guard let syllable = HangulSyllable(unit.scalar) else { return false }
    if typed.scalar == syllable.initialLetter {
      return goOn(text, end, place + typed.count, way.union([.reading, .initials]))
    }
    guard place + typed.count == query.count, let unfinished = HangulSyllable(typed.scalar) else {
      return false
    }
    var next: HangulSyllable?
    if let position = nextWord(text, end), text[position] >= 0xE0 {
      next = HangulSyllable(TextUnit(text, at: position).scalar)
    }
    return unfinished.mayBecome(syllable, before: next)
      && complete(at: end, way.union(.cutShort))
  }
}
