import VCardCodec

/// Reads vCards, which stay as they are.
enum VCardReader: ForeignReader {
  /// Whether a line of the first ones is `BEGIN:VCARD`.
  static func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
    start.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).contains {
      ForeignText.hasWord("BEGIN:VCARD", at: ForeignText.trimmed($0))
    }
  }

  static func read(_ bytes: [UInt8]) -> ReadCards {
    var cards = ReadCards()
    let converted = VCardFile.convertedToUTF8(bytes.span)
    let text = converted ?? bytes
    let outline = CardOutline(text.span)
    cards.diagnostics = outline.diagnostics
    if converted != nil {
      cards.report(
        .convertedEncoding, .warning, line: 1, "the file is UTF-16; it was converted for reading")
    }
    for card in outline.cards {
      cards.append(bytes: text[card.head.bytes], line: card.head.number)
      for tail in card.tails { cards.continueLast(with: text[tail.bytes]) }
    }
    cards.diagnostics.sort { $0.line < $1.line }
    return cards
  }
}
