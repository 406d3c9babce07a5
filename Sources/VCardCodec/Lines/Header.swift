/// What stands before the value of a content line.
struct Header {
  var group: String?
  /// In upper case.
  var name: String
  var parameters: [Parameter]
  /// Where the value begins in the bytes of the card.
  var valueStart: Int

  var isQuotedPrintable: Bool {
    parameters.contains { $0.name == "ENCODING" && $0.isValue("QUOTED-PRINTABLE") }
  }

  var isBase64: Bool {
    parameters.contains { $0.name == "ENCODING" && ($0.isValue("BASE64") || $0.isValue("B")) }
  }

  /// Reads the header of a line, or nil when the line is no property: no colon, or before it something
  /// that is no name.
  init?(_ line: LogicalLine, start: Int, in bytes: Span<UInt8>) {
    if let colon = Self.colon(from: start, to: line.first.contentEnd, in: bytes) {
      valueStart = colon + 1
      guard let parts = Self.parts(start..<colon, in: bytes) else { return nil }
      (group, name, parameters) = parts
      return
    }
    guard line.isJoined else { return nil }
    // The header itself is folded: unfold up to the colon, and remember where each byte was.
    var header: [UInt8] = []
    var places: [Int] = []
    var index = start
    while index < line.end {
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
    let span = header.span
    guard let colon = Self.colon(from: 0, to: header.count, in: span),
      let parts = Self.parts(0..<colon, in: span)
    else { return nil }
    valueStart = places[colon] + 1
    (group, name, parameters) = parts
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

  private static func parts(
    _ range: Range<Int>, in bytes: Span<UInt8>
  ) -> (group: String?, name: String, parameters: [Parameter])? {
    var nameEnd = range.lowerBound
    var dot: Int?
    while nameEnd < range.upperBound, bytes[nameEnd] != ASCII.semicolon {
      if bytes[nameEnd] == ASCII.dot { dot = nameEnd }
      nameEnd += 1
    }
    var end = nameEnd
    while end > range.lowerBound, ASCII.isBlank(bytes[end - 1]) { end -= 1 }
    let nameStart = dot.map { $0 + 1 } ?? range.lowerBound
    guard nameStart < end else { return nil }
    var name: [UInt8] = []
    for index in range.lowerBound..<end {
      guard ASCII.isName(bytes[index]) else { return nil }
      if index >= nameStart { name.append(ASCII.uppercased(bytes[index])) }
    }
    let group = dot.map { end in
      String(decoding: (range.lowerBound..<end).map { bytes[$0] }, as: UTF8.self)
    }
    let isPlain = nameEnd >= range.upperBound
    return (
      group, String(decoding: name, as: UTF8.self),
      isPlain ? [] : ParameterReader.read((nameEnd + 1)..<range.upperBound, in: bytes)
    )
  }
}
