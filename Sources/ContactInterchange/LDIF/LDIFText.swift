/// Writes lines of LDIF (RFC 2849): base64 where the value asks for it, folded at 76 octets.
struct LDIFText {
  private(set) var bytes: [UInt8] = []
  private static let width = 76

  /// Writes an attribute.
  mutating func append(_ attribute: String, _ value: String) {
    append(attribute, bytes: Array(value.utf8))
  }

  /// Writes an attribute whose value is any bytes.
  mutating func append(_ attribute: String, bytes value: [UInt8]) {
    let isSafe = Self.isSafe(value)
    var line = Array(attribute.utf8) + (isSafe ? [0x3A, 0x20] : [0x3A, 0x3A, 0x20])
    line += isSafe ? value : Base64Text.encode(value)
    appendFolded(line)
  }

  mutating func appendBlank() { bytes.append(0x0A) }

  private mutating func appendFolded(_ line: [UInt8]) {
    var rest = line[...]
    bytes += rest.prefix(Self.width)
    rest = rest.dropFirst(Self.width)
    while !rest.isEmpty {
      bytes += [0x0A, 0x20]
      bytes += rest.prefix(Self.width - 1)
      rest = rest.dropFirst(Self.width - 1)
    }
    bytes.append(0x0A)
  }

  /// SAFE-STRING of RFC 2849, without a blank at the end (note 8 there).
  private static func isSafe(_ value: [UInt8]) -> Bool {
    guard let first = value.first else { return true }
    return first != 0x20 && first != 0x3A && first != 0x3C && value.last != 0x20
      && value.allSatisfy { $0 < 0x80 && $0 != 0 && $0 != 0x0A && $0 != 0x0D }
  }
}
