/// Finds digits inside the phone numbers of an entry.
///
/// Each number begins with a mark of its own, so nothing is found that reaches from one into the
/// next.
struct PhoneSearch: Sendable {
  let needle: ByteNeedle
  private let needed: UInt64

  init(_ word: QueryWord) {
    let plus: [UInt8] = word.hasPlus ? [UInt8(ascii: "+")] : []
    needle = ByteNeedle(plus + word.digits)
    needed = word.neededInPhones.others
  }

  /// Whether a number holds the word's digits; with a plus sign, whether one begins with them.
  @inline(__always)
  func isIn(_ phones: Span<UInt8>, _ extent: EntryExtent, _ letters: EntryLetters) -> Bool {
    letters.others & needed == needed && isIn(phones, extent)
  }

  func isIn(_ phones: Span<UInt8>, _ extent: EntryExtent) -> Bool {
    needle.firstPlace(in: phones, extent.phones) != nil
  }
}
