extension PropertyWriter {
  /// The line of a new property that fits into one line of the file and holds no control character but line
  /// feeds, as most do; nil for any other.
  ///
  /// It is the line that the long way gives, without taking the text apart into units that a fold keeps together.
  func shortLine(of draft: PropertyDraft, name: String) -> [UInt8]? {
    guard old == nil, style.version != .v21, style.charset == nil else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(FoldedLine.limit + 2)
    bytes += name.utf8
    for text in parameters(of: draft, body: .text(TextUnits(), charset: nil), keepsValue: false) {
      bytes.append(ASCII.semicolon)
      bytes += text.utf8
    }
    bytes.append(ASCII.colon)
    guard appendShort(draft, to: &bytes), bytes.count <= FoldedLine.limit else { return nil }
    return bytes + style.lineEnding.bytes
  }

  private func appendShort(_ draft: PropertyDraft, to bytes: inout [UInt8]) -> Bool {
    switch draft.value {
    case .binary: return false
    case .text(let text): return Self.append(text, isEscaped: true, to: &bytes)
    case .list(let items): return Self.append(items, to: &bytes)
    case .components(let parts):
      for (index, items) in completed(parts, of: draft.name).enumerated() {
        if index > 0 { bytes.append(ASCII.semicolon) }
        guard Self.append(items, to: &bytes) else { return false }
      }
      return true
    case .uri(let text):
      // What an address must not hold is percent-encoded the long way.
      guard text.utf8.allSatisfy({ $0 > ASCII.space && $0 != ASCII.backslash }) else {
        return false
      }
      return Self.append(text, isEscaped: false, to: &bytes)
    case .verbatim(let text): return Self.append(text, isEscaped: false, to: &bytes)
    }
  }

  private static func append(_ items: [String], to bytes: inout [UInt8]) -> Bool {
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(ASCII.comma) }
      guard append(item, isEscaped: true, to: &bytes) else { return false }
    }
    return true
  }

  private static func append(_ text: String, isEscaped: Bool, to bytes: inout [UInt8]) -> Bool {
    guard text.utf8.count <= FoldedLine.limit else { return false }
    for byte in text.utf8 {
      switch byte {
      case ASCII.backslash, ASCII.comma, ASCII.semicolon:
        if isEscaped { bytes.append(ASCII.backslash) }
        bytes.append(byte)
      case ASCII.lineFeed:
        bytes.append(ASCII.backslash)
        bytes.append(0x6E)
      case ASCII.tab: bytes.append(byte)
      case 0..<ASCII.space, 0x7F: return false
      default: bytes.append(byte)
      }
    }
    return true
  }
}
