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
    let converted = VCardFile.convertedToUTF8(bytes.span)
    let text = converted ?? bytes
    var cards = ReadCards(of: text, CardOutline(text.span))
    if converted != nil {
      cards.report(
        .convertedEncoding, .warning, line: 1, "the file is UTF-16; it was converted for reading")
    }
    cards.diagnostics.sort { $0.line < $1.line }
    return cards
  }
}
