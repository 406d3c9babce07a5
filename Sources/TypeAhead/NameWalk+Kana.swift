extension NameWalk {
  /// Matches a word of kana from `position` on, by kana or by romaji; `vowel` is the one before.
  mutating func walkKana(
    _ text: Span<UInt8>, _ position: Int, _ place: Int, _ way: MatchWay, after vowel: UInt8
  ) -> Bool {
    let isWordEnd = position == limit || !TextUnit.isWord(text[position])
    if place == query.count {
      return complete(at: position, isWordEnd ? way : way.union(.cutShort))
    }
    if isWordEnd { return goOn(text, position, place, way.union(.runsOn)) }
    let place = query[place] == UInt8(ascii: "'") ? place + 1 : place
    guard mayGoOn() else { return false }
    let unit = TextUnit(text, at: position)
    let end = position + unit.count
    let typed = query[place]
    guard TextUnit.isLatin(typed) else {
      for offset in 0..<unit.count
      where query[place + offset] != text[position + offset] {
        return false
      }
      let last = KanaSpelling.spellings(of: unit.scalar).first?.last ?? 0
      return walkKana(text, end, place + unit.count, way, after: last)
    }
    let found = way.union(.reading)
    if vowel != 0, lengthen(text, end, unit, place, found, vowel) { return true }
    switch Unicode.Scalar(unit.scalar) {
    case "ー": return false
    case "ん": return walkNasal(text, end, place, found)
    case "っ": return walkDoubled(text, end, place, found)
    default: return walkSpellings(text, end, unit, place, found)
    }
  }

  private mutating func walkSpellings(
    _ text: Span<UInt8>, _ end: Int, _ unit: TextUnit, _ place: Int, _ way: MatchWay
  ) -> Bool {
    if end < limit, text[end] >= 0xE0 {
      let small = TextUnit(text, at: end)
      let pairs = KanaSpelling.spellings(of: unit.scalar, with: small.scalar)
      if walk(pairs, text, end + small.count, place, way) { return true }
    }
    return walk(KanaSpelling.spellings(of: unit.scalar), text, end, place, way)
  }

  private mutating func walk(
    _ spellings: [Spelling], _ text: Span<UInt8>, _ end: Int, _ place: Int, _ way: MatchWay
  ) -> Bool {
    let remaining = query.count - place
    let window = query.window(at: place)
    for spelling in spellings {
      if spelling.count <= remaining {
        guard spelling.agrees(with: window, for: spelling.count) else { continue }
        if walkKana(text, end, place + spelling.count, way, after: spelling.last) { return true }
      } else if spelling.agrees(with: window, for: remaining) {
        if complete(at: end, way.union(.cutShort)) { return true }
      }
    }
    return false
  }

  /// A long vowel is written once, twice, or with an h: おおの is ono, oono, ohno.
  private mutating func lengthen(
    _ text: Span<UInt8>, _ end: Int, _ unit: TextUnit, _ place: Int, _ way: MatchWay,
    _ vowel: UInt8
  ) -> Bool {
    guard KanaSpelling.lengthens(vowel, unit.scalar) else { return false }
    if walkKana(text, end, place, way, after: vowel) { return true }
    let typed = query[place]
    let isDrawnOut = unit.scalar == 0x30FC && typed == vowel
    let isH = typed == UInt8(ascii: "h") && vowel == UInt8(ascii: "o")
    return (isDrawnOut || isH) && walkKana(text, end, place + 1, way, after: vowel)
  }

  /// ん is n, before b, m and p often m, and typed as nn.
  private mutating func walkNasal(
    _ text: Span<UInt8>, _ end: Int, _ place: Int, _ way: MatchWay
  ) -> Bool {
    let typed = query[place]
    let n = UInt8(ascii: "n")
    guard typed == n || typed == UInt8(ascii: "m") && isFollowed(text, end, byAnyOf: "bmp") else {
      return false
    }
    if walkKana(text, end, place + 1, way, after: 0) { return true }
    return typed == n && query[place + 1] == n
      && walkKana(text, end, place + 2, way, after: 0)
  }

  /// っ doubles the consonant behind it: っと is tto, っち is cchi or tchi.
  private mutating func walkDoubled(
    _ text: Span<UInt8>, _ end: Int, _ place: Int, _ way: MatchWay
  ) -> Bool {
    let typed = query[place]
    var mayFollow = String(UnicodeScalar(typed))
    if mayFollow == "t" { mayFollow += "c" }
    return isFollowed(text, end, byAnyOf: mayFollow)
      && walkKana(text, end, place + 1, way, after: 0)
  }

  /// Whether the kana at `position` may be written with one of `letters` first.
  private func isFollowed(_ text: Span<UInt8>, _ position: Int, byAnyOf letters: String) -> Bool {
    guard position < limit, text[position] >= 0xE0 else { return false }
    let unit = TextUnit(text, at: position)
    return KanaSpelling.spellings(of: unit.scalar).contains { letters.utf8.contains($0.first) }
  }
}
