extension CardScanner {
  /// How the lines of a card end.
  enum BodyEnd {
    /// With an END line up to the position; `glued` is where a BEGIN on the same line starts.
    case end(Int, glued: Int?, PhysicalLine)
    /// At this position, without an END.
    case cut(Int)
  }

  /// Reads the lines after BEGIN up to the END of the card.
  mutating func scanBody(in bytes: Span<UInt8>, into card: inout ScannedCard) -> BodyEnd {
    var nesting = Nesting()
    while let line = cursor.nextLogical(in: bytes) {
      let start = line.firstOfContent(in: bytes)
      switch CardBoundary.of(line, start: start, in: bytes) {
      case .begin:
        guard nesting.mayNest else {
          cursor.rewind(to: line.first)
          return .cut(line.start)
        }
        nesting.open()
        keep(line, as: .nested, in: &card)
      case .end:
        let glued = CardBoundary.wordEnd("END", at: start, in: bytes)
          .flatMap { CardBoundary.begin(after: $0, in: bytes) }
        guard nesting.depth > 0, glued == nil else {
          keep(line, as: .end, upTo: glued, in: &card)
          return .end(line.end, glued: glued, line.first)
        }
        nesting.close()
        keep(line, as: .nested, in: &card)
      case nil: scanLine(line, start: start, in: bytes, nesting: &nesting, into: &card)
      }
    }
    return .cut(bytes.count)
  }

  /// Reads all lines up to the end of the bytes as those of one card, whatever they are.
  mutating func scanLines(in bytes: Span<UInt8>, into card: inout ScannedCard) {
    var nesting = Nesting()
    while let line = cursor.nextLogical(in: bytes) {
      let start = line.firstOfContent(in: bytes)
      switch CardBoundary.of(line, start: start, in: bytes) {
      case .begin:
        if nesting.mayNest { nesting.open() }
        keep(line, as: nesting.depth > 0 ? .nested : .begin, in: &card)
      case .end:
        keep(line, as: nesting.depth > 0 ? .nested : .end, in: &card)
        nesting.close()
      case nil: scanLine(line, start: start, in: bytes, nesting: &nesting, into: &card)
      }
    }
  }

  /// Reads a line that is no BEGIN and no END.
  @inline(__always)
  private mutating func scanLine(
    _ line: LogicalLine, start: Int, in bytes: Span<UInt8>, nesting: inout Nesting,
    into card: inout ScannedCard
  ) {
    if start == line.first.contentEnd, !line.isJoined {
      keep(line, as: .blank, in: &card)
      return
    }
    nesting.mayNest = false
    guard nesting.depth == 0 else {
      keep(line, as: .nested, in: &card)
      guard bytes.hasWord("AGENT", at: start) else { return }
      let scan = NameScan(from: start, to: line.first.contentEnd, in: bytes)
      if let header = Header.read(line, start: start, scan, in: bytes) {
        nesting.read(header, of: line, in: bytes)
      }
      return
    }
    let scan = NameScan(from: start, to: line.first.contentEnd, in: bytes)
    switch reading {
    case .allLines: scanProperty(scan, line, start: start, in: bytes, nesting: &nesting, &card)
    case .listKeys:
      if scan.known.listKey == nil, scan.known != .agent {
        // Only a name that goes on after a fold is not known yet.
        guard line.isJoined, scan.end == line.first.contentEnd else { return }
      }
      guard let header = Header.read(line, start: start, scan, in: bytes) else { return }
      nesting.read(header, of: line, in: bytes)
      if let key = header.name.listKey { card.append(line, as: key, header, in: bytes) }
    }
  }

  /// Keeps a line that is a property, with those after it that are more of its base64.
  @inline(__always)
  private mutating func scanProperty(
    _ scan: NameScan, _ line: LogicalLine, start: Int, in bytes: Span<UInt8>,
    nesting: inout Nesting, _ card: inout ScannedCard
  ) {
    guard let header = Header.read(line, start: start, scan, in: bytes) else {
      keep(line, as: .invalid, in: &card)
      diagnostics.append(
        Diagnostic(
          line: line.number, severity: .error, code: .invalidLine,
          text: "this line is no property; it is kept as it is"))
      return
    }
    var end = line.end
    if header.encoding == .base64, !header.name.isText {
      end = cursor.joinBase64(to: end, in: bytes)
    }
    card.records.append(
      LineRecord(
        start: line.start, end: end, number: UInt32(clamping: line.number),
        shape: LineShape(
          header: header.extent, name: header.name, kind: .property, joining: header.joining(line),
          mayEncode: header.mayEncode, endsLinesInCarriageReturn: card.endsLinesInCarriageReturn)))
    if header.name == .version, card.version == nil {
      card.readVersion(header, of: line, in: bytes)
    }
    if header.name == .agent { nesting.read(header, of: line, in: bytes) }
  }

  /// Keeps a line that is no property.
  @inline(__always)
  func keep(
    _ line: LogicalLine, as kind: ContentLine.Kind, upTo end: Int? = nil, in card: inout ScannedCard
  ) {
    guard reading == .allLines else { return }
    let end = end ?? line.end
    card.records.append(
      LineRecord(
        start: line.start, end: end, number: UInt32(clamping: line.number),
        shape: LineShape(
          header: HeaderExtent(value: UInt32(clamping: end - line.start)), kind: kind,
          endsLinesInCarriageReturn: card.endsLinesInCarriageReturn)))
  }
}

extension LineCursor {
  /// Passes the lines after a base64 value that are more of it: those that begin with a blank, and, since 2.1 cards
  /// exist that write them without one, those that are nothing but base64.
  ///
  /// - Parameters:
  ///   - end: Where the content line ended so far.
  ///   - bytes: The bytes.
  /// - Returns: Where it ends.
  mutating func joinBase64(to end: Int, in bytes: Span<UInt8>) -> Int {
    var end = end
    while true {
      guard let line = next(in: bytes) else { return end }
      let isFolded =
        ASCII.isBlank(bytes[line.start])
        && (foldsLastEnd || !CardBoundary.isLastEnd(behindBlanksAt: line.start, in: bytes))
      guard isFolded || Self.isBase64(line, in: bytes) else {
        rewind(to: line)
        return end
      }
      end = line.end
    }
  }

  private static func isBase64(_ line: PhysicalLine, in bytes: Span<UInt8>) -> Bool {
    var end = line.contentEnd
    while end > line.start, ASCII.isBlank(bytes[end - 1]) { end -= 1 }
    for index in line.start..<end where !ASCII.isBase64(bytes[index]) { return false }
    return end > line.start
  }
}
