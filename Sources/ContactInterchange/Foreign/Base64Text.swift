/// Base64 (RFC 4648 §4), strictly read.
package enum Base64Text {
  /// The bytes that a text stands for, blanks and line ends in it not counted; nil when it holds anything else.
  ///
  /// - Complexity: linear in the text.
  static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(text.count / 4 * 3)
    var bits: UInt32 = 0
    var bitCount = 0
    var isPadded = false
    for byte in text {
      if byte <= 0x20 { continue }
      if byte == 0x3D {
        isPadded = true
        continue
      }
      guard let digit = digit(byte), !isPadded else { return nil }
      bits = bits << 6 | UInt32(digit)
      bitCount += 6
      guard bitCount >= 8 else { continue }
      bitCount -= 8
      decoded.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
    }
    return decoded
  }

  /// The text that stands for bytes, with padding and without line ends.
  ///
  /// - Complexity: linear in the bytes.
  package static func encode(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var bits: UInt32 = 0
    var bitCount: UInt32 = 0
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      bitCount += 8
      while bitCount >= 6 {
        bitCount -= 6
        text.append(letter(bits >> bitCount & 0x3F))
      }
    }
    if bitCount > 0 { text.append(letter(bits << (6 - bitCount) & 0x3F)) }
    while !text.count.isMultiple(of: 4) { text.append(0x3D) }
    return text
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x41...0x5A: byte - 0x41
    case 0x61...0x7A: byte - 0x61 + 26
    case 0x30...0x39: byte - 0x30 + 52
    case 0x2B: 62
    case 0x2F: 63
    default: nil
    }
  }

  private static func letter(_ value: UInt32) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: value)
    return switch value {
    case 0..<26: 0x41 + value
    case 26..<52: 0x61 + value - 26
    case 52..<62: 0x30 + value - 52
    case 62: 0x2B
    default: 0x2F
    }
  }
}
