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
      default: faults += line.dividingFaults()
      }
      followsBase64 = line.kind == .property && line.encoding == .base64
    }
    if let fault = lineEndFault() { faults.append(fault) }
    return faults
  }

  /// Says once what the line ends of the card are, where no standard knows them.
  private func lineEndFault() -> Diagnostic? {
    let odd = lines.first { $0.lineEnd == .carriageReturn || $0.lineEnd == .doubledCarriageReturn }
    guard let odd else { return nil }
    let name = odd.lineEnd == .carriageReturn ? "CR" : "CR CR LF"
    return Self.fault(odd.number, .lineEnds, "lines of the card end in \(name)")
  }

  private static func fault(
    _ line: Int, _ code: Diagnostic.Code, _ text: String
  ) -> Diagnostic {
    Diagnostic(line: line, severity: .warning, code: code, text: text)
  }
}

extension ContentLine {
  enum LineEnd {
    case none
    case lineFeed
    case carriageReturn
    case both
    case doubledCarriageReturn
  }

  /// How the line ends.
  var lineEnd: LineEnd {
    let tail = bytes.suffix(3)
    if tail.last == ASCII.carriageReturn { return .carriageReturn }
    guard tail.last == ASCII.lineFeed else { return .none }
    guard tail.dropLast().last == ASCII.carriageReturn else { return .lineFeed }
    return tail.count == 3 && tail.first == ASCII.carriageReturn ? .doubledCarriageReturn : .both
  }

  var beginsWithBlank: Bool { bytes.first.map(ASCII.isBlank) ?? false }

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
