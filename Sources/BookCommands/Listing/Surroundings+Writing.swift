import UnicodeText

extension Surroundings {
  /// Writes a line of machine output: exact, unless a terminal would have to obey it.
  package mutating func writeLine(_ line: [UInt8]) throws(CommandError) {
    if isOutputTerminal {
      // A tab between fields is no control of the terminal that matters; it stays.
      let fields = String(decoding: line, as: UTF8.self).split(
        separator: "\t", omittingEmptySubsequences: false)
      try output.write(
        fields.map { VisibleEscape.escape(String($0)) }.joined(separator: "\t") + "\n")
    } else {
      try output.write(line)
      try output.write("\n")
    }
  }

  /// Writes a card with its own line ends, and one more when it does not end in any.
  mutating func writeCard(_ card: [UInt8]) throws(CommandError) {
    guard isOutputTerminal else {
      try output.write(card)
      if card.last != 0x0A { try output.write("\n") }
      return
    }
    for line in String(decoding: card, as: UTF8.self).split(whereSeparator: \.isNewline) {
      try output.write(VisibleEscape.escape(String(line)) + "\n")
    }
  }
}
