import UnicodeText

extension NameWalk {
  /// Looks for the query word in some fields of an entry, at every place where a match may begin.
  mutating func search(_ text: Span<UInt8>, _ part: Range<Int>) {
    reset()
    limit = part.upperBound
    if goal == .best { whole = Self.name(text, part) }
    let typed = query[0]
    var position = part.lowerBound
    while true {
      position = firstPlace(of: typed, in: text, from: position)
      guard position < limit else { return }
      if text[position] < 0x80 {
        if !TextUnit.isWord(text[position - 1]), match(text, from: position) { return }
        position += 1
        continue
      }
      if TextUnit.isNote(text[position]) {
        position += 1
        continue
      }
      let unit = TextUnit(text, at: position)
      if mayBegin(text, position, unit, typed), match(text, from: position) { return }
      position += unit.count
    }
  }

  /// The first place with the letter that was typed or with a byte that is not ASCII.
  @inline(__always)
  private func firstPlace(of typed: UInt8, in text: Span<UInt8>, from position: Int) -> Int {
    guard Keys.isKeypad else {
      // For text that is not ASCII no such byte is looked for: 0 is in no entry.
      return ByteScan.firstPlace(
        of: typed < 0x80 ? typed : 0, orNonASCIIIn: text, from: position, to: limit)
    }
    var position = position
    while position < limit, text[position] < 0x80, Keys.key(of: text[position]) != typed {
      position += 1
    }
    return position
  }

  /// Whether a match may begin with a character that is not ASCII.
  @inline(__always)
  private func mayBegin(
    _ text: Span<UInt8>, _ position: Int, _ unit: TextUnit, _ typed: UInt8
  ) -> Bool {
    switch unit.kind {
    case .han: Keys.mayBeLetter(typed) || typed >= 0xE0
    case .hangul:
      TextUnit.isLatin(typed) ? HangulSpelling.mayBegin(unit.scalar, with: typed) : typed >= 0xE0
    case .kana:
      (TextUnit.isLatin(typed) || text[position] == typed) && !TextUnit.isWord(text[position - 1])
    case .letters: text[position] == typed && !TextUnit.isWord(text[position - 1])
    case .alphabet:
      !TextUnit.isWord(text[position - 1])
        && (TextUnit.isLatin(typed)
          ? AlphabetSpelling.mayBegin(unit.scalar, with: typed) : text[position] == typed)
    }
  }

  /// What a match costs for beginning at `position`.
  func startCost(_ text: Span<UInt8>, _ position: Int) -> Int {
    let before = text[position - 1]
    let place =
      before < FoldedField.markEnd
      ? 0 : TextUnit.isWord(before) ? StartCost.syllable : StartCost.word
    if position < whole.upperBound { return place }
    switch fieldMark(text, position) {
    case FoldedField.phonetic.rawValue: return place + StartCost.phonetic
    case FoldedField.otherName.rawValue: return StartCost.otherName
    default: return StartCost.otherWord
    }
  }

  /// Whether `position` is in the name or in its phonetic form.
  func isInName(_ text: Span<UInt8>, _ position: Int) -> Bool {
    fieldMark(text, position) <= FoldedField.phonetic.rawValue
  }

  private func fieldMark(_ text: Span<UInt8>, _ position: Int) -> UInt8 {
    var mark = position
    while text[mark] >= FoldedField.markEnd { mark -= 1 }
    return text[mark]
  }

  /// Where the name is, which is the first field, without its mark.
  private static func name(_ text: Span<UInt8>, _ part: Range<Int>) -> Range<Int> {
    let start = part.lowerBound + 1
    var end = start
    while end < part.upperBound, text[end] >= FoldedField.markEnd { end += 1 }
    return start..<end
  }
}
