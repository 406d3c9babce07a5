/// The hash function BLAKE2b with a digest of 16 bytes and no key (RFC 7693).
///
/// Nobody can make a card whose digest is that of another one, and it takes about as long as reading the bytes.
enum BLAKE2b {
  /// The digest as two words, the first bytes in the low digits of the first.
  static func digest(_ message: Span<UInt8>) -> (UInt64, UInt64) {
    var hash = HashState()
    let blocks = max(0, message.count - 1) / 128
    for block in 0..<blocks {
      hash.compress(message.extracting(block * 128..<block * 128 + 128), passed: block * 128 + 128)
    }
    var rest = InlineArray<128, UInt8>(repeating: 0)
    for index in blocks * 128..<message.count { rest[index - blocks * 128] = message[index] }
    hash.compress(rest.span, passed: message.count, isLast: true)
    return (hash.h[0], hash.h[1])
  }

  /// The digest as 32 hexadecimal digits, in the order of its bytes.
  static func digits(_ message: Span<UInt8>) -> [UInt8] {
    let (first, second) = digest(message)
    return (0..<32).map { number in
      let word = number < 16 ? first : second
      let place = UInt64(number & 15 ^ 1) * 4
      let digit = UInt8(truncatingIfNeeded: word &>> place & 15)
      return digit < 10 ? 0x30 + digit : 0x57 + digit
    }
  }
}

/// What the blocks so far lead to.
private struct HashState {
  /// The fractional parts of the square roots of the first eight primes.
  static let start: InlineArray<8, UInt64> = [
    0x6A09_E667_F3BC_C908, 0xBB67_AE85_84CA_A73B, 0x3C6E_F372_FE94_F82B, 0xA54F_F53A_5F1D_36F1,
    0x510E_527F_ADE6_82D1, 0x9B05_688C_2B3E_6C1F, 0x1F83_D9AB_FB41_BD6B, 0x5BE0_CD19_137E_2179,
  ]

  var h = HashState.start

  init() {
    // The parameters: a digest of 16 bytes, no key, one sequence of blocks.
    h[0] ^= 0x0101_0010
  }

  /// Mixes one block of 128 bytes into the state (RFC 7693 §3.2).
  mutating func compress(_ block: Span<UInt8>, passed: Int, isLast: Bool = false) {
    let m = InlineArray<16, UInt64> { Self.word(block, at: $0 * 8) }
    let iv = Self.start
    var v = HashRows(
      a0: h[0], a1: h[1], a2: h[2], a3: h[3], b0: h[4], b1: h[5], b2: h[6], b3: h[7],
      c0: iv[0], c1: iv[1], c2: iv[2], c3: iv[3], d0: iv[4] ^ UInt64(passed), d1: iv[5],
      d2: isLast ? ~iv[6] : iv[6], d3: iv[7])
    v.mix(m, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
    v.mix(m, 14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3)
    v.mix(m, 11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4)
    v.mix(m, 7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8)
    v.mix(m, 9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13)
    v.mix(m, 2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9)
    v.mix(m, 12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11)
    v.mix(m, 13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10)
    v.mix(m, 6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5)
    v.mix(m, 10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0)
    v.mix(m, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
    v.mix(m, 14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3)
    h[0] ^= v.a0 ^ v.c0
    h[1] ^= v.a1 ^ v.c1
    h[2] ^= v.a2 ^ v.c2
    h[3] ^= v.a3 ^ v.c3
    h[4] ^= v.b0 ^ v.d0
    h[5] ^= v.b1 ^ v.d1
    h[6] ^= v.b2 ^ v.d2
    h[7] ^= v.b3 ^ v.d3
  }

  @inline(__always)
  private static func word(_ bytes: Span<UInt8>, at start: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in 0..<8 { word |= UInt64(bytes[start + index]) &<< UInt64(index * 8) }
    return word
  }
}

/// The sixteen words that one block is mixed into, as a square.
private struct HashRows {
  var a0, a1, a2, a3: UInt64
  var b0, b1, b2, b3: UInt64
  var c0, c1, c2, c3: UInt64
  var d0, d1, d2, d3: UInt64

  /// One round: the columns, then the diagonals, each with two words of the block by number.
  @inline(__always)
  mutating func mix(
    _ m: InlineArray<16, UInt64>, _ s0: Int, _ s1: Int, _ s2: Int, _ s3: Int, _ s4: Int,
    _ s5: Int, _ s6: Int, _ s7: Int, _ s8: Int, _ s9: Int, _ s10: Int, _ s11: Int, _ s12: Int,
    _ s13: Int, _ s14: Int, _ s15: Int
  ) {
    Self.mix(&a0, &b0, &c0, &d0, m[s0], m[s1])
    Self.mix(&a1, &b1, &c1, &d1, m[s2], m[s3])
    Self.mix(&a2, &b2, &c2, &d2, m[s4], m[s5])
    Self.mix(&a3, &b3, &c3, &d3, m[s6], m[s7])
    Self.mix(&a0, &b1, &c2, &d3, m[s8], m[s9])
    Self.mix(&a1, &b2, &c3, &d0, m[s10], m[s11])
    Self.mix(&a2, &b3, &c0, &d1, m[s12], m[s13])
    Self.mix(&a3, &b0, &c1, &d2, m[s14], m[s15])
  }

  @inline(__always)
  private static func mix(
    _ a: inout UInt64, _ b: inout UInt64, _ c: inout UInt64, _ d: inout UInt64, _ x: UInt64,
    _ y: UInt64
  ) {
    a = a &+ b &+ x
    d = rotated(d ^ a, by: 32)
    c = c &+ d
    b = rotated(b ^ c, by: 24)
    a = a &+ b &+ y
    d = rotated(d ^ a, by: 16)
    c = c &+ d
    b = rotated(b ^ c, by: 63)
  }

  @inline(__always)
  private static func rotated(_ word: UInt64, by count: UInt64) -> UInt64 {
    word &>> count | word &<< (64 - count)
  }
}
