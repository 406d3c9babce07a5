/// How good a match is; the smaller goes first.
///
///     cost of the words   8 bits   characters before readings, starts before the middle …
///     accents differ      1 bit    "jose" prefers Jose, "josé" José
///     length of the name  7 bits   the shorter name is more of what was typed
package struct SearchRank: Hashable, Comparable, Sendable {
  package let rawValue: UInt16

  init(cost: Int, accentsDiffer: Bool, length: UInt8) {
    rawValue = UInt16(min(cost, 255)) << 8 | (accentsDiffer ? 128 : 0) | UInt16(length & 127)
  }

  package static func < (one: SearchRank, other: SearchRank) -> Bool {
    one.rawValue < other.rawValue
  }

  /// The places of `ranks`, best first; those alike in the order that they have.
  ///
  /// Counts instead of comparing: linear in their number.
  package static func order(_ ranks: [SearchRank]) -> [UInt32] {
    var starts = [UInt32](repeating: 0, count: 1 << 16 + 1)
    for rank in ranks { starts[Int(rank.rawValue) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    var order = [UInt32](repeating: 0, count: ranks.count)
    for (place, rank) in ranks.enumerated() {
      let bucket = Int(rank.rawValue)
      order[Int(starts[bucket])] = UInt32(place)
      starts[bucket] += 1
    }
    return order
  }
}
