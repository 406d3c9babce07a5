import ContactBook
import ContactInterchange
import VCardCodec

/// A card that is written for the first time, with what it needs for that.
struct NewCard {
  /// The card with a UID, its own or else the one given; whole, and with a line end behind its last line, so that
  /// another can follow it.
  let bytes: [UInt8]
  let identity: String
  let name: String

  /// Prepares a card.
  ///
  /// - Parameters:
  ///   - card: Its bytes.
  ///   - uuid: Gives its UID when it has none.
  /// - Complexity: linear in the card, which is taken apart only when more than a UID is missing.
  init(_ card: ArraySlice<UInt8>, uuid: () -> String) {
    var record = ContactRecord()
    var reader = RecordReader()
    let isCard = reader.next(in: card.span, into: &record)
    let known = isCard ? Self.identified(card, reader, record, uuid) : nil
    let text = known ?? Self.prepared(VCard(card), uuid: uuid()).bytes
    if !record.contains(.identity) {
      var reader = RecordReader()
      _ = reader.next(in: text.span, into: &record)
    }
    bytes = text
    identity = record[.identity] ?? ""
    name = record[.displayName] ?? ""
  }

  /// The bytes of a whole card with a UID as its last property unless it has one; nil when the card must be looked at
  /// more closely for that.
  private static func identified(
    _ card: ArraySlice<UInt8>, _ reader: RecordReader, _ record: ContactRecord, _ uuid: () -> String
  ) -> [UInt8]? {
    guard reader.isWhole, reader.extent == 0..<card.count, card.last == 0x0A else { return nil }
    if record.contains(.identity) { return Array(card) }
    let feeds: [UInt8] = card.dropLast().last == 0x0D ? [0x0D, 0x0A] : [0x0A]
    let end = card.suffix("END:VCARD".utf8.count + feeds.count)
    let before = card[..<end.startIndex]
    // The line before END has text and the same line end.
    guard !reader.hasUID, let version = reader.version, end.starts(with: "END:VCARD".utf8),
      before.suffix(feeds.count).elementsEqual(feeds),
      let last = before.dropLast(feeds.count).last, last != 0x0A, last != 0x0D
    else { return nil }
    let uid = "UID:" + (version == .v40 ? "urn:uuid:" : "") + uuid()
    return before + Array(uid.utf8) + feeds + end
  }

  private static func prepared(_ card: VCard, uuid: String) -> VCard {
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
