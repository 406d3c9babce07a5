import VCardCodec

/// Reads vCards in JSON (RFC 7095): one, or an array of them.
enum JCardReader: ForeignReader {
  static func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
    var reader = JSONReader(Array(start))
    guard reader.take(0x5B) else { return false }
    _ = reader.take(0x5B)
    do throws(JSONFault) { return try reader.value() == .string("vcard") } catch { return false }
  }

  static func read(_ bytes: [UInt8]) -> ReadCards {
    var reader = JSONReader(ForeignText.utf8(bytes))
    var cards = ReadCards()
    do throws(JSONFault) {
      try reader.expect(0x5B)
      if reader.peek() == 0x22 {
        try readCard(&reader, line: 1, into: &cards)
      } else {
        var lines = JSONLineCounter()
        var isFirst = true
        while try reader.hasElement(isFirst: isFirst, closing: 0x5D) {
          isFirst = false
          _ = reader.peek()
          let line = lines.line(at: reader)
          try reader.expect(0x5B)
          try readCard(&reader, line: line, into: &cards)
        }
      }
      if reader.peek() != nil { throw reader.fault("more text after the end") }
    } catch {
      cards.report(.invalidLine, .error, line: error.line, error.text)
    }
    if cards.isEmpty { cards.report(.notACard, .error, line: 1, "no jCard in this file") }
    return cards
  }

  /// Reads a card whose opening bracket is taken, up to its closing one.
  private static func readCard(
    _ reader: inout JSONReader, line: Int, into cards: inout ReadCards
  ) throws(JSONFault) {
    guard try reader.value() == .string("vcard") else { throw reader.fault("this is no jCard") }
    try reader.expect(0x2C)
    let properties = try reader.value()
    try reader.expect(0x5D)
    guard case .array(let elements) = properties else {
      throw reader.fault("a jCard without an array of properties")
    }
    var builder = CardBuilder()
    for element in elements {
      guard let property = JCardProperty(element) else {
        cards.report(.invalidLine, .error, line: line, "a property that is none of jCard’s")
        continue
      }
      if property.repeatsParameter {
        cards.report(
          .invalidLine, .warning, line: line,
          "a parameter of ‘\(property.name)’ is there twice; its values are taken together")
      }
      if property.name != "version" { builder.append(property.draft) }
    }
    cards.append(builder.card(), line: line)
  }
}
