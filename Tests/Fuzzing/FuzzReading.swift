import ContactBook
import ContactInterchange
import VCardCodec

/// Reading as the program does it: a file of cards card by card, any other format into cards.
enum FuzzReading {
  static func read(_ format: ForeignFormat, _ bytes: [UInt8]) {
    guard format == .vcf else {
      _ = format.read(bytes)
      return
    }
    var reader = RecordReader()
    var record = ContactRecord()
    while reader.next(in: bytes.span, into: &record) {}
    for extent in CardOutline(bytes.span).cards {
      var faults: [Diagnostic] = []
      let card = VCard(extent, in: bytes[...], diagnostics: &faults)
      _ = CardInspection(card).values.count
      _ = Contact(card: card)
      _ = card.faults()
    }
  }
}
