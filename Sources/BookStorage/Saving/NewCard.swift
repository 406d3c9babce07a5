import VCardCodec

/// What a card needs before it is written for the first time.
enum NewCard {
  /// The card with a UID, its own or else the one given, and a line end behind its last line.
  static func prepared(_ card: VCard, uuid: String) -> VCard {
    let end = lineEnd(of: card)
    let isWithoutUID = (card["UID"]?.text ?? "").isEmpty
    var bytes: [UInt8] = []
    for line in card.lines {
      if line.kind == .end, isWithoutUID {
        bytes += Array("UID:\(card.version == .v40 ? "urn:uuid:" : "")\(uuid)".utf8) + end
      }
      bytes += line.bytes
    }
    if bytes.last != 0x0A, bytes.last != 0x0D { bytes += end }
    return VCard(bytes[...])
  }

  private static func lineEnd(of card: VCard) -> [UInt8] {
    let first = card.lines.first?.bytes ?? []
    let ends = first[(first.lastIndex { $0 != 0x0D && $0 != 0x0A }.map { $0 + 1 } ?? first.startIndex)...]
    return ends.isEmpty ? [0x0D, 0x0A] : Array(ends)
  }
}
