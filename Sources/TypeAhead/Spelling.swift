/// Up to seven ASCII letters, the first in the lowest byte: the reading of a character.
struct Spelling: Hashable, Sendable {
  let letters: UInt64
  let count: Int

  init(_ text: some StringProtocol) {
    var letters: UInt64 = 0
    var count = 0
    for byte in text.utf8.prefix(7) {
      letters |= UInt64(byte) << UInt64(8 * count)
      count += 1
    }
    self.letters = letters
    self.count = count
  }

  /// The spelling whose letters these are, with zeros behind them.
  @inline(__always)
  init(letters: UInt64) {
    self.letters = letters
    count = 8 - letters.leadingZeroBitCount / 8
  }

  var first: UInt8 { UInt8(truncatingIfNeeded: letters) }
  var second: UInt8 { UInt8(truncatingIfNeeded: letters >> 8) }
  var last: UInt8 { count == 0 ? 0 : UInt8(truncatingIfNeeded: letters >> UInt64(8 * (count - 1))) }

  /// Whether the first `length` letters are those of `window`.
  @inline(__always)
  func agrees(with window: UInt64, for length: Int) -> Bool {
    let bits = UInt64(8 * length)
    return (letters ^ window) & ((1 << bits) &- 1) == 0
  }
}
