/// Where surnames with a reading of their own stand in one order by readings.
///
/// CLDR's pinyin and zhuyin orders know one reading of each character: 解 stands under jiě, the
/// surname is Xiè. Such a surname is sorted as the character its *anchor* is, one of the right
/// reading (谢), with three bytes put in:
///
///     谢娜     primary(谢)           primary(娜) 01 …
///     谢Amy    primary(谢) FF        primary(a) …
///     解晓东   primary(谢) FF FF 02  primary(晓) …
///     next     a greater primary, different before its end
///
/// In a key FF follows a primary weight only where weights stop sharing their first byte, and a
/// weight that begins with less than FF follows. So all 解 are one run right behind all 谢, before
/// the next character. The last byte tells the surnames of one anchor apart.
/// Only the first character is replaced; where it has its place already nothing is.
struct SurnamePlacement: Sendable {
  struct Move: Sendable {
    let anchor: UInt16
    /// The length of the anchor's primary weight in a sort key.
    let anchorKeyLength: Int
    let number: UInt8
  }

  /// For each entry of the table where it is moved to.
  private let moves: [Move?]

  /// Finds which surnames are to be moved in an order by readings.
  ///
  /// Those the table says, and those that stand in another section than their anchor: the readings
  /// behind zhuyin are not those behind pinyin (沈 is chén there), and they change between
  /// versions of CLDR.
  init(collator: Collator, boundaries: BoundaryTable<SectionTable.Target>) {
    moves = SurnameTable.shared.entries.map { entry in
      // Every anchor is a common character: one UTF-16 unit.
      guard let anchor = entry.anchor, let unit = UInt16(exactly: anchor.value) else { return nil }
      let key = collator.primaryKey(of: String(anchor))
      if !entry.isMoved, let first = Unicode.Scalar(entry.characters[0]),
        boundaries.target(of: collator.primaryKey(of: String(first))) == boundaries.target(of: key)
      {
        return nil
      }
      return Move(anchor: unit, anchorKeyLength: key.count, number: entry.number)
    }
  }

  /// How to move the name whose first characters are given, if it is to be moved.
  func move(first: UInt32, character: (Int) -> UInt32?) -> Move? {
    SurnameTable.shared.place(first: first, character: character).flatMap { moves[$0] }
  }
}
