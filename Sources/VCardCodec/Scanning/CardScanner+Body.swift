extension CardScanner {
  /// How the lines of a card end.
  enum BodyEnd {
    /// With an END line up to the position; `glued` is where a BEGIN on the same line starts, `before`
    /// the cursor in front of that line.
    case end(Int, glued: Int?, before: LineCursor)
    /// At this position, without an END.
    case cut(Int)
  }

  /// Reads the lines after BEGIN up to the END of the card and reports those of interest.
  mutating func scanBody(in bytes: Span<UInt8>, into card: inout ScannedCard) -> BodyEnd {
    /// How many cards of AGENT properties are open.
    var depth = 0
    var mayNest = false
    while true {
      let before = cursor
      guard let line = cursor.nextLogical(in: bytes) else { break }
      guard line.first.contentEnd > line.start else { continue }
      let start = Self.firstOfContent(line, in: bytes)
      switch CardBoundary.at(start, in: bytes) {
      case .begin:
        guard mayNest else {
          cursor = before
          return .cut(line.start)
        }
        depth += 1
        mayNest = false
      case .end:
        let glued = CardBoundary.wordEnd("END", at: start, in: bytes)
          .flatMap { CardBoundary.begin(after: $0, in: bytes) }
        guard depth > 0, glued == nil else {
          return .end(line.end, glued: glued, before: before)
        }
        depth -= 1
      case nil:
        mayNest = false
        guard depth == 0 || isAgent(line, in: bytes) else { continue }
        switch scanLine(line, in: bytes, into: &card) {
        case .agentWithoutValue: mayNest = true
        case .agentWithBegin: depth += 1
        case .other: break
        }
      }
    }
    return .cut(bytes.count)
  }

  /// The first byte of a line that is no blank; nearly always the first.
  @inline(__always)
  static func firstOfContent(_ line: LogicalLine, in bytes: Span<UInt8>) -> Int {
    var index = line.start
    while index < line.first.contentEnd, ASCII.isBlank(bytes[index]) { index += 1 }
    return index
  }

  enum LineMeaning {
    case agentWithoutValue
    case agentWithBegin
    case other
  }

  private func isAgent(_ line: LogicalLine, in bytes: Span<UInt8>) -> Bool {
    bytes.hasWord("AGENT", at: line.start)
  }

  /// The name at the start of a line.
  struct NameExtent {
    var name: ScannedName
    /// Where the colon or the first semicolon is.
    var end: Int
    var isProperty: Bool

    /// Whether it is FN, N or VERSION, which every card has.
    var isName: Bool {
      guard case .key(let key) = name else { return false }
      return key == .formattedName || key == .name || key == .version
    }
  }

  /// Reads a name (after its group, if any) up to the colon or semicolon that ends it.
  @inline(__always)
  func scanName(from start: Int, to end: Int, in bytes: Span<UInt8>) -> NameExtent {
    var nameStart = start
    var index = start
    var packed: UInt64 = 0
    while index < end {
      let byte = bytes[index]
      // Letters, the commonest, take one comparison.
      if byte >= 0x40, ASCII.isName(byte) {
        packed = packed << 8 | UInt64(ASCII.uppercased(byte))
      } else if byte == ASCII.colon || byte == ASCII.semicolon {
        var nameEnd = index
        while nameEnd > nameStart, ASCII.isBlank(bytes[nameEnd - 1]) { nameEnd -= 1 }
        return NameExtent(
          name: ScannedName(packed: packed, start: nameStart, end: nameEnd, in: bytes),
          end: index, isProperty: nameEnd > nameStart)
      } else if byte == ASCII.dot {
        nameStart = index + 1
        packed = 0
      } else if ASCII.isName(byte) {
        packed = packed << 8 | UInt64(ASCII.uppercased(byte))
      } else if !ASCII.isBlank(byte) {
        break
      }
      index += 1
    }
    return NameExtent(name: .other, end: index, isProperty: false)
  }

  /// Adds a line of interest to the card.
  @inline(__always)
  private mutating func scanLine(
    _ line: LogicalLine, in bytes: Span<UInt8>, into card: inout ScannedCard
  ) -> LineMeaning {
    let name = scanName(from: line.start, to: line.first.contentEnd, in: bytes)
    switch name.name {
    case .other where !name.isProperty && line.isJoined:
      return scanFoldedName(of: line, in: bytes, into: &card)
    case .other: return .other
    case .agent:
      guard let parameters = scanParameters(from: name.end, of: line, in: bytes) else {
        return .other
      }
      var value = parameters.end + 1
      while value < line.end, bytes[value] <= ASCII.space { value += 1 }
      if value >= line.end { return .agentWithoutValue }
      return CardBoundary.at(value, in: bytes) == .begin ? .agentWithBegin : .other
    case .key(let key):
      guard let parameters = scanParameters(from: name.end, of: line, in: bytes) else {
        return .other
      }
      let valueEnd = line.isJoined ? line.end : line.first.contentEnd
      let value = (parameters.end + 1)..<valueEnd
      if key == .version, card.version == nil {
        card.version = VCardVersion(bytes, in: value)
      }
      card.lines.append(
        ScannedCard.Line(
          key: key, isPlain: !line.isJoined && !parameters.mayEncode,
          endsInCarriageReturn: card.endsLinesInCarriageReturn, bytes: line.start..<line.end,
          parameters: name.end..<parameters.end, value: value, number: line.number))
      return .other
    }
  }

  /// What stands between a name and its value.
  private struct ParameterExtent {
    /// Where the colon is.
    var end: Int
    var mayEncode: Bool
  }

  /// Finds the colon that ends the parameters: the first one outside quotes, else the first one; nil when
  /// the line has none.
  @inline(__always)
  private func scanParameters(
    from start: Int, of line: LogicalLine, in bytes: Span<UInt8>
  ) -> ParameterExtent? {
    guard line.isJoined else {
      return scanParameters(from: start, to: line.first.contentEnd, in: bytes)
    }
    return scanParameters(from: start, to: line.first.contentEnd, in: bytes, mayBeQuoted: false)
      ?? scanParameters(from: start, to: line.end, in: bytes)
  }

  private func scanParameters(
    from start: Int, to end: Int, in bytes: Span<UInt8>, mayBeQuoted: Bool = true
  ) -> ParameterExtent? {
    var index = start
    var isQuoted = false
    var firstColon: Int?
    var mayEncode = false
    while index < end {
      switch bytes[index] {
      case ASCII.colon:
        if !isQuoted { return ParameterExtent(end: index, mayEncode: mayEncode) }
        firstColon = firstColon ?? index
      case ASCII.quote: isQuoted.toggle()
      case ASCII.semicolon: mayEncode = mayEncode || mayNameEncoding(at: index + 1, in: bytes)
      default: break
      }
      index += 1
    }
    guard mayBeQuoted else { return nil }
    return firstColon.map { ParameterExtent(end: $0, mayEncode: true) }
  }

  /// Whether the parameter at `start` may be ENCODING, CHARSET, QUOTED-PRINTABLE or BASE64.
  private func mayNameEncoding(at start: Int, in bytes: Span<UInt8>) -> Bool {
    guard start + 1 < bytes.count else { return false }
    return switch (ASCII.uppercased(bytes[start]), ASCII.uppercased(bytes[start + 1])) {
    case (0x45, 0x4E), (0x43, 0x48), (0x51, _), (0x42, _): true
    default: false
    }
  }
}
