/// A section of a collation, ordered as the sections stand in a list.
///
/// Three bytes, of which a sort key begins with as many as needed:
///
///     00 … DF        a section of the locale: its own script, then A–Z
///     E0 ss ll       label ll of another script, the script's place among all being ss
///     FF             the last: # for digits, symbols and what has no letter
struct SectionID: Comparable, Hashable, Sendable {
  let rawValue: UInt32

  /// How many sections of its own a locale can have.
  static let ownLimit = 0xE0

  static let other = SectionID(rawValue: 0xFF_0000)

  static func own(_ index: Int) -> SectionID { SectionID(rawValue: UInt32(index) << 16) }

  static func foreign(script: Int, label: Int) -> SectionID {
    SectionID(rawValue: 0xE0_0000 | UInt32(script) << 8 | UInt32(label))
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Reads the section back from the first three bytes of a sort key.
  init(keyBytes b0: UInt8, _ b1: UInt8, _ b2: UInt8) {
    rawValue =
      b0 == 0xE0 ? 0xE0_0000 | UInt32(b1) << 8 | UInt32(b2) : UInt32(b0) << 16
  }

  static func < (a: SectionID, b: SectionID) -> Bool { a.rawValue < b.rawValue }

  var isForeign: Bool { rawValue >> 16 == 0xE0 }
  var ownIndex: Int? { rawValue < 0xE0_0000 ? Int(rawValue >> 16) : nil }
  var foreignScript: Int { Int(rawValue >> 8 & 0xFF) }
  var foreignLabel: Int { Int(rawValue & 0xFF) }
}
