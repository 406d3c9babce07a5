/// Where the parts of the header of a content line are, counted from the start of the line.
struct HeaderExtent: Hashable {
  /// Where the first byte is that is no blank.
  var start: UInt32 = 0
  /// Where the name begins; behind `start` when there is a group.
  var name: UInt32 = 0
  /// Where the parameters begin; where the value does when there are none.
  var parameters: UInt32 = 0
  /// Where the value begins.
  var value: UInt32 = 0
  /// Whether the header goes on after a fold, so that its parts are not together.
  var isFolded = false

  var hasParameters: Bool { isFolded || parameters < value }
}

/// The header of a content line as it is read: its extent, and what decides how the value is read.
struct Header {
  var extent: HeaderExtent
  /// In upper case.
  var name: String
  var encoding: ContentLine.Encoding

  /// Reads the header of a line, or nil when the line is no property: no colon, or before it something
  /// that is no name.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - start: Where its first byte is that is no blank.
  ///   - bytes: The bytes of the card.
  ///   - source: The same bytes.
  @inline(__always)
  init?(
    _ line: LogicalLine, start: Int, in bytes: Span<UInt8>, of source: ArraySlice<UInt8>
  ) {
    let end = line.first.contentEnd
    let scan = NameScan(from: start, to: end, in: bytes)
    guard scan.end < end else {
      // Neither a colon nor a semicolon.
      guard line.isJoined, let header = FoldedHeader(from: start, to: line.end, in: bytes) else {
        return nil
      }
      self.init(header, of: line, start: start)
      return
    }
    guard scan.isName else { return nil }
    var colon = scan.end
    var encoding = ContentLine.Encoding.none
    if bytes[scan.end] != ASCII.colon {
      // Where the line goes on, a quote may close there.
      let unquoted = Self.unquotedColon(from: start, to: end, in: bytes)
      guard let found = line.isJoined ? unquoted : Self.colon(from: start, to: end, in: bytes)
      else {
        guard line.isJoined, let header = FoldedHeader(from: start, to: line.end, in: bytes) else {
          return nil
        }
        self.init(header, of: line, start: start)
        return
      }
      colon = found
      let parameters = source[(source.startIndex + scan.end + 1)..<(source.startIndex + colon)]
      if Self.mayNameEncoding(parameters) {
        encoding = Self.encoding(ParameterReader.read(parameters))
      }
    }
    let base = line.start
    self.init(
      extent: HeaderExtent(
        start: UInt32(clamping: start - base), name: UInt32(clamping: scan.nameStart - base),
        parameters: UInt32(clamping: scan.end + 1 - base), value: UInt32(clamping: colon + 1 - base)
      ),
      name: PropertyName.text(scan, in: bytes), encoding: encoding)
  }

  private init(extent: HeaderExtent, name: String, encoding: ContentLine.Encoding) {
    self.extent = extent
    self.name = name
    self.encoding = encoding
  }

  private init(_ header: FoldedHeader, of line: LogicalLine, start: Int) {
    self.init(
      extent: HeaderExtent(
        start: UInt32(clamping: start - line.start),
        value: UInt32(clamping: header.valueStart - line.start), isFolded: true),
      name: header.name, encoding: Self.encoding(header.parameters))
  }

  /// The colon that ends the header: the first outside quotes; else, when a quote never closes, the first.
  static func colon(from start: Int, to end: Int, in bytes: Span<UInt8>) -> Int? {
    unquotedColon(from: start, to: end, in: bytes)
      ?? (start..<max(start, end)).first { bytes[$0] == ASCII.colon }
  }

  private static func unquotedColon(from start: Int, to end: Int, in bytes: Span<UInt8>) -> Int? {
    var isQuoted = false
    for index in start..<max(start, end) {
      if bytes[index] == ASCII.quote { isQuoted.toggle() }
      if bytes[index] == ASCII.colon, !isQuoted { return index }
    }
    return nil
  }

  /// Whether parameters may say that the value is encoded: one begins with E, Q, B or a blank.
  private static func mayNameEncoding(_ parameters: ArraySlice<UInt8>) -> Bool {
    var isAtStart = true
    for byte in parameters {
      if isAtStart {
        switch ASCII.uppercased(byte) {
        case 0x45, 0x51, 0x42, ASCII.space, ASCII.tab, ASCII.quote: return true
        default: break
        }
      }
      isAtStart = byte == ASCII.semicolon
    }
    return false
  }

  private static func encoding(_ parameters: [Parameter]) -> ContentLine.Encoding {
    let stated = parameters.filter { $0.name == "ENCODING" }
    if stated.contains(where: { $0.isValue("BASE64") || $0.isValue("B") }) { return .base64 }
    return stated.contains { $0.isValue("QUOTED-PRINTABLE") } ? .quotedPrintable : .none
  }
}
