extension VCard {
  /// What was repaired in how the lines of the card are divided.
  ///
  /// - Complexity: linear in the card.
  func lineFaults() -> [Diagnostic] {
    var faults: [Diagnostic] = []
    var followsBase64 = false
    for line in lines {
      switch line.kind {
      case .blank where !followsBase64:
        faults.append(
          Self.fault(
            line.number, .blankLine, "a line with nothing on it in the card; it is passed over"))
      case .end where line.beginsWithBlank:
        faults.append(
          Self.fault(
            line.number, .foldedEnd, "END behind a blank; it is taken for the end of the card"))
      case .begin where line.isFoldedWord, .end where line.isFoldedWord:
        faults.append(
          Self.fault(line.number, .foldedEnd, "BEGIN or END is folded; its two lines are joined"))
      default: faults += line.dividingFaults()
      }
      followsBase64 = line.kind == .property && line.encoding == .base64
    }
    if let fault = lineEndFault() { faults.append(fault) }
    return faults
  }

  /// Says once what the line ends of the card are, where no standard knows them.
  private func lineEndFault() -> Diagnostic? {
    for line in lines {
      guard let end = line.oddLineEnd else { continue }
      return Self.fault(line.number, .lineEnds, "lines of the card end in \(end)")
    }
    return nil
  }

  private static func fault(
    _ line: Int, _ code: Diagnostic.Code, _ text: String
  ) -> Diagnostic {
    Diagnostic(line: line, severity: .warning, code: code, text: text)
  }
}

extension ContentLine {
  /// How the line ends, where that is no line end of a standard.
  fileprivate var oddLineEnd: String? {
    let tail = bytes.suffix(3)
    if tail.last == ASCII.carriageReturn { return "CR" }
    let doubled = [ASCII.carriageReturn, ASCII.carriageReturn, ASCII.lineFeed]
    return tail.elementsEqual(doubled) ? "CR CR LF" : nil
  }

  fileprivate var beginsWithBlank: Bool { bytes.first.map(ASCII.isBlank) ?? false }

  /// Whether a BEGIN or END is folded in the middle.
  fileprivate var isFoldedWord: Bool {
    let start = bytes.firstIndex { !ASCII.isBlank($0) } ?? bytes.startIndex
    return CardBoundary.at(start - bytes.startIndex, in: bytes.span) == nil
  }

  /// What is odd in how a value goes on over several lines.
  fileprivate func dividingFaults() -> [Diagnostic] {
    guard kind == .property, joining != .none else { return [] }
    let span = bytes.span
    var cursor = LineCursor(
      number: number, lineEnds: endsLinesInCarriageReturn ? .carriageReturnToo : .lineFeed)
    _ = cursor.next(in: span)
    var faults: [Diagnostic] = []
    var isSaid = false
    while let line = cursor.next(in: span) {
      var start = line.start
      while start < line.contentEnd, ASCII.isBlank(span[start]) { start += 1 }
      if start == line.start, joining == .base64, line.contentEnd > line.start, !isSaid {
        isSaid = true
        faults.append(
          Diagnostic(
            line: line.number, severity: .warning, code: .unfoldedBase64,
            text: "lines of \(name) have no blank in front; they are joined"))
      }
      guard start > line.start, CardBoundary.at(start, in: span) == .end else { continue }
      faults.append(
        Diagnostic(
          line: line.number, severity: .warning, code: .foldedEnd,
          text:
            "END behind a blank; it is taken for text of \(name), since more of the card follows"))
    }
    return faults
  }
}
