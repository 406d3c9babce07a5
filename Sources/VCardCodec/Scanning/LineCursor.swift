/// One line of the file as it stands.
struct PhysicalLine: Equatable {
  var start: Int
  /// Where the line end begins.
  var contentEnd: Int
  /// Where the next line begins.
  var end: Int
  /// Counted from 1.
  var number: Int
}

/// A position in the bytes that moves forward line by line.
///
/// Lines end in LF, CR LF or CR CR LF (a text-mode conversion done twice). A lone CR ends a line only
/// where the card's BEGIN line ends in one (old Mac programs); elsewhere it is a character of a value,
/// so a CR put into a value cannot forge a line.
struct LineCursor {
  enum LineEnds {
    case lineFeed
    case carriageReturnToo
  }

  var position: Int
  var number: Int
  var lineEnds: LineEnds
  /// Whether an END behind a blank is text even when nothing follows: the bytes are lines out of a card.
  var foldsLastEnd = false
  /// Where the next LF and CR are, when that lies at or after the position; so that a search that went
  /// far is not repeated for each line.
  private var nextLineFeed = -1
  private var nextCarriageReturn = -1

  init(position: Int = 0, number: Int = 1, lineEnds: LineEnds = .carriageReturnToo) {
    self.position = position
    self.number = number
    self.lineEnds = lineEnds
  }

  /// The next line, or nil at the end of the bytes.
  ///
  /// - Complexity: linear in the length of the line, over a whole file linear in the file.
  @inline(__always)
  mutating func next(in bytes: Span<UInt8>) -> PhysicalLine? {
    guard position < bytes.count else { return nil }
    if lineEnds == .carriageReturnToo { return nextOfAnyEnd(in: bytes) }
    let start = position
    let lineFeed = ByteSearch.index(of: ASCII.lineFeed, in: bytes, from: start)
    var contentEnd = lineFeed
    while contentEnd > start, bytes[contentEnd - 1] == ASCII.carriageReturn { contentEnd -= 1 }
    position = min(lineFeed + 1, bytes.count)
    number += 1
    return PhysicalLine(start: start, contentEnd: contentEnd, end: position, number: number - 1)
  }

  private mutating func nextOfAnyEnd(in bytes: Span<UInt8>) -> PhysicalLine {
    let start = position
    if nextLineFeed < start {
      nextLineFeed = ByteSearch.index(of: ASCII.lineFeed, in: bytes, from: start)
    }
    if nextCarriageReturn < start {
      nextCarriageReturn = ByteSearch.index(of: ASCII.carriageReturn, in: bytes, from: start)
    }
    var contentEnd = nextLineFeed
    position = min(nextLineFeed + 1, bytes.count)
    if nextCarriageReturn < nextLineFeed {
      contentEnd = nextCarriageReturn
      let isBeforeLineFeed =
        nextLineFeed == contentEnd + 1
        || (nextLineFeed == contentEnd + 2 && bytes[contentEnd + 1] == ASCII.carriageReturn)
      if !isBeforeLineFeed { position = contentEnd + 1 }
    }
    number += 1
    return PhysicalLine(start: start, contentEnd: contentEnd, end: position, number: number - 1)
  }

  /// Goes back to where a line begins.
  mutating func rewind(to line: PhysicalLine) {
    position = line.start
    number = line.number
    nextLineFeed = -1
    nextCarriageReturn = -1
  }
}
