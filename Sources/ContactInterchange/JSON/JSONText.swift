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
    let scalars = string.unicodeScalars
    // What stands as it is goes over in one piece.
    var start = scalars.startIndex
    for place in scalars.indices {
      let scalar = scalars[place]
      guard needsEscape(scalar) || isEscaped(scalar) else { continue }
      text += string[start..<place]
      append(escapeOf: scalar, to: &text)
      start = scalars.index(after: place)
    }
    text += start == scalars.startIndex ? string[...] : string[start...]
    text += "\""
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7F || scalar == "\"" || scalar == "\\"
  }

  private static func append(escapeOf scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    default: append(unitsOf: scalar, to: &text)
    }
  }

  private static func append(unitsOf scalar: Unicode.Scalar, to text: inout String) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
