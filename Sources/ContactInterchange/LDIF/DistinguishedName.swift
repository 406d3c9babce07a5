import VCardCodec

/// The name of an LDAP entry (RFC 4514), and the address that stands for it in a card (RFC 4516).
///
/// UID and MEMBER hold addresses, so an entry's name is written there as `ldap:///cn=Ada%20Bell,o=x`. A member
/// of a group then names its card by the same text as the card's UID.
struct DistinguishedName: Hashable {
  let text: String

  /// A name as a file writes it; blanks around its separators and the case of attributes do not count.
  init(_ text: String) {
    let parts = Self.parts(of: text)
    self.text = parts.map(Self.normalized).joined(separator: ",")
  }

  /// The name in an address; nil when the address is none of an entry on no server.
  init?(address: String) {
    let prefix = "ldap:///"
    guard address.hasPrefix(prefix) else { return nil }
    let name = PercentEncoding.decode(address.utf8.dropFirst(prefix.utf8.count))
    self.init(String(decoding: name, as: UTF8.self))
  }

  /// A name of attributes and values.
  init(_ parts: [(attribute: String, value: String)]) {
    text = parts.map { "\($0.attribute)=\(Self.escaped($0.value))" }.joined(separator: ",")
  }

  /// The value of the first `cn`, without escapes; nil when there is none.
  var commonName: String? {
    for part in Self.parts(of: text) {
      let text = String(decoding: part, as: UTF8.self)
      if text.hasPrefix("cn=") { return Self.unescaped(text.dropFirst(3)) }
    }
    return nil
  }

  /// The address that stands for the name.
  var address: String {
    var bytes = Array("ldap:///".utf8)
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E, 0x2C, 0x3D, 0x40, 0x2B:
        bytes.append(byte)
      default:
        bytes.append(0x25)
        bytes += [byte >> 4, byte & 15].map { $0 < 10 ? 0x30 + $0 : 0x37 + $0 }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The pieces between commas that no backslash stands before.
  private static func parts(of text: String) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in text.utf8 {
      if byte == 0x2C, !isEscaped {
        parts.append([])
        continue
      }
      isEscaped = byte == 0x5C && !isEscaped
      parts[parts.count - 1].append(byte)
    }
    return parts
  }

  private static func normalized(_ part: [UInt8]) -> String {
    guard let equals = part.firstIndex(of: 0x3D) else { return trimmedValue(part[...]) }
    let attribute = ForeignText.trimmed(part[..<equals]).map(ForeignText.lowercased)
    return String(decoding: attribute, as: UTF8.self) + "=" + trimmedValue(part[(equals + 1)...])
  }

  /// A value without blanks at its ends, but for one that a backslash protects.
  private static func trimmedValue(_ value: ArraySlice<UInt8>) -> String {
    var trimmed = ForeignText.trimmed(value)
    let backslashes = trimmed.reversed().prefix { $0 == 0x5C }.count
    if !backslashes.isMultiple(of: 2), trimmed.endIndex < value.endIndex {
      trimmed = value[trimmed.startIndex...trimmed.endIndex]
    }
    return String(decoding: trimmed, as: UTF8.self)
  }

  /// RFC 4514 §2.4.
  private static func escaped(_ value: String) -> String {
    var text = ""
    let scalars = Array(value.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isEdge = index == 0 || index == scalars.count - 1
      switch scalar {
      case ",", "+", "\"", "\\", "<", ">", ";": text += "\\"
      case " " where isEdge: text += "\\"
      case "#" where index == 0: text += "\\"
      case "\u{0}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\" + (digits.utf8.count < 2 ? "0" : "") + digits
        continue
      default: break
      }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  private static func unescaped(_ value: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(value.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == 0x5C, let next = rest.first else {
        bytes.append(byte)
        continue
      }
      rest.removeFirst()
      if let high = hexValue(next), let second = rest.first, let low = hexValue(second) {
        bytes.append(high << 4 | low)
        rest.removeFirst()
      } else {
        bytes.append(next)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
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
