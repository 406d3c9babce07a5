/// A card that a scan found: where it is, and where its lines are that a list needs.
///
/// One value serves a whole file: the scanner empties and refills it, so that a scan of a million
/// cards allocates nothing per card.
public struct ScannedCard: Sendable {
  /// A content line of interest.
  public struct Line: Hashable, Sendable {
    /// The property.
    public var key: ListKey
    /// Whether the value is the bytes of `value` as they stand.
    ///
    /// Then it is one physical line, neither encoded nor in a character set of its own. Escapes
    /// (`\,`) may still be in it.
    public var isPlain: Bool
    /// Whether a lone CR ends a line where this one stands.
    var endsInCarriageReturn: Bool
    /// The whole content line with its line ends.
    public var bytes: Range<Int>
    /// The parameters with the semicolon before them, without the colon; empty when there are none.
    public var parameters: Range<Int>
    /// The value without the line end; of a folded line the raw bytes up to its end.
    public var value: Range<Int>
    /// The line of the file, counted from 1.
    public var number: Int
  }

  /// What part of a card the extent is.
  public enum Extent: Hashable, Sendable {
    /// From BEGIN to END.
    case whole
    /// From BEGIN to where the next BEGIN or the end of the file cuts it off.
    case withoutEnd
    /// Lines that end in END, without a BEGIN.
    case withoutBegin
    /// Lines of an earlier card (`withoutEnd`) that stand after the card nested in it.
    case tail
  }

  /// The extent in the bytes, from the start of the BEGIN line to the end of the END line.
  public internal(set) var bytes: Range<Int> = 0..<0
  /// The line of the file at which the card begins, counted from 1.
  public internal(set) var number = 1
  /// What part of a card this is.
  public internal(set) var extent = Extent.whole
  /// The version stated, nil when none or an unknown one is.
  public internal(set) var version: VCardVersion?
  /// The lines of interest, in the order of the card.
  public internal(set) var lines: [Line] = []
  /// All lines of all cards scanned into this value so far, where the scanner reports them.
  var records: [LineRecord] = []
  /// Where the lines of this card begin in ``records``.
  private(set) var firstRecord = 0
  /// Whether a lone CR ends a line in this card.
  private(set) var endsLinesInCarriageReturn = false

  /// Makes an empty value to scan into.
  public init() {}

  /// Adds the lines of this card that stand after a card nested in it.
  ///
  /// - Parameter tail: A card of the extent `tail` found in the same bytes; its bytes stay its own.
  public mutating func append(_ tail: ScannedCard) {
    lines += tail.lines
    version = version ?? tail.version
  }
}

extension ScannedCard {
  var lineEnds: LineCursor.LineEnds { endsLinesInCarriageReturn ? .carriageReturnToo : .lineFeed }

  /// Prepares for the next card.
  mutating func empty(number: Int, _ endsLinesInCarriageReturn: Bool) {
    lines.removeAll(keepingCapacity: true)
    version = nil
    firstRecord = records.count
    self.number = number
    self.endsLinesInCarriageReturn = endsLinesInCarriageReturn
  }

  /// Adds a line of interest.
  @inline(__always)
  mutating func append(
    _ line: LogicalLine, as key: ListKey, _ header: Header, in bytes: Span<UInt8>
  ) {
    if key == .version, version == nil { readVersion(header, of: line, in: bytes) }
    let value = line.start + Int(header.extent.value)
    let parameters =
      header.extent.isFolded ? line.start : line.start + Int(header.extent.parameters) - 1
    lines.append(
      Line(
        key: key, isPlain: !line.isJoined && !header.mayEncode,
        endsInCarriageReturn: endsLinesInCarriageReturn, bytes: line.start..<line.end,
        parameters: parameters..<(value - 1),
        value: value..<(line.isJoined ? line.end : line.first.contentEnd), number: line.number))
  }

  /// Takes over the version that a line states, when it is a known one.
  mutating func readVersion(_ header: Header, of line: LogicalLine, in bytes: Span<UInt8>) {
    let value = line.start + Int(header.extent.value)
    guard line.isJoined || header.mayEncode else {
      version = VCardVersion(bytes, in: value..<line.first.contentEnd)
      return
    }
    var text: [UInt8] = []
    for index in line.start..<line.end { text.append(bytes[index]) }
    let shape = LineShape(
      header: header.extent, name: .version, kind: .property, joining: header.joining(line),
      mayEncode: header.mayEncode, endsLinesInCarriageReturn: endsLinesInCarriageReturn)
    let content = ContentLine(
      bytes: text[...], storedNumber: UInt32(clamping: line.number), version: .v30, shape: shape)
    version = VCardVersion(text: content.rawText)
  }

  /// Reads a line of interest as a content line, whose value can then be decoded.
  ///
  /// - Parameters:
  ///   - line: A line of this card.
  ///   - bytes: The bytes that were scanned.
  /// - Returns: The content line, or nil when the line is no property.
  /// - Complexity: linear in the line, which is copied.
  public func contentLine(_ line: Line, in bytes: Span<UInt8>) -> ContentLine? {
    var copy: [UInt8] = []
    copy.reserveCapacity(line.bytes.count)
    for index in line.bytes { copy.append(bytes[index]) }
    let lines = ContentLines(
      copy[...], number: line.number, version: version ?? .v30, line.endsInCarriageReturn)
    return lines.first { $0.kind == .property }
  }
}
