/// Where names stand whose reading one order by readings does not know.
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
///
/// A rare character that the order leaves behind all others (㐀 behind every z) stands behind a
/// common one of its reading in the same way, with FF FF FF and its whole own key put in.
struct ReadingPlacement: Sendable {
  struct Move: Sendable {
    let anchor: UInt16
    /// The length of the anchor's primary weight in a sort key.
    let anchorKeyLength: Int
    let number: UInt8
  }

  /// For each entry of the table where it is moved to.
  private let moves: [Move?]
  /// For each syllable the key of a common character that has it, and what that belongs to.
  private let homes: [(key: [UInt8], target: SectionTable.Target?)]
  /// Where the order leaves what it does not know: with the last of all syllables.
  private let last: SectionTable.Target?

  /// Finds which surnames are to be moved in an order by readings.
  ///
  /// Those the table says, and those that stand in another section than their anchor: the readings
  /// behind zhuyin are not those behind pinyin (沈 is chén there), and they change between
  /// versions of CLDR.
  init(collator: Collator, boundaries: BoundaryTable<SectionTable.Target>) {
    homes = HanReadings.commonCharacters.map { scalar in
      guard let scalar else { return ([], nil) }
      let key = collator.primaryKey(of: String(scalar))
      return (key, boundaries.target(of: key))
    }
    last = homes.max { $0.key.lexicographicallyPrecedes($1.key) }?.target
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

  /// The key behind which a character without a place in the order stands.
  ///
  /// `target` is what its own key belongs to; only the last section takes unknown characters.
  func home(ofRare scalar: UInt32, target: SectionTable.Target?) -> [UInt8]? {
    guard target == last, let scalar = Unicode.Scalar(scalar) else { return nil }
    let readings = HanReadings.syllables(of: scalar).map { homes[Int($0.rawValue)] }
    guard let first = readings.first, !first.key.isEmpty,
      readings.allSatisfy({ $0.target != last })
    else { return nil }
    return first.key
  }

  /// How to move the name whose first characters are given, if it is to be moved.
  func move(first: UInt32, character: (Int) -> UInt32?) -> Move? {
    SurnameTable.shared.place(first: first, character: character).flatMap { moves[$0] }
  }
}
