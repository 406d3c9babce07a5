/// Where an entry's text lies, and what is known of it.
struct EntryExtent: Sendable {
  /// The name and everything else that a walk has to look through.
  var walked: Range<Int>
  /// Behind it the plain words: ASCII, and no part of the name.
  var plain: Range<Int>
  /// The phone numbers, in a text of their own.
  var phones: Range<Int>

  /// All but the phone numbers.
  var all: Range<Int> { walked.lowerBound..<plain.upperBound }

  init(walked: Range<Int>, plain: Range<Int>, phones: Range<Int>) {
    self.walked = walked
    self.plain = plain
    self.phones = phones
  }

  /// Of an entry in its own bytes.
  init(of entry: FoldedEntry) {
    self.init(
      walked: 0..<entry.plain, plain: entry.plain..<entry.count, phones: 0..<entry.phoneCount)
  }
}
