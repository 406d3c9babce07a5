import Collation

extension NameWalk {
  /// Matches a Han character: itself, a whole reading, the start of one at the end of the query,
  /// or its initial.
  mutating func walkHan(
    _ text: Span<UInt8>, _ position: Int, _ unit: TextUnit, _ place: Int, _ way: MatchWay
  ) -> Bool {
    let end = position + unit.count
    let typed = query[place]
    guard Keys.mayBeLetter(typed) else {
      return !Keys.isKeypad && walkForms(text, unit, end, place, way)
    }
    // The lengths that readings took already, a bit for each: two readings alike are one.
    var taken: UInt8 = 0
    let isDone = HanSpelling.first(of: unit.scalar) { letters, isRare in
      let spelling = Keys.isKeypad ? Spelling(letters: Keys.keys(of: letters.letters)) : letters
      let found = isRare ? way.union([.reading, .rareReading]) : way.union(.reading)
      return walkReading(text, end, spelling, place, found, taken: &taken)
    }
    return isDone || walkInitials(text, end, unit, place, way, taken: taken)
  }

  /// Matches the character itself, or another form of it: 張 for 张.
  private mutating func walkForms(
    _ text: Span<UInt8>, _ unit: TextUnit, _ end: Int, _ place: Int, _ way: MatchWay
  ) -> Bool {
    guard query[place] >= 0xE0 else { return false }
    let typed = query.unit(at: place)
    if typed.scalar == unit.scalar { return goOn(text, end, place + typed.count, way) }
    guard
      HanVariants.representative(of: typed.scalar) == HanVariants.representative(of: unit.scalar)
    else { return false }
    return goOn(text, end, place + typed.count, way.union(.otherForm))
  }

  private mutating func walkReading(
    _ text: Span<UInt8>, _ end: Int, _ spelling: Spelling, _ place: Int, _ way: MatchWay,
    taken: inout UInt8
  ) -> Bool {
    guard spelling.first == query[place] else { return false }
    let remaining = query.count - place
    let window = query.window(at: place)
    guard spelling.count <= remaining else {
      return spelling.agrees(with: window, for: remaining)
        && complete(at: end, way.union(.cutShort))
    }
    let length = UInt8(1) << UInt8(spelling.count)
    guard taken & length == 0, spelling.agrees(with: window, for: spelling.count) else {
      return false
    }
    taken |= length
    let next = place + spelling.count
    if goOn(text, end, next, way) { return true }
    // The number of the tone may stand behind a reading.
    return !Keys.isKeypad && next < query.count && (0x31...0x35).contains(query[next])
      && goOn(text, end, next + 1, way)
  }

  /// Takes one letter as the initial of a reading, or two for zh, ch and sh.
  private mutating func walkInitials(
    _ text: Span<UInt8>, _ end: Int, _ unit: TextUnit, _ place: Int, _ way: MatchWay, taken: UInt8
  ) -> Bool {
    // What ends the query here is the start of a reading, and was taken as such.
    guard place + 1 < query.count else { return false }
    let (first, second) = (query[place], query[place + 1])
    let h = UInt8(ascii: "h")
    var hasOne = false
    let hasTwo = HanSpelling.first(of: unit.scalar) { spelling, _ in
      let begins = Keys.key(of: spelling.first) == first
      hasOne = hasOne || begins
      return begins && second == Keys.key(of: h) && spelling.second == h
    }
    let found = way.union([.reading, .initials])
    if hasOne, taken & 2 == 0, goOn(text, end, place + 1, found) { return true }
    return hasTwo && place + 2 < query.count && taken & 4 == 0
      && goOn(text, end, place + 2, found)
  }
}
