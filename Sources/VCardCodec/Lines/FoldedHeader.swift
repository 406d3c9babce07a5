/// The header of a content line that goes on after a fold, unfolded; rare.
struct FoldedHeader {
  var group: String?
  /// In upper case.
  var name: String
  var known: KnownName
  var parameters: [Parameter]
  /// Where the value begins in the bytes.
  var valueStart: Int

  /// The bytes of a folded header that are looked at; a line without a colon in them is no property.
  private static let longest = 1 << 16

  /// Reads a header, or nil when the line is no property.
  ///
  /// - Parameters:
  ///   - start: Where its first byte is that is no blank.
  ///   - end: Where the content line ends.
  ///   - bytes: Bytes that hold the line.
  init?(from start: Int, to end: Int, in bytes: Span<UInt8>) {
    var header: [UInt8] = []
    // Where each byte was.
    var places: [Int] = []
    var index = start
    while index < end, header.count < Self.longest {
      let byte = bytes[index]
      if byte == ASCII.carriageReturn || byte == ASCII.lineFeed {
        while index < end,
          bytes[index] == ASCII.carriageReturn || bytes[index] == ASCII.lineFeed
        {
          index += 1
        }
        if index < end, ASCII.isBlank(bytes[index]) { index += 1 }
        continue
      }
      header.append(byte)
      places.append(index)
      index += 1
    }
    guard let colon = Header.colon(from: 0, to: header.count, in: header.span) else { return nil }
    let scan = NameScan(from: 0, to: colon + 1, in: header.span)
    guard scan.isName else { return nil }
    valueStart = places[colon] + 1
    name = scan.text(in: header.span)
    known = scan.known
    group =
      scan.nameStart > 0
      ? String(decoding: header[..<(scan.nameStart - 1)], as: UTF8.self) : nil
    parameters = scan.end < colon ? ParameterReader.read(header[(scan.end + 1)..<colon]) : []
  }
}
