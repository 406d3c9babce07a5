import VCardCodec

/// How much a card prefers one of several values.
enum Preference {
  /// The rank of a line, the smallest first: PREF of 4.0 counts from 1 to 100, `TYPE=pref` as 1;
  /// `Int.max` when the card prefers none.
  ///
  /// - Complexity: linear in the parameters; the line is only taken apart when they hold `PREF`.
  static func rank(of line: ScannedCard.Line, in card: ScannedCard, _ bytes: Span<UInt8>) -> Int {
    guard mentionsPreference(line.parameters, in: bytes),
      let content = card.contentLine(line, in: bytes)
    else { return Int.max }
    return rank(of: content)
  }

  /// The rank of a content line.
  static func rank(of line: ContentLine) -> Int {
    line.preferenceRank ?? Int.max
  }

  /// Whether parameters may hold `PREF`; those that are folded may in any case.
  private static func mentionsPreference(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    guard range.count >= 4 else { return false }
    for index in range where bytes[index] == 0x0A || bytes[index] == 0x0D { return true }
    for index in range.lowerBound...(range.upperBound - 4)
    where bytes[index] | 0x20 == 0x70 && bytes[index + 1] | 0x20 == 0x72
      && bytes[index + 2] | 0x20 == 0x65 && bytes[index + 3] | 0x20 == 0x66
    {
      return true
    }
    return false
  }
}
