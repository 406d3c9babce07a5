import VCardCodec

/// What a card needs before it is written for the first time.
enum NewCard {
  /// The card with a UID, its own or else the one given; whole, and with a line end behind its last line, so that
  /// another can follow it.
  static func prepared(_ card: VCard, uuid: String) -> VCard {
    var card = card
    if (card["UID"]?.text ?? "").isEmpty {
      if let empty = card.lines.firstIndex(where: { $0.kind == .property && $0.name == "UID" }) {
        card.removeLine(at: empty)
      }
      card.insert(
        card.version == .v40
          ? PropertyDraft("UID", .uri("urn:uuid:\(uuid)")) : PropertyDraft("UID", .text(uuid)))
    }
    let hasBegin = card.lines.contains { $0.kind == .begin }
    let hasEnd = card.lines.contains { $0.kind == .end }
    let bytes = card.bytes
    let endsWithLine = bytes.last == 0x0A || bytes.last == 0x0D
    guard !hasBegin || !hasEnd || !endsWithLine else { return card }
    let end = lineEnd(of: card)
    let head = hasBegin ? [] : Array("BEGIN:VCARD".utf8) + end
    let tail = hasEnd ? [] : Array("END:VCARD".utf8) + end
    return VCard((head + bytes + (endsWithLine ? [] : end) + tail)[...])
  }

  private static func lineEnd(of card: VCard) -> [UInt8] {
    switch card.style.lineEnding {
    case .lf: [0x0A]
    case .cr: [0x0D]
    case .crlf, .crcrlf: [0x0D, 0x0A]
    }
  }
}
