import CICU

/// The normalization forms of UAX #15, by ICU.
package enum Normalization {
  /// Canonical decomposition, then canonical composition.
  package static func nfc(_ string: String) -> String { normalize(string, to: .nfc) }

  /// Canonical decomposition.
  package static func nfd(_ string: String) -> String { normalize(string, to: .nfd) }

  /// Compatibility decomposition, then canonical composition.
  ///
  /// It turns ㄱ (U+3131) into a conjoining jamo; `SearchFolding` is what search wants.
  package static func nfkc(_ string: String) -> String { normalize(string, to: .nfkc) }

  /// Compatibility decomposition.
  package static func nfkd(_ string: String) -> String { normalize(string, to: .nfkd) }

  private enum Form {
    case nfc
    case nfd
    case nfkc
    case nfkd
  }

  private static func normalize(_ string: String, to form: Form) -> String {
    guard string.utf8.contains(where: { $0 >= 0x80 }) else { return string }
    let source = Array(string.utf16)
    var status = U_ZERO_ERROR
    let normalizer =
      switch form {
      case .nfc: unsafe kith_unorm2_getNFCInstance(&status)
      case .nfd: unsafe kith_unorm2_getNFDInstance(&status)
      case .nfkc: unsafe kith_unorm2_getNFKCInstance(&status)
      case .nfkd: unsafe kith_unorm2_getNFKDInstance(&status)
      }
    // One character may become 18 (U+FDFA in NFKC); most become one or two. ICU says how many
    // there are when the room is too small, so the second try always fits.
    var capacity = source.count * 2 + 16
    while status.rawValue <= U_ZERO_ERROR.rawValue {
      var length: Int32 = 0
      let units = unsafe [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
        length = unsafe kith_unorm2_normalize(
          normalizer, source, Int32(source.count), buffer.baseAddress, Int32(capacity), &status)
        count = min(Int(length), capacity)
      }
      guard status == U_BUFFER_OVERFLOW_ERROR else {
        return status.rawValue <= U_ZERO_ERROR.rawValue
          ? String(decoding: units, as: UTF16.self) : string
      }
      status = U_ZERO_ERROR
      capacity = Int(length)
    }
    return string
  }
}
