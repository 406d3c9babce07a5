/// Reads the lines of one card into content lines.
struct ContentLineReader {
  /// The bytes of the card; indices of lines are those of this slice.
  let source: ArraySlice<UInt8>
  /// The version to read as until the card has stated one.
  var version = VCardVersion.v30
  /// The first version stated that is known; it counts for the lines before it as well.
  private(set) var statedVersion: VCardVersion?
  private(set) var lines: [ContentLine] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var cursor: LineCursor
  private var depth = 0
  private var mayNest = false

  /// Prepares to read lines.
  ///
  /// - Parameters:
  ///   - source: The bytes.
  ///   - number: The line of the file at which they begin.
  ///   - endsLinesInCarriageReturn: Whether a lone CR ends a line.
  ///   - isWholeCard: Whether they are a card, of which an END behind a blank may be the last line; else they are
  ///     lines out of one.
  init(
    _ source: ArraySlice<UInt8>, number: Int, endsLinesInCarriageReturn: Bool,
    isWholeCard: Bool = true
  ) {
    self.source = source
    cursor = LineCursor(
      number: number, lineEnds: endsLinesInCarriageReturn ? .carriageReturnToo : .lineFeed)
    cursor.foldsLastEnd = !isWholeCard
  }

  mutating func readAll() {
    let source = self.source
    let bytes = source.span
    lines.reserveCapacity(source.count / 32 + 4)
    while let logical = cursor.nextLogical(in: bytes) { read(logical, in: bytes) }
  }

  private mutating func read(_ logical: LogicalLine, in bytes: Span<UInt8>) {
    let start = firstOfContent(logical, in: bytes)
    if start == logical.first.contentEnd, !logical.isJoined {
      append(logical, kind: .blank)
      return
    }
    switch CardBoundary.at(start, in: bytes) {
    case .begin:
      if mayNest { depth += 1 }
      append(logical, kind: depth > 0 ? .nested : .begin)
    case .end:
      append(logical, kind: depth > 0 ? .nested : .end)
      depth = max(0, depth - 1)
    case nil:
      guard depth == 0 else {
        append(logical, kind: .nested)
        mayNest = false
        if bytes.hasWord("AGENT", at: start),
          let header = Header(logical, start: start, in: bytes, of: source)
        {
          openAgent(header, logical, in: bytes)
        }
        return
      }
      readProperty(logical, start: start, in: bytes)
      return
    }
    mayNest = false
  }

  private func firstOfContent(_ line: LogicalLine, in bytes: Span<UInt8>) -> Int {
    var index = line.start
    while index < line.first.contentEnd, ASCII.isBlank(bytes[index]) { index += 1 }
    return index
  }

  private mutating func readProperty(_ logical: LogicalLine, start: Int, in bytes: Span<UInt8>) {
    var logical = logical
    guard let header = Header(logical, start: start, in: bytes, of: source) else {
      append(logical, kind: .invalid)
      diagnostics.append(
        Diagnostic(
          line: logical.number, severity: .error, code: .invalidLine,
          text: "this line is no property; it is kept as it is"))
      return
    }
    var joining = ContentLine.Joining.none
    switch header.encoding {
    case .none: joining = logical.isJoined ? .folding : .none
    case .quotedPrintable: joining = .quotedPrintable
    case .base64:
      if !Self.textNames.contains(header.name) { joinBase64(&logical, in: bytes) }
      joining = .base64
    }
    append(logical, kind: .property, header: header, joining: joining)
    if statedVersion == nil, header.name == "VERSION" { adoptVersion() }
    mayNest = false
    openAgent(header, logical, in: bytes)
  }

  /// Properties that are texts, which no program writes as base64 over several lines; a scan for a list does not
  /// look for more of them on lines of their own.
  private static let textNames: Set<String> = [
    "FN", "N", "NICKNAME", "ORG", "TEL", "EMAIL", "UID", "SORT-STRING", "KIND", "VERSION",
    "X-ABSHOWAS", "X-ADDRESSBOOKSERVER-KIND",
  ]

  /// Takes over the version that the last line states.
  private mutating func adoptVersion() {
    guard let stated = lines.last.flatMap({ VCardVersion(text: $0.rawText) }) else { return }
    statedVersion = stated
    version = stated
    for index in lines.indices { lines[index].version = stated }
  }

  /// Hands the lines over; the reader has none afterwards.
  mutating func takeLines() -> [ContentLine] {
    defer { lines = [] }
    return lines
  }

  /// Lets a card follow when the property is AGENT.
  private mutating func openAgent(_ header: Header, _ logical: LogicalLine, in bytes: Span<UInt8>) {
    guard header.name == "AGENT" else { return }
    var value = logical.start + Int(header.extent.value)
    while value < logical.end, bytes[value] <= ASCII.space { value += 1 }
    mayNest = value >= logical.end
    if value < logical.end, CardBoundary.at(value, in: bytes) == .begin { depth += 1 }
  }

  /// Adds to a base64 value the lines after it that are nothing but base64: 2.1 cards exist that write
  /// them without the blank in front.
  private mutating func joinBase64(_ logical: inout LogicalLine, in bytes: Span<UInt8>) {
    while true {
      let before = cursor
      guard let line = cursor.next(in: bytes) else { return }
      var end = line.contentEnd
      while end > line.start, ASCII.isBlank(bytes[end - 1]) { end -= 1 }
      var start = line.start
      while start < end, ASCII.isBlank(bytes[start]) { start += 1 }
      guard start < end, isBase64(start..<end, in: bytes) else {
        cursor = before
        return
      }
      logical.end = line.end
      logical.isJoined = true
    }
  }

  private func isBase64(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    for index in range where !ASCII.isBase64(bytes[index]) { return false }
    return true
  }

  private mutating func append(
    _ logical: LogicalLine, kind: ContentLine.Kind, header: Header? = nil,
    joining: ContentLine.Joining = .none
  ) {
    let base = source.startIndex
    lines.append(
      ContentLine(
        bytes: source[(base + logical.start)..<(base + logical.end)], number: logical.number,
        kind: kind, name: header?.name ?? "",
        header: header?.extent
          ?? HeaderExtent(value: UInt32(clamping: logical.end - logical.start)),
        joining: joining, version: version,
        endsLinesInCarriageReturn: cursor.lineEnds == .carriageReturnToo))
  }
}
