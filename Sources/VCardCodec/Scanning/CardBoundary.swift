/// The lines that bound a card.
enum CardBoundary {
  case begin
  case end

  /// The boundary that the line at `start` is; case does not matter, blanks around the words neither.
  ///
  /// `END:VCARDBEGIN:VCARD` is an `end` too: exports exist that write no line end between the two.
  @inline(__always)
  static func at(_ start: Int, in bytes: Span<UInt8>) -> CardBoundary? {
    guard start < bytes.count else { return nil }
    let letter = ASCII.uppercased(bytes[start])
    return letter == 0x42 || letter == 0x45 ? ofWord(at: start, in: bytes) : nil
  }

  private static func ofWord(at start: Int, in bytes: Span<UInt8>) -> CardBoundary? {
    if let after = wordEnd("BEGIN", at: start, in: bytes) {
      return isLineEnd(after, in: bytes) ? .begin : nil
    }
    guard let after = wordEnd("END", at: start, in: bytes) else { return nil }
    return isLineEnd(after, in: bytes) || begin(after: after, in: bytes) != nil ? .end : nil
  }

  /// The boundary that a content line is, one that is folded in the middle of a word too (RFC 6350 §3.2).
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - start: Where its first byte is that is no blank.
  ///   - bytes: The bytes it was found in.
  /// - Returns: The boundary; nil when the line is none.
  @inline(__always)
  static func of(_ line: LogicalLine, start: Int, in bytes: Span<UInt8>) -> CardBoundary? {
    let boundary = at(start, in: bytes)
    return boundary == nil && line.isJoined ? folded(line, start: start, in: bytes) : boundary
  }

  private static func folded(
    _ line: LogicalLine, start: Int, in bytes: Span<UInt8>
  ) -> CardBoundary? {
    var text: [UInt8] = []
    var index = start
    while index < line.end {
      let byte = bytes[index]
      index += 1
      if byte == ASCII.lineFeed {
        if index < line.end, ASCII.isBlank(bytes[index]) { index += 1 }
      } else if byte != ASCII.carriageReturn {
        text.append(byte)
        guard text.count < longestFolded else { return nil }
      }
    }
    return at(0, in: text.span)
  }

  /// More than the bytes that a boundary has, blanks around its words counted.
  private static let longestFolded = 64

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
