/// Decodes UTF-8 a scalar at a time from bytes that nobody has checked.
package enum UTF8Decoding {
  /// The scalar at `index`, which moves behind it; U+FFFD for bytes that are no UTF-8.
  @inline(__always)
  package static func next(_ bytes: Span<UInt8>, _ index: inout Int) -> Unicode.Scalar {
    let first = bytes[index]
    if first < 0x80 {
      index += 1
      return Unicode.Scalar(first)
    }
    if first >= 0xE0, first < 0xF0, index + 2 < bytes.count {
      let second = bytes[index + 1]
      let third = bytes[index + 2]
      if second & 0xC0 == 0x80, third & 0xC0 == 0x80 {
        let value =
          UInt32(first & 0x0F) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
        if value >= 0x800, let scalar = Unicode.Scalar(value) {
          index += 3
          return scalar
        }
      }
    }
    return other(bytes, &index)
  }

  private static func other(_ bytes: Span<UInt8>, _ index: inout Int) -> Unicode.Scalar {
    let first = bytes[index]
    let (length, least): (Int, UInt32) =
      switch first {
      case 0xC2...0xDF: (2, 0x80)
      case 0xF0...0xF4: (4, 0x10000)
      default: (1, 0)
      }
    guard length > 1, index + length <= bytes.count else {
      index += 1
      return "\u{FFFD}"
    }
    var value = UInt32(first) & (length == 2 ? 0x1F : 0x07)
    for offset in 1..<length {
      let byte = bytes[index + offset]
      guard byte & 0xC0 == 0x80 else {
        index += 1
        return "\u{FFFD}"
      }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard value >= least, let scalar = Unicode.Scalar(value) else {
      index += 1
      return "\u{FFFD}"
    }
    index += length
    return scalar
  }
}
