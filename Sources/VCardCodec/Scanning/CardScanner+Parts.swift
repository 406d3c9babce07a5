extension CardScanner {
  /// Divides a file into parts that can be scanned at the same time.
  ///
  /// A part begins at a BEGIN line whose line before is END. Whether the parts hold the same cards as the
  /// whole is known when they are scanned (``LooseEnds/areIndependent(_:)``): they do, unless a card goes on
  /// after cards nested in it. Lines of a later part are counted from 1 again.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - count: How many parts are wanted.
  /// - Returns: The parts in order, none empty, together the whole file; fewer than wanted when the file
  ///   has too few places to divide it at, one for an empty file.
  /// - Complexity: O(`count` × distance to the next card).
  public static func parts(of bytes: Span<UInt8>, count: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    for number in 1..<max(1, count) {
      let wanted = max(start + 1, bytes.count / count * number)
      guard let next = beginning(after: wanted, in: bytes) else { break }
      parts.append(start..<next)
      start = next
    }
    parts.append(start..<bytes.count)
    return parts
  }

  /// The next BEGIN line right after an END line.
  private static func beginning(after position: Int, in bytes: Span<UInt8>) -> Int? {
    var isAfterEnd = false
    var index = ByteSearch.index(of: ASCII.lineFeed, in: bytes, from: position) + 1
    while index < bytes.count {
      switch CardBoundary.at(index, in: bytes) {
      case .begin where isAfterEnd: return index
      case .end: isAfterEnd = true
      default: isAfterEnd = false
      }
      index = ByteSearch.index(of: ASCII.lineFeed, in: bytes, from: index) + 1
    }
    return nil
  }
}
