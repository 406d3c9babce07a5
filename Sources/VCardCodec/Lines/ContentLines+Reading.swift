extension ContentLines {
  /// Reads lines out of a card.
  ///
  /// - Parameters:
  ///   - source: The bytes.
  ///   - number: The line of the file at which they begin.
  ///   - version: The version of the card, unless the lines state one.
  ///   - endsLinesInCarriageReturn: Whether a lone CR ends a line.
  init(
    _ source: ArraySlice<UInt8>, number: Int = 1, version: VCardVersion,
    _ endsLinesInCarriageReturn: Bool
  ) {
    var scanner = CardScanner(.allLines)
    var card = ScannedCard()
    card.empty(number: number, endsLinesInCarriageReturn)
    scanner.cursor = LineCursor(number: number, lineEnds: card.lineEnds)
    // An END behind a blank is more of the line before it even when it is the last.
    scanner.cursor.foldsLastEnd = true
    scanner.scanLines(in: source.span, into: &card)
    self.init(source, card, version: card.version ?? version)
  }

  /// Reads the lines of a whole card.
  ///
  /// - Parameters:
  ///   - source: The bytes.
  ///   - number: The line of the file at which they begin.
  ///   - diagnostics: Gets the faults of single lines.
  /// - Returns: The lines, and the version that they state.
  static func read(
    _ source: ArraySlice<UInt8>, number: Int, diagnostics: inout [Diagnostic]
  ) -> (lines: ContentLines, version: VCardVersion?) {
    let bytes = source.span
    var scanner = CardScanner(.allLines)
    var card = ScannedCard()
    scanner.cursor.number = number
    if let first = scanner.cursor.next(in: bytes) {
      card.empty(number: number, first.endsInLoneCarriageReturn(in: bytes))
      scanner.cursor = LineCursor(number: number, lineEnds: card.lineEnds)
      scanner.keepBegin(in: bytes, into: &card)
      scanner.scanLines(in: bytes, into: &card)
    }
    diagnostics += scanner.diagnostics
    return (ContentLines(source, card, version: card.version ?? .v30), card.version)
  }

  private init(_ source: ArraySlice<UInt8>, _ card: ScannedCard, version: VCardVersion) {
    let table = LineTable(source: source, records: card.records)
    self.init(table, 0..<card.records.count, version: version)
  }
}

extension CardScanner {
  /// Keeps BEGIN when it is the first line; nothing is folded onto it.
  fileprivate mutating func keepBegin(in bytes: Span<UInt8>, into card: inout ScannedCard) {
    let before = cursor
    guard let line = cursor.next(in: bytes) else { return }
    let begin = LogicalLine(first: line, end: line.end, isJoined: false)
    guard CardBoundary.at(begin.firstOfContent(in: bytes), in: bytes) == .begin else {
      cursor = before
      return
    }
    keep(begin, as: .begin, in: &card)
  }
}
