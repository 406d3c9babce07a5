import Collation
import UnicodeText

/// Finds names in lines of text without an index: each line is folded, matched and forgotten.
///
/// A line is `name[<TAB>phonetic[<TAB>phone]]`, where `\t`, `\n`, `\r` and `\\` stand for the
/// characters that would end a field.
package struct LineFilter: Sendable {
  /// The lines that were found, in the order of the text.
  package struct Found: Sendable {
    package private(set) var lines: [Range<Int>] = []
    private var ranks: [SearchRank] = []

    fileprivate mutating func append(_ other: Found) {
      lines += other.lines
      ranks += other.ranks
    }

    /// The lines, best first; those alike in the order of the text.
    package var ordered: [Range<Int>] {
      SearchRank.order(ranks).map { lines[Int($0)] }
    }

    mutating func append(_ line: Range<Int>, _ rank: SearchRank) {
      lines.append(line)
      ranks.append(rank)
    }
  }

  private let query: SearchQuery

  package init(_ query: SearchQuery) { self.query = query }

  /// The lines of `text` that match, each without its line feed; uses all processors.
  ///
  /// Linear in the length of the text. Nothing is kept but the places of lines that match.
  package func find(in text: [UInt8]) -> Found {
    guard query.fault == nil else { return Found() }
    let parts = Self.parts(of: text.span, size: 1 << 18)
    return WorkerThreads.map(below: parts.count, with: { LineFinder(query) }) { number, finder in
      finder.find(in: text.span, parts[number])
    }
    .reduce(into: Found()) { all, part in all.append(part) }
  }

  /// Cuts text into parts of about `size` bytes that end where lines end.
  private static func parts(of text: Span<UInt8>, size: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    while start < text.count {
      let end = LineFinder.lineEnd(text, min(start + size, text.count - 1))
      parts.append(start..<end)
      start = end
    }
    return parts
  }
}
