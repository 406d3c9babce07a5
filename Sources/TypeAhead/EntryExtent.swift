/// Where an entry's text lies, and what is known of it.
struct EntryExtent: Sendable {
  var start: Int
  var count: UInt32
  /// Where the phone numbers begin, from `start`.
  var phones: UInt32
  /// Where the name ends, from `start`.
  var nameEnd: UInt32
  var hasAccents: Bool
  /// Letters and characters of the name, up to 127: of two matches alike the shorter goes first.
  var nameLength: UInt8

  /// An entry that holds nothing and is never found.
  static let removed = EntryExtent(
    start: 0, count: 0, phones: 0, nameEnd: 0, hasAccents: false, nameLength: 0)

  init(
    start: Int, count: UInt32, phones: UInt32, nameEnd: UInt32, hasAccents: Bool, nameLength: UInt8
  ) {
    self.start = start
    self.count = count
    self.phones = phones
    self.nameEnd = nameEnd
    self.hasAccents = hasAccents
    self.nameLength = nameLength
  }

  init(of entry: FoldedEntry, at start: Int) {
    self.init(
      start: start, count: UInt32(entry.count), phones: UInt32(entry.phones),
      nameEnd: UInt32(entry.nameEnd), hasAccents: entry.hasAccents,
      nameLength: UInt8(min(127, entry.nameEnd)))
  }
}
