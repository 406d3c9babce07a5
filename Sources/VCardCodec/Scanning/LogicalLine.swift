/// A content line: one physical line and those that continue it.
struct LogicalLine {
  var first: PhysicalLine
  /// Where the next content line begins.
  var end: Int
  /// Whether more than one physical line belongs to it.
  var isJoined: Bool

  var start: Int { first.start }
  var number: Int { first.number }
}

/// The lines that bound a card.
enum CardBoundary {
  case begin
  case end

  /// The boundary that the line at `start` is; case does not matter, blanks around the words neither.
  ///
  /// `END:VCARDBEGIN:VCARD` is an `end` too: exports exist that write no line end between the two.
  static func at(_ start: Int, in bytes: Span<UInt8>) -> CardBoundary? {
    guard start < bytes.count else { return nil }
    switch ASCII.uppercased(bytes[start]) {
    case 0x42:
      guard let after = wordEnd("BEGIN", at: start, in: bytes) else { return nil }
      return isLineEnd(after, in: bytes) ? .begin : nil
    case 0x45:
      guard let after = wordEnd("END", at: start, in: bytes) else { return nil }
      return isLineEnd(after, in: bytes) || begin(after: after, in: bytes) != nil ? .end : nil
    default: return nil
    }
  }

  /// Where BEGIN starts on a line on which END came first.
  static func begin(after end: Int, in bytes: Span<UInt8>) -> Int? {
    var index = end
    while index < bytes.count, ASCII.isBlank(bytes[index]) { index += 1 }
    return wordEnd("BEGIN", at: index, in: bytes) != nil ? index : nil
  }

  /// Where the text `WORD:VCARD` ends that starts at `start`.
  static func wordEnd(_ word: StaticString, at start: Int, in bytes: Span<UInt8>) -> Int? {
    guard bytes.hasWord(word, at: start) else { return nil }
    var index = start + word.utf8CodeUnitCount
    while index < bytes.count, ASCII.isBlank(bytes[index]) { index += 1 }
    guard index < bytes.count, bytes[index] == ASCII.colon else { return nil }
    index += 1
    while index < bytes.count, ASCII.isBlank(bytes[index]) { index += 1 }
    guard bytes.hasWord("VCARD", at: index) else { return nil }
    return index + 5
  }

  /// Whether blanks and then an END are all that is left of a card: the next line that says anything is a BEGIN.
  static func isLastEnd(behindBlanksAt position: Int, in bytes: Span<UInt8>) -> Bool {
    var index = position
    while index < bytes.count, ASCII.isBlank(bytes[index]) { index += 1 }
    guard at(index, in: bytes) == .end, var next = wordEnd("END", at: index, in: bytes) else {
      return false
    }
    while next < bytes.count, bytes[next] <= ASCII.space { next += 1 }
    return next >= bytes.count || at(next, in: bytes) == .begin
  }

  private static func isLineEnd(_ start: Int, in bytes: Span<UInt8>) -> Bool {
    var index = start
    while index < bytes.count, ASCII.isBlank(bytes[index]) { index += 1 }
    guard index < bytes.count else { return true }
    return bytes[index] == ASCII.lineFeed || bytes[index] == ASCII.carriageReturn
  }
}

extension LineCursor {
  /// The next content line: a line, the lines folded onto it (RFC 6350 §3.2: a line that begins with a
  /// blank), and for quoted-printable the lines after a soft break (RFC 2045 §6.7: a line ending in `=`).
  ///
  /// An END behind a blank is not folded on when it is the last of the card: cards exist that were indented as a whole.
  mutating func nextLogical(in bytes: Span<UInt8>) -> LogicalLine? {
    guard let first = next(in: bytes) else { return nil }
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
