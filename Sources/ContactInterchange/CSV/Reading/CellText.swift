import UnicodeText

/// The text of a cell.
enum CellText {
  /// The text of bytes: line ends as line feeds, and without the apostrophe that stands before a cell which a
  /// spreadsheet would calculate (`SpreadsheetText`).
  static func string(_ bytes: [UInt8]) -> String {
    var bytes = bytes
    if bytes.contains(where: { $0 == 0x0D || $0 == 0 }) { bytes = withLineFeeds(bytes) }
    let text = SpreadsheetText.withoutGuard(String(utf8: bytes.span) ?? Charset.decodeUTF8(bytes))
    if let first = text.utf8.first, 0x21...0x7E ~= first { return text }
    // Outlook ends notes in a line end, empty ones too.
    return text.unicodeScalars.allSatisfy(\.properties.isWhitespace) ? "" : text
  }

  /// The bytes with LF for CR LF and for CR, and without NUL, which no program means.
  ///
  /// Where every line ends in a lone CR they stay: a card has line breaks for them, and `CustomField` notes them.
  private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    let end: UInt8 = bytes.contains(0x0A) ? 0x0A : 0x0D
    for (index, byte) in bytes.enumerated() {
      if byte == 0 { continue }
      if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
      text.append(byte == 0x0D ? end : byte)
    }
    return text
  }

  /// The lines of an address without the tabs that Outlook begins them with.
  static func withoutIndent(_ text: String) -> String {
    guard text.utf8.contains(0x09) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.drop { $0 == "\t" })
    }.joined(separator: "\n")
  }
}
