extension ContentLine {
  /// The text for a parcel that the LABEL parameter of ADR gives (RFC 6350 §6.3.1); nil when there is none.
  ///
  /// Parameters write a line break as `^n` (RFC 6868). RFC 6350 is older: its own example has `\n`, and
  /// many programs write what it shows, with the other escapes of text too. So a label on one line in
  /// which `\n` stands is read as that.
  ///
  /// - Complexity: linear in the line.
  public var deliveryLabel: String? {
    guard let label = parameter("LABEL") else { return nil }
    let bytes = label.utf8
    let isEscaped =
      !bytes.contains(ASCII.lineFeed)
      && zip(bytes, bytes.dropFirst()).contains { $0 == ASCII.backslash && $1 | 0x20 == 0x6E }
    return isEscaped ? TextEscapes(version: .v40).text(label) : label
  }
}
