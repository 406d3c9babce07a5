import UnicodeText

extension NameWalk {
  /// Looks for the query word in an entry, at every place where a match may begin.
  mutating func search(_ text: Span<UInt8>, _ extent: EntryExtent) {
    reset()
    limit = extent.start + Int(extent.phones)
    whole = extent.start + 1..<extent.start + max(1, Int(extent.nameEnd))
    let typed = query[0]
    // For text that is not ASCII no such byte is looked for: 0 is in no entry.
    let wanted = typed < 0x80 ? typed : 0
    var position = extent.start
    while true {
      position = ByteScan.firstPlace(of: wanted, orNonASCIIIn: text, from: position, to: limit)
      guard position < limit else { return }
      if text[position] < 0x80 {
        if !TextUnit.isWord(text[position - 1]), match(text, from: position) { return }
        position += 1
        continue
      }
      let unit = TextUnit(text, at: position)
      if mayBegin(text, position, unit, typed), match(text, from: position) { return }
      position += unit.count
    }
  }

  /// Whether a match may begin with a character that is not ASCII.
  @inline(__always)
  private func mayBegin(
    _ text: Span<UInt8>, _ position: Int, _ unit: TextUnit, _ typed: UInt8
  ) -> Bool {
    switch unit.kind {
    case .han: TextUnit.isLatin(typed) || text[position] == typed
    case .hangul: typed >= 0xE0
    case .kana:
      (TextUnit.isLatin(typed) || text[position] == typed) && !TextUnit.isWord(text[position - 1])
    case .letters: text[position] == typed && !TextUnit.isWord(text[position - 1])
    }
  }

  /// What a match costs for beginning at `position`.
  func startCost(_ text: Span<UInt8>, _ position: Int) -> Int {
    let before = text[position - 1]
    let place =
      before < FoldedField.markEnd
      ? 0 : TextUnit.isWord(before) ? StartCost.syllable : StartCost.word
    if position < whole.upperBound { return place }
    return isInName(text, position) ? place + StartCost.phonetic : StartCost.otherWord
  }

  /// Whether `position` is in the name or in its phonetic form.
  func isInName(_ text: Span<UInt8>, _ position: Int) -> Bool {
    if position < whole.upperBound { return true }
    var mark = position
    while text[mark] >= FoldedField.markEnd { mark -= 1 }
    return text[mark] == FoldedField.phonetic.rawValue
  }
}
