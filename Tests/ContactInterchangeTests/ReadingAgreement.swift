import ContactBook
import ContactInterchange
import VCardCodec

/// The whole card, read the slow way, as oracle of the record that a list reads the fast way.
enum ReadingAgreement {
  static func differences(in bytes: [UInt8]) -> [String] {
    var differences: [String] = []
    var reader = RecordReader()
    var record = ContactRecord()
    let outline = CardOutline(bytes.span)
    for (card, place) in zip(VCardFile(bytes).cards, outline.cards) {
      guard reader.next(in: bytes.span, into: &record) else {
        return differences + ["fewer records"]
      }
      if reader.tailExtents != place.tails || reader.extent != place.head.bytes {
        differences.append("line \(card.number): extents")
      }
      let contact = Contact(card: card)
      let fields: [(ContactRecord.Field, String)] = [
        (.displayName, contact.displayName), (.familyName, contact.name.familyName),
        (.givenName, contact.name.givenName), (.middleName, contact.name.middleName),
        (.namePrefix, contact.name.prefix), (.nameSuffix, contact.name.suffix),
        (.phoneticFamilyName, contact.name.phoneticFamilyName),
        (.phoneticGivenName, contact.name.phoneticGivenName),
        (.organization, contact.organization), (.identity, contact.identity),
        (.nickname, contact.nickname),
      ]
      for (field, text) in fields where (record[field] ?? "") != text {
        differences.append("line \(card.number) \(field): \(record[field] ?? "") or \(text)")
      }
      if record.kind != contact.kind { differences.append("line \(card.number): kind") }
    }
    if reader.next(in: bytes.span, into: &record) { differences.append("more records") }
    return differences
  }
}
