import UnicodeText

/// Writes texts with the escapes of a version.
///
/// 3.0 and 4.0 know no control character in a text except the tab (RFC 6350 §3.3, VALUE-CHAR), and have
/// no escape for one; U+FFFD takes its place. 2.1 has no escapes but `\;`; what it cannot hold as such is
/// written quoted-printable.
struct TextWriter {
  /// Which characters are escaped.
  enum Escapes {
    /// None: an address, or a value as it stands.
    case none
    /// Those of 3.0 and 4.0.
    case backslash
    /// Those of a part of a compound value of 2.1.
    case semicolon
    /// Those of an item of a list in 2.1.
    case comma
  }

  /// How line breaks and control characters are written.
  enum Controls {
    /// A line break as `\n`, others as U+FFFD.
    case replaced
    /// As they are, for quoted-printable; a line break as CR LF.
    case kept
    /// By the escape of addresses, `%0A`.
    case percent
  }

  let escapes: Escapes
  let controls: Controls
  /// The character set; nil for UTF-8.
  var charset: TextEncoder?

  /// The text as units.
  func units(_ text: String) -> TextUnits {
    var units = TextUnits()
    append(text, to: &units)
    return units
  }

  func append(_ text: String, to units: inout TextUnits) {
    if appendPlain(text, to: &units) { return }
    let scalars = Array(text.unicodeScalars)
    var start = 0
    for character in text {
      let end = start + character.unicodeScalars.count
      var parts: [[UInt8]] = []
      var index = start
      while index < end {
        parts.append(written(scalars, at: &index))
      }
      // A character of many scalars that fills a line is cut between scalars.
      if parts.reduce(0, { $0 + $1.count }) <= 60 {
        units.append(parts.joined())
      } else {
        for part in parts { units.append(part) }
      }
      start = end
    }
  }

  /// One scalar, or a line break of two, as it is written.
  private func written(_ scalars: [Unicode.Scalar], at index: inout Int) -> [UInt8] {
    let scalar = scalars[index]
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    index += 1
    switch scalar {
    case "\r" where next == "\n":
      index += 1
      return lineBreak
    case "\r", "\n": return lineBreak
    case "\t": return controls == .percent ? Self.percent(ASCII.tab) : [ASCII.tab]
    case "\u{0}"..."\u{1F}", "\u{7F}":
      switch controls {
      case .kept: return [UInt8(truncatingIfNeeded: scalar.value)]
      case .percent: return Self.percent(UInt8(truncatingIfNeeded: scalar.value))
      case .replaced: return encoded("\u{FFFD}")
      }
    default:
      let needsEscape = isEscaped(scalar, before: next)
      return (needsEscape ? [ASCII.backslash] : []) + encoded(scalar)
    }
  }

  private func isEscaped(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    switch escapes {
    case .none: return false
    case .backslash: return scalar == "\\" || scalar == "," || scalar == ";"
    case .semicolon, .comma:
      if scalar == ";" { return escapes == .semicolon }
      if scalar == "," { return escapes == .comma }
      // A backslash is itself, but where it would be read as the start of an escape.
      guard scalar == "\\" else { return false }
      return next.map { "\\,;:\"".unicodeScalars.contains($0) } ?? true
    }
  }

  private var lineBreak: [UInt8] {
    switch controls {
    case .replaced: Array("\\n".utf8)
    case .kept: [ASCII.carriageReturn, ASCII.lineFeed]
    case .percent: Array("%0D%0A".utf8)
    }
  }

  private func encoded(_ scalar: Unicode.Scalar) -> [UInt8] {
    if controls == .percent, scalar == " " || scalar == "\\" {
      return Self.percent(UInt8(truncatingIfNeeded: scalar.value))
    }
    guard scalar.value >= 0x80, let charset else { return Array(String(scalar).utf8) }
    return charset.bytes(of: scalar) ?? Array("?".utf8)
  }

  private static func percent(_ byte: UInt8) -> [UInt8] { [ASCII.percent] + HexDigits.of(byte) }
}

/// The two hexadecimal digits of a byte, in upper case as RFC 2045 §6.7 asks.
enum HexDigits {
  static func of(_ byte: UInt8) -> [UInt8] { [digit(byte >> 4), digit(byte & 15)] }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
}
