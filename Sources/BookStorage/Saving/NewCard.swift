import VCardCodec

/// What a card needs before it is written for the first time.
enum NewCard {
  /// The card with a UID, its own or else the one given, and a line end behind its last line.
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
    let bytes = card.bytes
    guard bytes.last != 0x0A, bytes.last != 0x0D else { return card }
    let end: [UInt8] =
      switch card.style.lineEnding {
      case .lf: [0x0A]
      case .cr: [0x0D]
      case .crlf, .crcrlf: [0x0D, 0x0A]
      }
    return VCard((bytes + end)[...])
  }
}
