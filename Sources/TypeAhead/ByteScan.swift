/// Search for bytes: the one file of this module that reads memory many bytes at a time.
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

  /// What is compared at once.
  typealias Vector = SIMD16<UInt8>

  /// The first place from `position` on, below `limit`, with the first four bytes of `needle`, or
  /// with all of them when it is shorter; `limit` when there is none.
  ///
  /// The bytes behind `limit` that the needle reaches are read: they have to be there.
  @inline(__always)
  static func firstPlace(
    of needle: ByteNeedle, in text: Span<UInt8>, from position: Int, to limit: Int
  ) -> Int {
    let count = needle.count
    precondition(position >= 0 && count > 0 && limit + min(4, count) - 1 <= text.count)
    let bytes = unsafe text.bytes
    var position = position
    while position < limit, position + 20 <= text.count {
      var other = vector(bytes, position) ^ needle.first
      if count > 1 { other |= vector(bytes, position + 1) ^ needle.second }
      if count > 2 { other |= vector(bytes, position + 2) ^ needle.third }
      if count > 3 { other |= vector(bytes, position + 3) ^ needle.fourth }
      if let place = firstPlace(where: other .== Vector()) { return min(position + place, limit) }
      position += 16
    }
    while position < limit, !agrees(needle, with: text, at: position) { position += 1 }
    return min(position, limit)
  }

  private static func agrees(
    _ needle: ByteNeedle, with text: Span<UInt8>, at position: Int
  ) -> Bool {
    text[position] == needle.first[0]
      && (needle.count < 2 || text[position + 1] == needle.second[0])
      && (needle.count < 3 || text[position + 2] == needle.third[0])
      && (needle.count < 4 || text[position + 3] == needle.fourth[0])
  }

  /// The first place from `position` on, below `limit`, with the byte `first` where a word may
  /// begin: behind no letter, and before `second` or no letter; `limit` when there is none.
  ///
  /// With `anySecond` any byte may stand behind the first.
  @inline(__always)
  static func firstWordStart(
    with first: Vector, _ second: Vector, anySecond: Bool, in text: Span<UInt8>,
    from position: Int, to limit: Int
  ) -> Int {
    precondition(position > 0 && limit <= text.count)
    let bytes = unsafe text.bytes
    var position = position
    while position < limit, position + 17 <= text.count {
      var hits = vector(bytes, position) .== first
      hits .&= isNoLetter(vector(bytes, position - 1))
      if !anySecond {
        let next = vector(bytes, position + 1)
        hits .&= next .== second .| isNoLetter(next)
      }
      if let place = firstPlace(where: hits) { return min(position + place, limit) }
      position += 16
    }
    while position < limit, text[position] != first[0] { position += 1 }
    return min(position, limit)
  }

  @inline(__always)
  private static func isNoLetter(_ bytes: Vector) -> SIMDMask<SIMD16<Int8>> {
    bytes &- Vector(repeating: 0x61) .>= Vector(repeating: 26)
  }

  @inline(__always)
  private static func vector(_ bytes: RawSpan, _ position: Int) -> Vector {
    unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: position, as: Vector.self)
  }

  /// The place of the first lane that is true.
  @inline(__always)
  private static func firstPlace(where lanes: SIMDMask<SIMD16<Int8>>) -> Int? {
    let halves = unsafe unsafeBitCast(lanes, to: SIMD2<UInt64>.self)
    if halves[0] != 0 { return halves[0].trailingZeroBitCount >> 3 }
    return halves[1] != 0 ? 8 + halves[1].trailingZeroBitCount >> 3 : nil
  }
}
