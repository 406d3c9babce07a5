extension TextWriter {
  /// Appends a text of printable ASCII, each character a unit of its own; most values are such, and an import
  /// writes millions.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - units: What it is appended to.
  /// - Returns: False, with nothing appended, when the text needs more than a backslash here and there.
  func appendPlain(_ text: String, to units: inout TextUnits) -> Bool {
    let utf8 = text.utf8
    switch (escapes, controls) {
    case (.backslash, .replaced), (.none, .replaced): break
    case (.none, .percent): guard !utf8.contains(where: Self.isPercentEncoded) else { return false }
    default: return false
    }
    guard utf8.allSatisfy({ $0 >= ASCII.space && $0 < 0x7F }) else { return false }
    for byte in utf8 {
      let isEscaped =
        escapes == .backslash
        && (byte == ASCII.backslash || byte == ASCII.comma || byte == ASCII.semicolon)
      units.append(byte: byte, isEscaped: isEscaped)
    }
    return true
  }

  private static func isPercentEncoded(_ byte: UInt8) -> Bool {
    byte == ASCII.space || byte == ASCII.backslash
  }
}
