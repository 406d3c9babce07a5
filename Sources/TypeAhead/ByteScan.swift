/// Search for single bytes: the one file of this module that reads memory eight bytes at a time.
enum ByteScan {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// The first place from `position` on, below `limit`, with the ASCII byte `wanted` or with any
  /// byte that is not ASCII; `limit` when there is none.
  @inline(__always)
  static func firstPlace(
    of wanted: UInt8, orNonASCIIIn text: Span<UInt8>, from position: Int, to limit: Int
  ) -> Int {
    precondition(position >= 0 && limit <= text.count)
    let bytes = unsafe text.bytes
    let pattern = UInt64(wanted) &* ones
    var position = position
    while position + 8 <= limit {
      let eight = unsafe UInt64(
        littleEndian: bytes.unsafeLoadUnaligned(
          fromUncheckedByteOffset: position, as: UInt64.self))
      let other = eight ^ pattern
      // A zero byte of `other` borrows into its high bit; the lowest such bit is never false.
      let hits = ((other &- ones) & ~other | eight) & highs
      if hits != 0 { return position + hits.trailingZeroBitCount >> 3 }
      position += 8
    }
    while position < limit, text[position] != wanted, text[position] < 0x80 { position += 1 }
    return position
  }
}
