import CICU

/// A character set by the name that a vCard's CHARSET parameter or a file's header gives it.
package struct Charset: Hashable, Sendable {
  /// The name of the converter that decodes it.
  package let name: String

  package static let utf8 = Charset(converter: "utf-8")
  package static let windows1252 = Charset(converter: "windows-1252")

  private init(converter: String) { name = converter }

  /// The charset called `label`, in any case and with any of its usual names; nil if unknown.
  package init?(named label: String) {
    let key = String(label.lowercased().filter { !$0.isWhitespace && $0 != "\"" })
    guard !key.isEmpty, key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    let converter = Self.supersets[key] ?? key
    guard converter != "utf-8" else {
      self = .utf8
      return
    }
    guard converter == Self.latin10 || Self.exists(converter: converter) else { return nil }
    name = converter
  }

  /// The text that `bytes` hold; what cannot be decoded becomes U+FFFD.
  package func decode(_ bytes: some Collection<UInt8>) -> String {
    guard self != .utf8 else { return String(decoding: bytes, as: UTF8.self) }
    if name == Self.latin10 { return Self.decodeLatin10(bytes) }
    return Self.convert(Array(bytes), from: name) ?? String(decoding: bytes, as: UTF8.self)
  }

  /// The text that `bytes` hold in UTF-8, or in `fallback` when they are not well-formed UTF-8.
  package static func decodeUTF8(
    _ bytes: some Collection<UInt8>, fallback: Charset = .windows1252
  ) -> String {
    String(validating: bytes, as: UTF8.self) ?? fallback.decode(bytes)
  }

  /// Names whose writers mean a larger set: text called ISO-8859-1 holds curly quotes of
  /// Windows-1252, text called GB2312 holds characters of GB 18030 (the Encoding Standard of
  /// WHATWG, section 4.2, reads them the same way).
  private static let supersets: [String: String] = [
    "utf-8": "utf-8", "utf8": "utf-8", "unicode-1-1-utf-8": "utf-8", "us-ascii": "windows-1252",
    "ascii": "windows-1252", "iso-8859-1": "windows-1252", "iso8859-1": "windows-1252",
    "iso_8859-1": "windows-1252", "latin1": "windows-1252", "latin-1": "windows-1252",
    "latin10": "iso-8859-16", "iso-8859-9": "windows-1254", "iso-8859-11": "windows-874",
    "tis-620": "windows-874",
    "gb2312": "gb18030", "gb_2312-80": "gb18030", "gbk": "gb18030", "x-gbk": "gb18030",
    "cp936": "gb18030", "shift_jis": "windows-31j", "shift-jis": "windows-31j",
    "sjis": "windows-31j", "x-sjis": "windows-31j", "cp932": "windows-31j",
    "euc-kr": "windows-949", "ks_c_5601-1987": "windows-949", "cp949": "windows-949",
    "big5": "big5-hkscs", "big-5": "big5-hkscs", "x-x-big5": "big5-hkscs",
    "unicode": "utf-16", "ucs-2": "utf-16",
  ]

  private static func exists(converter: String) -> Bool {
    var status = U_ZERO_ERROR
    guard let handle = unsafe kith_ucnv_open(converter, &status) else { return false }
    unsafe kith_ucnv_close(handle)
    return status.rawValue <= U_ZERO_ERROR.rawValue
  }

  private static func convert(_ bytes: [UInt8], from converter: String) -> String? {
    guard bytes.count < Int(Int32.max) / 4 else { return nil }
    var status = U_ZERO_ERROR
    guard let handle = unsafe kith_ucnv_open(converter, &status) else { return nil }
    defer { unsafe kith_ucnv_close(handle) }
    // No converter gives more than two UTF-16 units for a byte, but for a mark or two at the ends.
    let capacity = bytes.count * 2 + 16
    let units = unsafe [UInt16](unsafeUninitializedCapacity: capacity) { result, count in
      let length = unsafe bytes.withUnsafeBytes { source in
        unsafe kith_ucnv_toUChars(
          handle, result.baseAddress, Int32(capacity),
          source.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(source.count), &status)
      }
      count = max(0, min(Int(length), capacity))
    }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    return String(decoding: units, as: UTF16.self)
  }
}
