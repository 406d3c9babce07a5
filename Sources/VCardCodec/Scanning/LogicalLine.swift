/// A content line: one physical line and those that continue it.
struct LogicalLine {
  var first: PhysicalLine
  /// Where the next content line begins.
  var end: Int
  /// Whether more than one physical line belongs to it.
  var isJoined: Bool

  var start: Int { first.start }
  var number: Int { first.number }

  /// The first byte of the first physical line that is no blank; nearly always the first.
  @inline(__always)
  func firstOfContent(in bytes: Span<UInt8>) -> Int {
    var index = start
    while index < first.contentEnd, ASCII.isBlank(bytes[index]) { index += 1 }
    return index
  }
}

extension LineCursor {
  /// The next content line: a line, the lines folded onto it (RFC 6350 §3.2: a line that begins with a
  /// blank), and for quoted-printable the lines after a soft break (RFC 2045 §6.7: a line ending in `=`).
  ///
  /// An END behind a blank is not folded on when it is the last of the card: cards exist that were indented as a whole.
  @inline(__always)
  mutating func nextLogical(in bytes: Span<UInt8>) -> LogicalLine? {
    guard let first = next(in: bytes) else { return nil }
    if position < bytes.count,
      ASCII.isBlank(bytes[position]) || endsInSoftBreak(first, in: bytes)
    {
      return continued(first, in: bytes)
    }
    return LogicalLine(first: first, end: first.end, isJoined: false)
  }

  /// The line with those that continue it.
  private mutating func continued(_ first: PhysicalLine, in bytes: Span<UInt8>) -> LogicalLine {
    var last = first
    var isQuotedPrintable: Bool?
    while position < bytes.count {
      if ASCII.isBlank(bytes[position]) {
        guard foldsLastEnd || !CardBoundary.isLastEnd(behindBlanksAt: position, in: bytes),
          let line = next(in: bytes)
        else { break }
        last = line
        continue
      }
      guard endsInSoftBreak(last, in: bytes) else { break }
      let isEncoded =
        isQuotedPrintable ?? Self.isQuotedPrintable(from: first.start, to: last.contentEnd, bytes)
      isQuotedPrintable = isEncoded
      guard isEncoded, CardBoundary.at(position, in: bytes) == nil, let line = next(in: bytes)
      else { break }
      last = line
      while last.start == last.contentEnd, isEncodedText(at: position, in: bytes),
        let line = next(in: bytes)
      {
        last = line
      }
    }
    return LogicalLine(first: first, end: last.end, isJoined: last.start != first.start)
  }

  @inline(__always)
  private func endsInSoftBreak(_ line: PhysicalLine, in bytes: Span<UInt8>) -> Bool {
    var index = line.contentEnd - 1
    while index > line.start, ASCII.isBlank(bytes[index]) { index -= 1 }
    return index >= line.start && bytes[index] == ASCII.equals
  }

  /// Whether the text after an empty line is still encoded: some writers put an empty line after each
  /// soft break, and a line that begins with an escape is no property.
  private func isEncodedText(at start: Int, in bytes: Span<UInt8>) -> Bool {
    start + 2 < bytes.count && bytes[start] == ASCII.equals
      && ASCII.hexValue(bytes[start + 1]) != nil && ASCII.hexValue(bytes[start + 2]) != nil
  }

  /// Whether the part before the value says quoted-printable, as the value of ENCODING or as a bare word.
  static func isQuotedPrintable(from start: Int, to end: Int, _ bytes: Span<UInt8>) -> Bool {
    let end = Header.colon(from: start, to: end, in: bytes) ?? end
    var isQuoted = false
    var parameter: Int?
    var index = start
    while index < end {
      switch bytes[index] {
      case ASCII.quote: isQuoted.toggle()
      case ASCII.semicolon where !isQuoted: parameter = index + 1
      case 0x51, 0x71:
        if let parameter, bytes.hasWord("QUOTED-PRINTABLE", at: index),
          isEncoding(from: parameter, to: index, bytes)
        {
          return true
        }
      default: break
      }
      index += 1
    }
    return false
  }

  /// Whether a parameter that begins here has only the name ENCODING, or nothing, before its value.
  private static func isEncoding(from start: Int, to value: Int, _ bytes: Span<UInt8>) -> Bool {
    var index = start
    while index < value, bytes[index] <= ASCII.space { index += 1 }
    return index == value || bytes.hasWord("ENCODING", at: index)
  }
}
