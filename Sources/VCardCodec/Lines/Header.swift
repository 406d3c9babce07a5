/// Where the parts of the header of a content line are, counted from the start of the line.
struct HeaderExtent: Hashable, Sendable {
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
  var name: KnownName
  var encoding = ContentLine.Encoding.none
  /// Whether the parameters may say that the value is encoded or in a character set of its own.
  var mayEncode = false

  /// Reads the header of a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - start: Where its first byte is that is no blank.
  ///   - scan: Its name.
  ///   - bytes: The bytes it was found in.
  /// - Returns: The header, or nil when the line is no property: no colon, or before it something that is no name.
  @inline(__always)
  static func read(
    _ line: LogicalLine, start: Int, _ scan: NameScan, in bytes: Span<UInt8>
  ) -> Header? {
    // Neither a colon nor a semicolon.
    guard scan.end < line.first.contentEnd else { return folded(line, start: start, in: bytes) }
    guard scan.isName else { return nil }
    let behindName = UInt32(clamping: scan.end + 1 - line.start)
    var header = Header(
      extent: HeaderExtent(
        start: UInt32(clamping: start - line.start),
        name: UInt32(clamping: scan.nameStart - line.start), parameters: behindName,
        value: behindName),
      name: scan.known)
    if bytes[scan.end] != ASCII.colon,
      !header.readParameters(from: scan.end, of: line, in: bytes)
    {
      return folded(line, start: start, in: bytes)
    }
    return header
  }

  /// Reads a header that goes on after a fold.
  private static func folded(
    _ line: LogicalLine, start: Int, in bytes: Span<UInt8>
  ) -> Header? {
    guard line.isJoined, let header = FoldedHeader(from: start, to: line.end, in: bytes) else {
      return nil
    }
    return Header(
      extent: HeaderExtent(
        start: UInt32(clamping: start - line.start),
        value: UInt32(clamping: header.valueStart - line.start), isFolded: true),
      name: header.known, encoding: encoding(header.parameters), mayEncode: true)
  }

  /// How the value of the line goes on on further physical lines.
  func joining(_ line: LogicalLine) -> ContentLine.Joining {
    switch encoding {
    case .none: line.isJoined ? .folding : .none
    case .quotedPrintable: .quotedPrintable
    case .base64: .base64
    }
  }

  /// Finds the colon behind parameters, and what they say of the value.
  ///
  /// - Returns: Whether the colon is on the first physical line.
  private mutating func readParameters(
    from start: Int, of line: LogicalLine, in bytes: Span<UInt8>
  ) -> Bool {
    let end = line.first.contentEnd
    var index = start
    var isQuoted = false
    var mayStateEncoding = false
    while index < end {
      switch bytes[index] {
      case ASCII.colon where !isQuoted:
        extent.value = UInt32(clamping: index + 1 - line.start)
        readEncoding((start + 1)..<index, mayStateEncoding, in: bytes)
        return true
      case ASCII.quote: isQuoted.toggle()
      case ASCII.semicolon where index + 1 < end:
        switch ASCII.uppercased(bytes[index + 1]) {
        case 0x45, 0x51, 0x42, ASCII.space, ASCII.tab, ASCII.quote: mayStateEncoding = true
        case 0x43: mayEncode = true
        default: break
        }
      default: break
      }
      index += 1
    }
    // Where the line goes on, a quote may close there; else one that never closes is text.
    guard !line.isJoined, let colon = Self.colon(from: start, to: end, in: bytes) else {
      return false
    }
    extent.value = UInt32(clamping: colon + 1 - line.start)
    readEncoding((start + 1)..<colon, true, in: bytes)
    return true
  }

  /// Reads how the value is encoded, where a parameter begins with E, Q, B or a blank.
  private mutating func readEncoding(
    _ parameters: Range<Int>, _ mayStateEncoding: Bool, in bytes: Span<UInt8>
  ) {
    guard mayStateEncoding else { return }
    mayEncode = true
    var text: [UInt8] = []
    text.reserveCapacity(parameters.count)
    for index in parameters { text.append(bytes[index]) }
    encoding = Self.encoding(ParameterReader.read(text[...]))
  }

  /// The colon that ends the header: the first outside quotes; else, when a quote never closes, the first.
  static func colon(from start: Int, to end: Int, in bytes: Span<UInt8>) -> Int? {
    var isQuoted = false
    var first: Int?
    for index in start..<max(start, end) {
      if bytes[index] == ASCII.quote { isQuoted.toggle() }
      guard bytes[index] == ASCII.colon else { continue }
      if !isQuoted { return index }
      first = first ?? index
    }
    return first
  }

  private static func encoding(_ parameters: [Parameter]) -> ContentLine.Encoding {
    let stated = parameters.filter { $0.name == "ENCODING" }
    if stated.contains(where: { $0.isValue("BASE64") || $0.isValue("B") }) { return .base64 }
    return stated.contains { $0.isValue("QUOTED-PRINTABLE") } ? .quotedPrintable : .none
  }
}
