/// The encoding of RFC 4648 §4, and its URL-safe letters (§5) too, since data addresses use them.
enum Base64 {
  /// The number of bytes that a text stands for, line ends and blanks in it not counted.
  ///
  /// - Complexity: linear in the text; nothing is decoded.
  static func decodedCount(_ text: some Collection<UInt8>) -> Int {
    var digits = 0
    for byte in text where value(byte) != nil { digits += 1 }
    return digits * 3 / 4
  }

  /// The bytes that a text stands for; characters that are no base64 are passed over.
  static func decode(_ text: some Collection<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(text.count / 4 * 3)
    var bits: UInt32 = 0
    var bitCount = 0
    for byte in text {
      guard let digit = value(byte) else { continue }
      bits = bits << 6 | UInt32(digit)
      bitCount += 6
      guard bitCount >= 8 else { continue }
      bitCount -= 8
      decoded.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
    }
    return decoded
  }

  /// The text that stands for some bytes, with padding.
  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for place in 0..<3 {
        bits = bits << 8 | (place < group.count ? UInt32(group[start + place]) : 0)
      }
      for place in 0..<4 {
        let digit = UInt8(truncatingIfNeeded: bits >> UInt32(18 - 6 * place) & 63)
        text.append(place <= group.count ? letter(digit) : ASCII.equals)
      }
    }
    return text
  }

  private static func letter(_ digit: UInt8) -> UInt8 {
    switch digit {
    case 0..<26: 0x41 + digit
    case 26..<52: 0x61 + digit - 26
    case 52..<62: 0x30 + digit - 52
    case 62: 0x2B
    default: ASCII.slash
    }
  }

  /// Whether the text has a character that is neither base64, padding nor white space.
  static func isMalformed(_ text: some Collection<UInt8>) -> Bool {
    text.contains { value($0) == nil && $0 != ASCII.equals && $0 > ASCII.space }
  }

  private static func value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x41...0x5A: byte - 0x41
    case 0x61...0x7A: byte - 0x61 + 26
    case 0x30...0x39: byte - 0x30 + 52
    case 0x2B, ASCII.hyphen: 62
    case ASCII.slash, 0x5F: 63
    default: nil
    }
  }
}
