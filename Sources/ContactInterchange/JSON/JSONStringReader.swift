/// Reads one string of JSON (RFC 8259 §7).
struct JSONStringReader {
  struct Fault: Error {
    let text: String
  }

  private let bytes: [UInt8]
  private(set) var position: Int

  /// Begins at the quotation mark.
  init(_ bytes: [UInt8], at position: Int) {
    self.bytes = bytes
    self.position = position + 1
  }

  /// The text; what is no UTF-8 in it becomes U+FFFD.
  mutating func read() throws(Fault) -> String {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case 0x22:
        position += 1
        return String(decoding: bytes[start..<(position - 1)], as: UTF8.self)
      case 0x5C: return try readEscaped(from: start)
      case 0..<0x20: throw Fault(text: "a control character in a string")
      default: position += 1
      }
    }
    throw Fault(text: "a string without end")
  }

  private mutating func readEscaped(from start: Int) throws(Fault) -> String {
    var text = Array(bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case 0x22: return String(decoding: text, as: UTF8.self)
      case 0x5C: try readEscape(into: &text)
      case 0..<0x20: throw Fault(text: "a control character in a string")
      default: text.append(byte)
      }
    }
    throw Fault(text: "a string without end")
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(Fault) {
    guard position < bytes.count else { throw Fault(text: "a string without end") }
    let byte = bytes[position]
    position += 1
    switch byte {
    case 0x22, 0x5C, 0x2F: text.append(byte)
    case 0x62: text.append(0x08)
    case 0x66: text.append(0x0C)
    case 0x6E: text.append(0x0A)
    case 0x72: text.append(0x0D)
    case 0x74: text.append(0x09)
    case 0x75: text += String(try scalar()).utf8
    default: throw Fault(text: "an unknown escape in a string")
    }
  }

  /// The scalar of `\u` and four digits, a pair of surrogates as one; half a pair is U+FFFD.
  private mutating func scalar() throws(Fault) -> Unicode.Scalar {
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let before = position
    guard unit < 0xDC00, position + 1 < bytes.count, bytes[position] == 0x5C,
      bytes[position + 1] == 0x75
    else { return "\u{FFFD}" }
    position += 2
    let low = try codeUnit()
    guard 0xDC00..<0xE000 ~= low else {
      position = before
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func codeUnit() throws(Fault) -> UInt32 {
    guard position + 4 <= bytes.count else { throw Fault(text: "a string without end") }
    var unit: UInt32 = 0
    for byte in bytes[position..<(position + 4)] {
      guard let digit = Self.hexValue(byte) else {
        throw Fault(text: "an unknown escape in a string")
      }
      unit = unit << 4 | UInt32(digit)
    }
    position += 4
    return unit
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
