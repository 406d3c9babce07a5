/// Names that nobody can guess and nobody has used.
package enum RandomName {
  /// A random UUID (RFC 9562, version 4) in lower case.
  package static func uuid() -> String {
    // The system's generator asks the kernel, as names for strangers' eyes need it.
    var high = UInt64.random(in: 0...UInt64.max)
    var low = UInt64.random(in: 0...UInt64.max)
    high = high & ~0xF000 | 0x4000
    low = low & ~(0b11 << 62) | 0b10 << 62
    return text(high, low)
  }

  private static func text(_ high: UInt64, _ low: UInt64) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(36)
    for place in 0..<32 {
      if [8, 12, 16, 20].contains(place) { text.append(0x2D) }
      let word = place < 16 ? high : low
      let digit = UInt8(truncatingIfNeeded: word >> UInt64(60 - place % 16 * 4) & 15)
      text.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
