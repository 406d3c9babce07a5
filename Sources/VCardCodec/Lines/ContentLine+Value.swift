import UnicodeText

extension ContentLine {
  /// The value as it stands in the file, unfolded and without soft breaks, nothing else decoded.
  ///
  /// - Complexity: linear in the line.
  public var rawValue: [UInt8] {
    let value = bytes[valueStart...]
    guard joining != .none else { return Array(value[..<contentEnd(of: value)]) }
    return Unfolding(
      joining: joining, endsLinesInCarriageReturn: endsLinesInCarriageReturn
    ).unfold(value)
  }

  private func contentEnd(of value: ArraySlice<UInt8>) -> Int {
    var end = value.endIndex
    if end > value.startIndex, value[end - 1] == ASCII.lineFeed { end -= 1 }
    while end > value.startIndex, value[end - 1] == ASCII.carriageReturn { end -= 1 }
    return end
  }

  /// How the value is encoded.
  public enum Encoding: Hashable, Sendable {
    /// As it stands.
    case none
    /// Quoted-printable (RFC 2045 §6.7).
    case quotedPrintable
    /// Base64, called BASE64 by 2.1 and `b` by 3.0.
    case base64
  }

  /// How the value is encoded.
  public var encoding: Encoding {
    switch joining {
    case .quotedPrintable: .quotedPrintable
    case .base64: .base64
    case .none, .folding: .none
    }
  }

  /// The text of the value: unfolded, decoded from quoted-printable and from its character set, with
  /// escapes still in it.
  public var rawText: String {
    if let plain = plainValue, let text = String(utf8: plain.span) { return text }
    return decoded(rawValue)
  }

  /// The bytes of a value that stands as it is on one line, in no character set of its own; nil for others.
  private var plainValue: ArraySlice<UInt8>? {
    guard joining == .none, !shape.mayEncode else { return nil }
    let value = bytes[valueStart...]
    return value[..<contentEnd(of: value)]
  }

  /// The text of the value in UTF-8, with escapes still in it.
  private var rawBytes: ArraySlice<UInt8> {
    if let plain = plainValue, ASCII.isWhole(plain) { return plain }
    return Array(rawText.utf8)[...]
  }

  private func decoded(_ raw: [UInt8]) -> String {
    TextDecoding.decode(
      encoding == .quotedPrintable ? QuotedPrintable.decode(raw) : raw,
      charset: parameter("CHARSET"))
  }

  /// The parts of a compound value with escapes still in them.
  ///
  /// Of a quoted-printable value the semicolons that stand as such separate the parts, and an encoded one
  /// (`=3B`) is text; but when there are only encoded ones, the writer encoded the whole value, and they
  /// separate. Other values are split as text, since in some character sets a byte of a character is that
  /// of a backslash.
  private var rawComponents: [ArraySlice<UInt8>] {
    if encoding == .quotedPrintable {
      let raw = rawValue
      if raw.contains(ASCII.semicolon) {
        return TextEscapes.split(raw[...], at: ASCII.semicolon).map {
          Array(decoded(Array($0)).utf8)[...]
        }
      }
    }
    return TextEscapes.split(rawBytes, at: ASCII.semicolon)
  }

  /// The text of a simple value such as FN or NOTE.
  ///
  /// A comma or semicolon that should have been escaped is part of the text.
  public var text: String {
    if let plain = plainValue, version == .v21 || !plain.contains(ASCII.backslash),
      let text = String(utf8: plain.span)
    {
      return text
    }
    return escapes.text(rawText)
  }

  /// The parts of a compound value such as ORG, each unescaped.
  public var components: [String] { rawComponents.map { escapes.component($0) } }

  /// The parts of a compound value such as N and ADR, each as the items of its comma list; 2.1 has no
  /// such lists.
  public var componentLists: [[String]] {
    rawComponents.map { version == .v21 ? [escapes.component($0)] : escapes.list($0) }
  }

  /// The items of a comma list such as NICKNAME and CATEGORIES.
  public var list: [String] { escapes.list(rawBytes) }

  private var escapes: TextEscapes { TextEscapes(version: version) }

  /// The text of bytes of which nothing is known, such as a line that is no property.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: The text: UTF-8, else Windows-1252.
  public static func text(of bytes: [UInt8]) -> String {
    TextDecoding.decode(bytes, charset: nil)
  }
}
