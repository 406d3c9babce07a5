import UnicodeText

extension Surroundings {
  /// Writes a line of machine output: exact, unless a terminal would have to obey it.
  ///
  /// - Parameter line: The line without its end.
  /// - Throws: `CommandError.output`.
  package mutating func writeLine(_ line: some Collection<UInt8>) throws(CommandError) {
    if isOutputTerminal {
      // A tab between fields is no control of the terminal that matters; it stays.
      let fields = line.split(separator: 0x09, omittingEmptySubsequences: false)
      let shown = fields.map { VisibleEscape.escape(String(decoding: $0, as: UTF8.self)) }
      try output.write(shown.joined(separator: "\t") + "\n")
    } else {
      try output.writeLine(line)
    }
  }

  /// Writes a card with its own line ends, and one more when it does not end in any.
  ///
  /// On a terminal all that is no line end of the card (CR, LF or both) is shown, U+2028 and U+0085 too.
  mutating func writeCard(_ card: [UInt8]) throws(CommandError) {
    guard isOutputTerminal else {
      try output.write(card)
      if card.last != 0x0A, card.last != 0x0D { try output.write("\n") }
      return
    }
    var rest = card[...]
    while let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      try writeShown(rest[..<end])
      let isPair = rest[end] == 0x0D && end + 1 < rest.endIndex && rest[end + 1] == 0x0A
      rest = rest[(end + (isPair ? 2 : 1))...]
    }
    if !rest.isEmpty { try writeShown(rest) }
  }

  /// Writes a line in which everything shows, tabs too.
  private mutating func writeShown(_ line: ArraySlice<UInt8>) throws(CommandError) {
    try output.write(VisibleEscape.escape(String(decoding: line, as: UTF8.self)) + "\n")
  }
}
