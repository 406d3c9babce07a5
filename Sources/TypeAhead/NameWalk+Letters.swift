import UnicodeText

extension NameWalk {
  /// Matches a word of letters or digits: its start, the whole of it, or its first letter.
  mutating func walkLetters(
    _ text: Span<UInt8>, _ position: Int, _ place: Int, _ way: MatchWay
  ) -> Bool {
    let first = Self.characterLength(text[position])
    let run = LetterRun(end: position, typed: place)
    if walkRun(text, run, from: place, first: first, way) { return true }
    return walkInitial(text, position, place, way, first: first)
  }

  /// How far a word of the text and what was typed agree.
  struct LetterRun {
    var end: Int
    var typed: Int
    /// How many notes of accents were typed as accents.
    var accents = 0
    var accentsDiffer = false
  }

  /// Goes on as long as the letters agree; `start` is where the word begins in what was typed.
  ///
  /// Behind a letter with a note the letter that it may take can be typed or not: both are tried.
  private mutating func walkRun(
    _ text: Span<UInt8>, _ started: LetterRun, from start: Int, first: Int, _ way: MatchWay
  ) -> Bool {
    var run = started
    while run.end < limit {
      let byte = text[run.end]
      if run.typed < query.count, query[run.typed] == Keys.key(of: byte), TextUnit.isWord(byte) {
        run.end += 1
        run.typed += 1
        continue
      }
      guard TextUnit.isNote(byte), run.typed > start else { break }
      run.end += 1
      let letter = LetterNote.letter(of: byte)
      if letter != 0, run.typed < query.count, query[run.typed] == Keys.key(of: letter) {
        var longer = run
        longer.typed += 1
        longer.accentsDiffer = true
        guard mayGoOn() else { return false }
        if walkRun(text, longer, from: start, first: first, way) { return true }
      }
      if query.hasAccents, query.hasAccent(at: run.typed - 1) {
        run.accents += 1
      } else {
        run.accentsDiffer = true
      }
    }
    return finish(text, run, from: start, first: first, way)
  }

  private mutating func finish(
    _ text: Span<UInt8>, _ run: LetterRun, from start: Int, first: Int, _ way: MatchWay
  ) -> Bool {
    let length = run.typed - start
    guard length >= first, length == first || !way.contains(.wordInitials) else { return false }
    let wordGoesOn = run.end < limit && TextUnit.isWord(text[run.end])
    var way = way
    if run.accentsDiffer || run.accents != query.accentCount(in: start..<run.typed) {
      way.insert(.accentsDiffer)
    }
    if run.typed == query.count {
      return complete(at: run.end, wordGoesOn ? way.union(.cutShort) : way)
    }
    guard !wordGoesOn else { return false }
    let taken = length > first ? way.union([.runsOn, .wholeWords]) : way.union(.runsOn)
    return goOn(text, run.end, run.typed, taken)
  }

  /// Takes the first letter of a longer word, and goes on with the next word; in names only: the
  /// parts of an e-mail address have no initials that anybody would type.
  private mutating func walkInitial(
    _ text: Span<UInt8>, _ position: Int, _ place: Int, _ way: MatchWay, first: Int
  ) -> Bool {
    guard place + first < query.count, !way.contains(.wholeWords),
      !TextUnit.isDigit(text[position])
    else { return false }
    for offset in 0..<first where query[place + offset] != Keys.key(of: text[position + offset]) {
      return false
    }
    var end = position + first
    var way = way.union([.wordInitials, .runsOn])
    while end < limit, TextUnit.isNote(text[end]) {
      if !query.hasAccent(at: place + first - 1) { way.insert(.accentsDiffer) }
      end += 1
    }
    guard end < limit, TextUnit.isWord(text[end]) else { return false }
    guard isInName(text, position) else { return false }
    while end < limit, TextUnit.isWord(text[end]) { end += 1 }
    return goOn(text, end, place + first, way)
  }

  @inline(__always)
  static func characterLength(_ byte: UInt8) -> Int {
    byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }
}
