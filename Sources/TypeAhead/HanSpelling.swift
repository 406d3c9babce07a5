import Collation

/// How the readings of Han characters are typed.
///
/// The readings are those of `HanReadings`, which order and sections use too.
enum HanSpelling {
  /// Calls `body` with each way to type each reading of a character, and with whether that is
  /// another reading than the commonest, until it returns true.
  @inline(__always)
  static func first(of scalar: UInt32, where body: (Spelling, Bool) -> Bool) -> Bool {
    guard let scalar = Unicode.Scalar(scalar) else { return false }
    let syllables = HanReadings.syllables(of: scalar)
    for place in 0..<syllables.count {
      let letters = syllables[place].letters
      if body(Spelling(letters: letters), place > 0) { return true }
      // ü, written v in the second place, is also typed as u, and in passports as yu.
      guard UInt8(truncatingIfNeeded: letters >> 8) == UInt8(ascii: "v") else { continue }
      let withU = letters & ~0xFF00 | UInt64(UInt8(ascii: "u")) << 8
      if body(Spelling(letters: withU), place > 0) { return true }
      let withYu =
        letters & 0xFF | UInt64(UInt8(ascii: "y")) << 8 | UInt64(UInt8(ascii: "u")) << 16
        | (letters >> 16) << 24
      if body(Spelling(letters: withYu), place > 0) { return true }
    }
    return false
  }
}
