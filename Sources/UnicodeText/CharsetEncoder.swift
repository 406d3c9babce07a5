import CICU

/// Text to bytes in a character set, one character at a time.
package struct CharsetEncoder: Sendable {
  /// The bytes of each character that was asked for are those of this converter.
  private let converter: String

  /// An encoder for the character set called `label`; nil when it is not known, or when the bytes of a
  /// character depend on what stands before it (ISO 2022, UTF-7, UTF-16).
  package init?(named label: String) {
    let name = String(label.lowercased().filter { !$0.isWhitespace && $0 != "\"" })
    guard !name.isEmpty, name.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    let stateful = [
      "2022", "utf-7", "utf7", "utf-16", "utf16", "utf-32", "ucs", "unicode", "hz", "scsu", "bocu",
    ]
    guard !stateful.contains(where: { name.contains($0) }), Charset(named: label) != nil else {
      return nil
    }
    // Some usual names are unknown to ICU; those of the set that reads them will do.
    if Self.encode("A", in: name) != nil {
      converter = name
    } else if let charset = Charset(named: label), Self.encode("A", in: charset.name) != nil {
      converter = charset.name
    } else {
      return nil
    }
  }

  /// The bytes of a character; nil when the set does not have it.
  package func bytes(of scalar: Unicode.Scalar) -> [UInt8]? {
    Self.encode(scalar, in: converter)
  }

  private static func encode(_ scalar: Unicode.Scalar, in converter: String) -> [UInt8]? {
    var status = U_ZERO_ERROR
    guard let handle = unsafe kith_ucnv_open(converter, &status) else { return nil }
    defer { unsafe kith_ucnv_close(handle) }
    unsafe kith_ucnv_stopAtUnknown(handle, &status)
    let units = Array(String(scalar).utf16)
    let capacity = 32
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { result, count in
      let length = unsafe result.withMemoryRebound(to: CChar.self) { result in
        unsafe kith_ucnv_fromUChars(
          handle, result.baseAddress, Int32(capacity), units, Int32(units.count), &status)
      }
      count = max(0, min(Int(length), capacity))
    }
    guard status.rawValue <= U_ZERO_ERROR.rawValue, !bytes.isEmpty else { return nil }
    return bytes
  }
}
