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
    let raw = rawValue
    return TextDecoding.decode(
      encoding == .quotedPrintable ? QuotedPrintable.decode(raw) : raw,
      charset: parameter("CHARSET"))
  }

  /// The text of a simple value such as FN or NOTE.
  ///
  /// A comma or semicolon that should have been escaped is part of the text.
  public var text: String { escapes.text(rawText) }

  /// The parts of a compound value such as ORG, each unescaped.
  public var components: [String] { escapes.components(rawText) }

  /// The parts of a compound value such as N and ADR, each as the items of its comma list; 2.1 has no
  /// such lists.
  public var componentLists: [[String]] { escapes.componentLists(rawText) }

  /// The items of a comma list such as NICKNAME and CATEGORIES.
  public var list: [String] { escapes.list(rawText) }

  private var escapes: TextEscapes { TextEscapes(version: version) }

  /// The text of bytes of which nothing is known, such as a line that is no property.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: The text: UTF-8, else Windows-1252.
  public static func text(of bytes: [UInt8]) -> String {
    TextDecoding.decode(bytes, charset: nil)
  }
}
