/// What stands before the value of a content line.
struct Header {
  var group: String?
  /// In upper case.
  var name: String
  var parameters: [Parameter]
  /// Where the value begins in the bytes of the card.
  var valueStart: Int

  /// The bytes of a folded header that are looked at; a line without a colon in them is no property.
  private static let longestFolded = 1 << 16

  var isQuotedPrintable: Bool {
    parameters.contains { $0.name == "ENCODING" && $0.isValue("QUOTED-PRINTABLE") }
  }

  var isBase64: Bool {
    parameters.contains { $0.name == "ENCODING" && ($0.isValue("BASE64") || $0.isValue("B")) }
  }

  /// Reads the header of a line, or nil when the line is no property: no colon, or before it something
  /// that is no name.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - start: Where its first byte is that is no blank.
  ///   - bytes: The bytes of the card.
  ///   - source: The same bytes.
  init?(
    _ line: LogicalLine, start: Int, in bytes: Span<UInt8>, of source: ArraySlice<UInt8>
  ) {
    let end = line.first.contentEnd
    let unquoted = Self.unquotedColon(from: start, to: end, in: bytes)
    if let colon = line.isJoined ? unquoted : Self.colon(from: start, to: end, in: bytes) {
      valueStart = colon + 1
      let base = source.startIndex
      guard let parts = Self.parts(source[(base + start)..<(base + colon)]) else { return nil }
      (group, name, parameters) = parts
      return
    }
    guard line.isJoined else { return nil }
    // The header itself is folded: unfold it, and remember where each byte was.
    var header: [UInt8] = []
    var places: [Int] = []
    var index = start
    while index < line.end, header.count < Self.longestFolded {
      let byte = bytes[index]
      if byte == ASCII.carriageReturn || byte == ASCII.lineFeed {
        while index < line.end,
          bytes[index] == ASCII.carriageReturn || bytes[index] == ASCII.lineFeed
        {
          index += 1
        }
        if index < line.end, ASCII.isBlank(bytes[index]) { index += 1 }
        continue
      }
      header.append(byte)
      places.append(index)
      index += 1
    }
    guard let colon = Self.colon(from: 0, to: header.count, in: header.span),
      let parts = Self.parts(header[..<colon])
    else { return nil }
    valueStart = places[colon] + 1
    (group, name, parameters) = parts
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

  /// The parts of a header without its colon.
  private static func parts(
    _ header: ArraySlice<UInt8>
  ) -> (group: String?, name: String, parameters: [Parameter])? {
    var nameEnd = header.startIndex
    var dot: Int?
    while nameEnd < header.endIndex, header[nameEnd] != ASCII.semicolon {
      if header[nameEnd] == ASCII.dot { dot = nameEnd }
      nameEnd += 1
    }
    var end = nameEnd
    while end > header.startIndex, ASCII.isBlank(header[end - 1]) { end -= 1 }
    let nameStart = dot.map { $0 + 1 } ?? header.startIndex
    guard nameStart < end else { return nil }
    for index in header.startIndex..<end {
      guard ASCII.isName(header[index]) else { return nil }
    }
    let group = dot.map { String(decoding: header[header.startIndex..<$0], as: UTF8.self) }
    let parameters =
      nameEnd < header.endIndex ? ParameterReader.read(header[(nameEnd + 1)...]) : []
    return (group, ASCII.uppercased(header[nameStart..<end]), parameters)
  }
}
