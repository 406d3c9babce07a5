import UnicodeText

extension NameWalk {
  /// Looks for the query word in an entry, at every place where a match may begin.
  mutating func search(_ text: Span<UInt8>, _ extent: EntryExtent) {
    reset()
    limit = extent.start + Int(extent.phones)
    let nameStart = extent.start + 1
    let nameEnd = extent.start + Int(extent.nameEnd)
    whole = nameStart..<nameEnd
    let typed = query[0]
    let typedIsLatin = TextUnit.isLatin(typed)
    var field = FoldedField.name
    var fieldStart = nameStart
    var isFirst = true
    var position = extent.start
    while position < limit {
      let byte = text[position]
      if byte < 0x80 {
        if isFirst, byte == typed {
          startCost = cost(of: field, isFieldStart: position == fieldStart, isWordStart: true)
          if match(text, from: position) { return }
        }
        isFirst = !TextUnit.isWord(byte)
        if byte < FoldedField.markEnd {
          field = FoldedField(rawValue: byte) ?? .words
          fieldStart = position + 1
        } else if byte == 0x1E {
          while position < limit, text[position] != 0x20 { position += 1 }
          continue
        }
        position += 1
        continue
      }
      let unit = TextUnit(text, at: position)
      let begins =
        switch unit.kind {
        case .han: typedIsLatin || byte == typed
        case .hangul: typed >= 0xE0
        case .kana: isFirst && (typedIsLatin || byte == typed)
        case .letters: isFirst && byte == typed
        }
      if begins {
        startCost = cost(
          of: field, isFieldStart: position == fieldStart, isWordStart: isFirst)
        if match(text, from: position) { return }
      }
      isFirst = false
      position += unit.count
    }
  }

  private func cost(of field: FoldedField, isFieldStart: Bool, isWordStart: Bool) -> Int {
    let place = isFieldStart ? 0 : isWordStart ? StartCost.word : StartCost.syllable
    return switch field {
    case .name: place
    case .phonetic: place + StartCost.phonetic
    case .words, .phone: StartCost.otherWord
    }
  }
}
