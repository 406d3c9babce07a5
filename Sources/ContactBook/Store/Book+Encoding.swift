/// How the fields of a contact lie in the text of the book: for each field a tag (the raw value), the
/// length in base 128 (low digits first, as LEB128) and the bytes; the identity first, a tag of 255 last.
extension Book {
  static let endTag: UInt8 = 255

  /// Appends the fields of a record and gives the row that points to them.
  mutating func encode(_ record: ContactRecord, identity: some Collection<UInt8>) -> BookRow {
    precondition(text.count <= Int(UInt32.max), "a book's text is limited to 4 GiB")
    let start = UInt32(text.count)
    var bits = UInt32(1) << 31 | UInt32(record.kind.rawValue) << 24
    bits |= 1 << UInt32(ContactRecord.Field.identity.rawValue)
    encode(.identity, identity)
    for extent in record.extents where extent.field != .identity {
      bits |= 1 << UInt32(extent.field.rawValue)
      encode(extent.field, record.text[extent.start..<extent.end])
    }
    text.append(Self.endTag)
    return BookRow(start: start, bits: bits)
  }

  private mutating func encode(_ field: ContactRecord.Field, _ bytes: some Collection<UInt8>) {
    text.append(field.rawValue)
    var rest = bytes.count
    while rest >= 0x80 {
      text.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    text.append(UInt8(truncatingIfNeeded: rest))
    text.append(contentsOf: bytes)
  }

  /// Steps over one field: its tag and where its bytes lie, or nil at the end.
  func nextField(_ position: inout Int) -> (tag: UInt8, bytes: Range<Int>)? {
    let tag = text[position]
    position += 1
    guard tag != Self.endTag else { return nil }
    var length = 0
    var shift = 0
    while true {
      let byte = text[position]
      position += 1
      length |= Int(byte & 0x7F) << shift
      guard byte & 0x80 != 0 else { break }
      shift += 7
    }
    let start = position
    position += length
    return (tag, start..<position)
  }

  /// Where the bytes of a row's first field of a kind lie.
  func extent(_ field: ContactRecord.Field, in row: BookRow) -> Range<Int>? {
    guard row.isLive, row.has(field) else { return nil }
    var position = Int(row.start)
    while let next = nextField(&position) {
      if next.tag == field.rawValue { return next.bytes }
    }
    return nil
  }

  /// The bytes a row takes in the text.
  func encodedLength(of row: BookRow) -> Int {
    var position = Int(row.start)
    while nextField(&position) != nil {}
    return position - Int(row.start)
  }
}
