/// How good a match is: what its words cost together; the smaller goes first.
package struct SearchRank: Hashable, Comparable, Sendable {
  package let rawValue: UInt16

  private static let limit = 1023

  init(cost: Int) { rawValue = UInt16(min(cost, Self.limit)) }

  package static func < (one: SearchRank, other: SearchRank) -> Bool {
    one.rawValue < other.rawValue
  }

  /// The places of `ranks`, best first; those alike in the order that they have.
  ///
  /// Counts instead of comparing: linear in their number.
  package static func order(_ ranks: [SearchRank]) -> [UInt32] {
    var starts = [UInt32](repeating: 0, count: limit + 2)
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
