/// Finds the cards of a file, one after the other, and in each the lines that a list needs.
///
/// ```swift
/// var scanner = CardScanner()
/// var card = ScannedCard()
/// while scanner.next(in: bytes, into: &card) { … }
/// ```
///
/// The bytes are UTF-8 or an 8-bit character set; UTF-16 is converted before
/// (``VCardFile/convertedToUTF8(_:)``). Nothing in them can stop the scan or slow it down: a card ends
/// at its END, at the next BEGIN or at the end of the file; lines that begin with a blank, and lines
/// after a quoted-printable soft break, never count as END.
///
/// - Complexity: linear in the bytes, whatever they are; one search for line ends and a look at the
///   first few bytes of each line.
public struct CardScanner: Sendable {
  /// Which lines of the cards are reported.
  enum Reading {
    /// Those that a list needs, as ``ScannedCard/lines``.
    case listKeys
    /// All, as records.
    case allLines
  }

  var cursor = LineCursor()
  let reading: Reading
  /// The number of cards cut off by a BEGIN so far that have not got the rest of their lines.
  private var interruptedCards = 0
  /// The faults found so far in what separates cards, in the order of the file.
  public internal(set) var diagnostics: [Diagnostic] = []

  /// What was found so far that another part of the same file may belong to.
  public internal(set) var looseEnds = LooseEnds()

  /// How many lines were passed; when there is no further card, those of the whole file.
  public var passedLines: Int { cursor.number - 1 }

  /// Makes a scanner that stands before the first byte.
  public init() { self.init(.listKeys) }

  init(_ reading: Reading) { self.reading = reading }

  /// Finds the next card.
  ///
  /// - Parameters:
  ///   - bytes: The same bytes in each call.
  ///   - card: Emptied, then filled with the card found.
  /// - Returns: Whether there is one; false at the end of the bytes.
  public mutating func next(in bytes: Span<UInt8>, into card: inout ScannedCard) -> Bool {
    var orphan = Orphan()
    cursor.lineEnds = .carriageReturnToo
    skipByteOrderMark(in: bytes)
    while true {
      guard var line = cursor.next(in: bytes) else { break }
      guard let first = firstOfContent(line, in: bytes) else { continue }
      line.start = first
      switch boundary(at: first, of: &line, in: bytes) {
      case .begin:
        report(orphan)
        scanCard(at: line, in: bytes, into: &card)
        return true
      case .end:
        let begin = CardBoundary.wordEnd("END", at: first, in: bytes)
          .flatMap { CardBoundary.begin(after: $0, in: bytes) }
        let end = begin ?? line.end
        // A lone END is that of an earlier card, when one still has none.
        if let start = orphan.start ?? (interruptedCards > 0 ? line : nil) {
          scanOrphan(from: start, hasName: orphan.hasName, to: end, in: bytes, into: &card)
          stepInto(begin, on: line)
          return true
        }
        looseEnds.hasCardWithoutBegin = true
        orphan.add(line, isProperty: false, isName: false)
        stepInto(begin, on: line)
      case nil:
        let name = NameScan(from: first, to: line.contentEnd, in: bytes)
        orphan.add(
          line, isProperty: name.isName && name.end < line.contentEnd,
          isName: [.fn, .n, .version].contains(name.known))
      }
    }
    report(orphan)
    return false
  }

  /// The boundary that a line outside any card is; a BEGIN that is folded is taken together.
  private mutating func boundary(
    at first: Int, of line: inout PhysicalLine, in bytes: Span<UInt8>
  ) -> CardBoundary? {
    if let boundary = CardBoundary.at(first, in: bytes) { return boundary }
    guard ASCII.uppercased(bytes[first]) == 0x42, cursor.position < bytes.count,
      ASCII.isBlank(bytes[cursor.position])
    else { return nil }
    var ahead = cursor
    ahead.rewind(to: line)
    guard let whole = ahead.nextLogical(in: bytes),
      CardBoundary.of(whole, start: first, in: bytes) == .begin
    else { return nil }
    cursor = ahead
    line.end = whole.end
    return .begin
  }

  /// Lines outside any card.
  private struct Orphan {
    /// The first line that looks like a property.
    var start: PhysicalLine?
    var hasName = false
    /// The first line at all.
    var first: Int?

