/// Writes the strings of JSON (RFC 8259 §7).
package enum JSONText {
  /// Appends a string in quotes.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - text: Where it goes.
  ///   - isEscaped: Which scalars are written as escapes though JSON does not ask for it.
  package static func append(
    _ string: String, to text: inout String,
    escaping isEscaped: (Unicode.Scalar) -> Bool = { _ in false }
  ) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}": append(escapeOf: scalar, to: &text)
      case _ where isEscaped(scalar): append(escapeOf: scalar, to: &text)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private static func append(escapeOf scalar: Unicode.Scalar, to text: inout String) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
