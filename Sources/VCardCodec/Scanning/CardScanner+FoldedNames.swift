extension CardScanner {
  /// Adds a line of interest whose name goes on after a fold; rare, so it is read as a whole.
  func scanFoldedName(
    of line: LogicalLine, in bytes: Span<UInt8>, into card: inout ScannedCard
  ) -> LineMeaning {
    guard Header.colon(from: line.start, to: line.first.contentEnd, in: bytes) == nil,
      let header = FoldedHeader(
        from: Self.firstOfContent(line, in: bytes), to: line.end, in: bytes)
    else { return .other }
    let name = Array(header.name.utf8)
    let packed = name.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    switch ScannedName(packed: packed, start: 0, end: name.count, in: name.span) {
    case .other: return .other
    case .agent:
      var value = header.valueStart
      while value < line.end, bytes[value] <= ASCII.space { value += 1 }
      if value >= line.end { return .agentWithoutValue }
      return CardBoundary.at(value, in: bytes) == .begin ? .agentWithBegin : .other
    case .key(let key):
      let line = ScannedCard.Line(
        key: key, isPlain: false, endsInCarriageReturn: card.endsLinesInCarriageReturn,
        bytes: line.start..<line.end, parameters: line.start..<header.valueStart,
        value: header.valueStart..<line.end, number: line.number)
      card.lines.append(line)
      if key == .version, card.version == nil {
        card.version = card.contentLine(line, in: bytes).flatMap { VCardVersion(text: $0.rawText) }
      }
      return .other
    }
  }
}
