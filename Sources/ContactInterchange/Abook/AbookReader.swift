import VCardCodec

/// Reads the address book of the program abook: sections of `key=value` lines.
enum AbookReader: ForeignReader {
  /// Whether the file begins as abook's do, or with a numbered section that has a name or address.
  static func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
    var isInEntry = false
    for line in start.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let line = ForeignText.trimmed(line)
      if ForeignText.hasWord("# abook addressbook file", at: line) { return true }
      guard let first = line.first, first != 0x23 else { continue }
      if let section = AbookLine.section(line) {
        isInEntry = section.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } && !section.isEmpty
        guard isInEntry || section.elementsEqual("format".utf8) else { return false }
      } else {
        guard let (key, value) = AbookLine.field(line) else { return false }
        if key == "program" { return value.elementsEqual("abook".utf8) }
        if isInEntry, key == "name" || key == "email" { return true }
      }
    }
    return false
  }

  static func read(_ bytes: [UInt8]) -> ReadCards {
    let bytes = ForeignText.utf8(bytes)
    var cards = ReadCards()
    var entry: AbookEntry?
    var isHeader = false
    var number = 0
    for line in LineSequence(bytes) {
      number += 1
      let line = ForeignText.trimmed(line)
      guard let first = line.first, first != 0x23 else { continue }
      if let section = AbookLine.section(line) {
        Self.finish(&entry, &cards)
        isHeader = section.elementsEqual("format".utf8)
        if !isHeader { entry = AbookEntry(line: number) }
      } else if let (key, value) = AbookLine.field(line) {
        if isHeader { continue }
        if entry == nil {
          cards.report(
            .invalidLine, .warning, line: number, "a field before the first section; it is kept")
          entry = AbookEntry(line: number)
        }
        entry?.append(key, ForeignText.decoded(value))
      } else {
        cards.report(
          .invalidLine, .error, line: number, "this line is neither a section nor a field")
      }
    }
    Self.finish(&entry, &cards)
    if cards.isEmpty {
      cards.report(.notACard, .error, line: 1, "no entry of an address book in this file")
    }
    return cards
  }

  private static func finish(_ entry: inout AbookEntry?, _ cards: inout ReadCards) {
    defer { entry = nil }
    guard let entry, !entry.fields.isEmpty else { return }
    cards.append(entry.card, line: entry.line)
  }
}

/// A line of the file.
enum AbookLine {
  /// The name between brackets; nil for another line.
  static func section(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard line.first == 0x5B, line.last == 0x5D else { return nil }
    return line.dropFirst().dropLast()
  }

  /// Key and value; nil for a line without `=` or key.
  static func field(_ line: ArraySlice<UInt8>) -> (key: String, value: ArraySlice<UInt8>)? {
    guard let equals = line.firstIndex(of: 0x3D), equals > line.startIndex else { return nil }
    let key = ForeignText.trimmed(line[..<equals])
    return (ForeignText.decoded(key), ForeignText.trimmed(line[(equals + 1)...]))
  }
}
