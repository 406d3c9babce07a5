import VCardCodec

/// Reads the JSON that `kith export --to json` writes: the card of each contact, as it is.
enum KithJSONReader: ForeignReader {
  /// The member that tells this JSON from others, and its value.
  static let format = "kith-contacts"

  static func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
    var reader = JSONReader(Array(start))
    do throws(JSONFault) {
      try reader.expect(0x7B)
      let name = try reader.memberName()
      let value = try reader.value()
      return name == "format" && value == .string(format)
    } catch {
      return false
    }
  }

  static func read(_ bytes: [UInt8]) -> ReadCards {
    var reader = JSONReader(ForeignText.utf8(bytes))
    var cards = ReadCards()
    do throws(JSONFault) {
      try reader.expect(0x7B)
      var isFirst = true
      while try reader.hasElement(isFirst: isFirst, closing: 0x7D) {
        isFirst = false
        guard try reader.memberName() == "contacts" else {
          _ = try reader.value()
          continue
        }
        try read(&reader, into: &cards)
      }
      if reader.peek() != nil { throw reader.fault("more text after the end") }
    } catch {
      cards.report(.invalidLine, .error, line: error.line, error.text)
    }
    if cards.isEmpty { cards.report(.notACard, .error, line: 1, "no contact in this file") }
    return cards
  }

  private static func read(
    _ reader: inout JSONReader, into cards: inout ReadCards
  ) throws(JSONFault) {
    try reader.expect(0x5B)
    var lines = JSONLineCounter()
    var isFirst = true
    while try reader.hasElement(isFirst: isFirst, closing: 0x5D) {
      isFirst = false
      _ = reader.peek()
      let line = lines.line(at: reader)
      guard case .object(let members) = try reader.value(), let card = card(in: members) else {
        cards.report(.invalidLine, .error, line: line, "a contact without its card")
        continue
      }
      let found = VCardReader.read(card)
      guard found.count == 1 else {
        cards.report(.notACard, .error, line: line, "the card of a contact is no vCard")
        continue
      }
      cards.append(bytes: Array(found.bytes(at: 0)), line: line)
    }
  }

  /// The bytes of the card: `card`, or `cardBase64` for one that is not UTF-8.
  private static func card(in members: [JSONMember]) -> [UInt8]? {
    for member in members {
      switch (member.name, member.value) {
      case ("card", .string(let text)): return Array(text.utf8)
      case ("cardBase64", .string(let text)): return Base64Text.decode(text.utf8)
      default: continue
      }
    }
    return nil
  }
}
