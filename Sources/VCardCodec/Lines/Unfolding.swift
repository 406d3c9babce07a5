/// Joins the lines of a value.
///
/// Works on bytes: writers exist that fold between the bytes of one character, so text is decoded
/// only afterwards.
struct Unfolding {
  let joining: ContentLine.Joining
  let endsLinesInCarriageReturn: Bool

  func unfold(_ value: ArraySlice<UInt8>) -> [UInt8] {
    let bytes = value.span
    var result: [UInt8] = []
    result.reserveCapacity(value.count)
    var cursor = LineCursor(
      lineEnds: endsLinesInCarriageReturn ? .carriageReturnToo : .lineFeed)
    var isFirst = true
    var followsSoftBreak = false
    while let line = cursor.next(in: bytes) {
      var start = line.start
      var end = line.contentEnd
      if !isFirst, !followsSoftBreak, start < end, ASCII.isBlank(bytes[start]) { start += 1 }
      isFirst = false
      if joining == .quotedPrintable {
        let keepsBreak = followsSoftBreak && start == end
        followsSoftBreak = softBreak(from: start, to: &end, in: bytes) || keepsBreak
      }
      for index in start..<end { result.append(bytes[index]) }
    }
    return result
  }

  /// Cuts a soft break, `=` and blanks after it, off the end of a line.
  private func softBreak(from start: Int, to end: inout Int, in bytes: Span<UInt8>) -> Bool {
    var index = end
    while index > start, ASCII.isBlank(bytes[index - 1]) { index -= 1 }
    guard index > start, bytes[index - 1] == ASCII.equals else { return false }
    end = index - 1
    return true
  }
}
