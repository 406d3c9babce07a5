import VCardCodec

/// One e-mail address that a mail program reads as exactly one recipient (addr-spec, RFC 5322 §3.4.1, with the letters of
/// RFC 6532).
///
/// What cards hold as an address is a stranger's text: `a@b, c@d` would be two recipients, and an address that begins with a
/// hyphen an option of whatever sends the mail. Such texts are no address here.
struct MailAddress: Hashable, Sendable {
  let text: String

  /// The address in the text of a card: bare, as `mailto:`, or in brackets behind a name; nil when there is not just one.
  init?(cardText: String) {
    var address = Self.trimmed(Substring(cardText))
    if address.last == ">", let open = address.lastIndex(of: "<") {
      address = Self.trimmed(address[address.index(after: open)...].dropLast())
    }
    if address.prefix(7).lowercased() == "mailto:" {
      // RFC 6068 §2.
      let bytes = PercentEncoding.decode(address.dropFirst(7).prefix { $0 != "?" }.utf8)
      guard let written = String(validating: bytes, as: UTF8.self) else { return nil }
      address = written[...]
    }
    guard let at = address.lastIndex(of: "@"), address.utf8.count <= Self.longest,
      let local = Self.local(address[..<at]),
      Self.isDomain(address[address.index(after: at)...])
    else { return nil }
    text = local + address[at...]
  }

  /// RFC 5321 §4.5.3.1: 64 octets, `@`, 255 octets.
  private static let longest = 320

  /// The part before the `@` as it may be written.
  ///
  /// Dots that are not between letters, as some Japanese telephones' addresses have them, are only valid in quotes.
  private static func local(_ text: Substring) -> String? {
    guard !text.isEmpty, text.first != "-" else { return nil }
    if text.first == "\"" { return isQuoted(text) ? String(text) : nil }
    guard text.unicodeScalars.allSatisfy(isAtom) else { return nil }
    return hasInnerDotsOnly(text) ? String(text) : "\"\(text)\""
  }

  private static func isDomain(_ text: Substring) -> Bool {
    if text.first == "[", text.last == "]", text.count > 2 {
      return text.dropFirst().dropLast().utf8.allSatisfy(isLiteral)
    }
    return !text.isEmpty && text.unicodeScalars.allSatisfy(isAtom) && hasInnerDotsOnly(text)
  }

  private static func isLiteral(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
      || [0x2E, 0x3A, 0x2D].contains(byte)
  }

  /// Whether a text is one quoted string of printable ASCII (RFC 5322 §3.2.4).
  private static func isQuoted(_ text: Substring) -> Bool {
    guard text.utf8.count > 2, text.last == "\"" else { return false }
    var isEscaped = false
    for byte in text.utf8.dropFirst().dropLast() {
      guard (0x20..<0x7F).contains(byte) else { return false }
      if isEscaped {
        isEscaped = false
      } else if byte == 0x5C {
        isEscaped = true
      } else if byte == 0x22 {
        return false
      }
    }
    return !isEscaped
  }

  private static func hasInnerDotsOnly(_ text: Substring) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
  }

  private static func isAtom(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return (0x21..<0x7F).contains(scalar.value)
        && !"()<>[]:;@\\,\"".unicodeScalars.contains(scalar)
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      return false
    default: return true
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
