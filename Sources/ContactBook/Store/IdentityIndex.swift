/// A hash table from identities to rows that holds only row numbers.
///
/// The identities themselves stay in the text of the book. Four bytes a slot, at most three quarters full.
struct IdentityIndex: Sendable {
  static let empty = UInt32.max

  /// Row numbers, found by linear probing; the length is a power of two.
  private(set) var slots: [UInt32] = []
  private var used = 0

  /// Whether one more entry fits.
  var hasRoom: Bool { (used + 1) * 4 <= slots.count * 3 }

  /// The row with an identity.
  ///
  /// - Parameters:
  ///   - hash: The hash of the identity.
  ///   - isMatch: Whether a row has the identity.
  /// - Returns: The row, or nil when none matches.
  func row(hash: Int, isMatch: (UInt32) -> Bool) -> UInt32? {
    guard !slots.isEmpty else { return nil }
    let mask = slots.count - 1
    var position = hash & mask
    while slots[position] != Self.empty {
      if isMatch(slots[position]) { return slots[position] }
      position = (position + 1) & mask
    }
    return nil
  }

  /// Enters a row; entries are never taken out, since a removed row matches nothing.
  mutating func insert(_ row: UInt32, hash: Int) {
    let mask = slots.count - 1
    var position = hash & mask
    while slots[position] != Self.empty {
      position = (position + 1) & mask
    }
    slots[position] = row
    used += 1
  }

  /// Empties the table and makes it large enough for a number of entries.
  mutating func reset(for entries: Int) {
    var size = 16
    while size * 3 < (entries + 1) * 4 * 2 { size *= 2 }
    slots = Array(repeating: Self.empty, count: size)
    used = 0
  }

  /// A hash that somebody who writes cards cannot foresee.
  static func hash(_ bytes: ArraySlice<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes.count)
    var word: UInt64 = 0
    var filled = 0
    for byte in bytes {
      word = word << 8 | UInt64(byte)
      filled += 1
      if filled == 8 {
        hasher.combine(word)
        word = 0
        filled = 0
      }
    }
    hasher.combine(word)
    return hasher.finalize()
  }
}