    mutating func add(_ line: PhysicalLine, isProperty: Bool, isName: Bool) {
      first = first ?? line.number
      if isProperty, start == nil { start = line }
      hasName = hasName || isName
    }
  }

  private mutating func report(_ orphan: Orphan) {
    guard let number = orphan.first else { return }
    diagnostics.append(
      Diagnostic(
        line: number, severity: .warning, code: .textOutside,
        text: "text outside any card, kept as it is"))
  }

  private mutating func skipByteOrderMark(in bytes: Span<UInt8>) {
    guard cursor.position == 0, bytes.count >= 3 else { return }
    if bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { cursor.position = 3 }
  }

  /// The first byte of a line that is no blank and no byte order mark (of a file joined to another).
  private func firstOfContent(_ line: PhysicalLine, in bytes: Span<UInt8>) -> Int? {
    var index = line.start
    while index < line.contentEnd {
      if ASCII.isBlank(bytes[index]) {
        index += 1
      } else if bytes[index] == 0xEF, index + 2 < line.contentEnd, bytes[index + 1] == 0xBB,
        bytes[index + 2] == 0xBF
      {
        index += 3
      } else {
        return index
      }
    }
    return nil
  }

  /// Makes what follows END on its line the next line, when that is a BEGIN.
  private mutating func stepInto(_ begin: Int?, on line: PhysicalLine) {
    guard let begin else { return }
    cursor.rewind(to: line)
    cursor.position = begin
    diagnostics.append(
      Diagnostic(
        line: line.number, severity: .warning, code: .gluedCards,
        text: "END and BEGIN of two cards on one line"))
  }

  private mutating func scanCard(
    at begin: PhysicalLine, in bytes: Span<UInt8>, into card: inout ScannedCard
  ) {
    card.empty(number: begin.number, begin.endsInLoneCarriageReturn(in: bytes))
    cursor.lineEnds = card.lineEnds
    keep(LogicalLine(first: begin, end: begin.end, isJoined: false), as: .begin, in: &card)
    switch scanBody(in: bytes, into: &card) {
    case .end(let position, let glued, let line):
      card.extent = .whole
      card.bytes = begin.start..<(glued ?? position)
      stepInto(glued, on: line)
    case .cut(let position):
      card.extent = .withoutEnd
      card.bytes = begin.start..<position
      looseEnds.hasCardWithoutEnd = true
      if position < bytes.count { interruptedCards += 1 } else { looseEnds.endsInCard = true }
      diagnostics.append(
        Diagnostic(
          line: begin.number, severity: .error, code: .missingEnd,
          text: position < bytes.count
            ? "the card that begins here has no END; line \(cursor.number) begins another"
            : "the card that begins here has no END; the file ends in it"))
    }
  }

  private mutating func scanOrphan(
    from start: PhysicalLine, hasName: Bool, to end: Int, in bytes: Span<UInt8>,
    into card: inout ScannedCard
  ) {
    let resume = cursor
    card.empty(number: start.number, start.endsInLoneCarriageReturn(in: bytes))
    cursor = LineCursor(position: start.start, number: start.number, lineEnds: card.lineEnds)
    // By the line ends of the card, END may be no line of its own: then the scan must still stop here.
    scanLines(in: bytes.extracting(first: end), into: &card)
    cursor = resume
    card.bytes = start.start..<end
    let isTail = interruptedCards > 0 && !hasName
    card.extent = isTail ? .tail : .withoutBegin
    if isTail { interruptedCards -= 1 } else { looseEnds.hasCardWithoutBegin = true }
    diagnostics.append(
      Diagnostic(
        line: start.number, severity: .error, code: isTail ? .nestedCard : .missingBegin,
        text: isTail
          ? "lines of an earlier card after a card nested in it"
          : "the card that begins here has no BEGIN"))
  }
}

extension PhysicalLine {
  func endsInLoneCarriageReturn(in bytes: Span<UInt8>) -> Bool {
    guard end == contentEnd + 1, bytes[contentEnd] == ASCII.carriageReturn else { return false }
    return end >= bytes.count || bytes[end] != ASCII.lineFeed
  }
}
