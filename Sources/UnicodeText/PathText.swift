/// Paths as strings that lose no byte.
///
/// The system's paths are bytes and need not be UTF-8. A byte that is none becomes one of the private-use
/// scalars U+10FF80 to U+10FFFF, whose last two digits are the byte; so does each byte of such a scalar
/// itself, so that every path has a string of its own and comes back from it.
package enum PathText {
  /// The scalars that stand for bytes.
  private static let marks: ClosedRange<UInt32> = 0x10FF80...0x10FFFF

  /// The string of a path.
  ///
  /// - Complexity: linear in the bytes.
  package static func string(_ bytes: [UInt8]) -> String {
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    let span = bytes.span
    var path = String.UnicodeScalarView()
    var index = 0
    while index < bytes.count {
      let start = index
      let scalar = UTF8Decoding.next(span, &index)
      let isNone = scalar == "\u{FFFD}" && index == start + 1
      guard isNone || marks.contains(scalar.value) else {
        path.append(scalar)
        continue
      }
      for byte in bytes[start..<index] { path.append(mark(byte)) }
    }
    return String(path)
  }

  private static func mark(_ byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(0x10FF00 + UInt32(byte)) ?? "\u{FFFD}"
  }

  /// The byte that a scalar stands for, nil when it stands for itself.
  package static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    marks.contains(scalar.value) ? UInt8(scalar.value & 0xFF) : nil
  }

  /// The bytes of a path, as the system wants them.
  ///
  /// - Complexity: linear in the string.
  package static func bytes(_ path: String) -> [UInt8] {
    // All scalars that stand for bytes begin with this one in UTF-8.
    guard path.utf8.contains(0xF4) else { return Array(path.utf8) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(path.utf8.count)
    for scalar in path.unicodeScalars {
      if let byte = byte(of: scalar) {
        bytes.append(byte)
      } else {
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    return bytes
  }
}
