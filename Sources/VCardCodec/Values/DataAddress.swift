/// A `data:` address (RFC 2397), the way 4.0 puts a picture into a card.
struct DataAddress {
  let mediaType: String?
  private let isBase64: Bool
  private let payload: ArraySlice<UInt8>

  /// Reads a value; nil when it is no such address.
  ///
  /// Writers exist that escape the semicolon and the comma in it, so a backslash before either does not
  /// count.
  init?(_ value: [UInt8]) {
    guard let start = Self.start(in: value) else { return nil }
    guard let comma = value[start...].firstIndex(of: ASCII.comma) else { return nil }
    var head = value[(start + 5)..<comma]
    if head.last == ASCII.backslash { head.removeLast() }
    let words = head.filter { $0 != ASCII.backslash }.split(separator: ASCII.semicolon)
      .map { ASCII.lowercased(String(decoding: $0, as: UTF8.self)) }
    isBase64 = words.last == "base64"
    mediaType = words.first.flatMap { $0.utf8.contains(ASCII.slash) ? $0 : nil }
    payload = value[(comma + 1)...]
  }

  /// Whether a value is such an address.
  static func isPresent(in value: [UInt8]) -> Bool { start(in: value) != nil }

  private static func start(in value: [UInt8]) -> Int? {
    let start = value.prefix(16).firstIndex { !ASCII.isBlank($0) } ?? 0
    return value.span.hasWord("DATA:", at: start) ? start : nil
  }

  var byteCount: Int { isBase64 ? Base64.decodedCount(payload) : bytes.count }

  var bytes: [UInt8] {
    isBase64 ? Base64.decode(payload) : PercentEncoding.decode(payload)
  }
}

/// The scheme at the start of an address.
enum AddressScheme {
  /// Whether a text begins with a scheme that cards use for addresses.
  static func isPresent(in text: String) -> Bool {
    ["http:", "https:", "ftp:", "file:", "cid:", "urn:", "content:", "ldap:"].contains {
      ASCII.lowercased(String(text.prefix(12))).hasPrefix($0)
    }
  }

  /// Whether a text begins with a scheme of any kind (RFC 3986 §3.1), of at least two letters: 4.0 has addresses where
  /// nothing else is said (RFC 6350 §6.2.4).
  static func isAny(in text: String) -> Bool {
    let scheme = text.utf8.prefix { $0 != ASCII.colon }
    guard scheme.count >= 2, scheme.count < text.utf8.count, let first = scheme.first,
      ASCII.isLetter(first)
    else { return false }
    return scheme.allSatisfy {
      ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E
    }
  }
}
