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

    fileprivate mutating func append(_ line: Range<Int>, _ rank: SearchRank) {
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
    guard !query.isTooLong else { return Found() }
    let parts = Self.parts(of: text.span, size: 1 << 18)
    return WorkerThreads.map(below: parts.count) { number in
      find(in: text.span, parts[number])
    }
    .reduce(into: Found()) { all, part in all.append(part) }
  }

  /// Cuts text into parts of about `size` bytes that end where lines end.
  private static func parts(of text: Span<UInt8>, size: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    while start < text.count {
      let end = lineEnd(text, min(start + size, text.count - 1))
      parts.append(start..<end)
      start = end
    }
    return parts
  }

  private func find(in text: Span<UInt8>, _ part: Range<Int>) -> Found {
    var found = Found()
    var entry = FoldedEntry()
    var matcher = NameMatcher(query, ranking: true)
    var conditions = query.conditions.map(ConditionMatcher.init)
    var start = part.lowerBound
    while start < part.upperBound {
      let next = Self.lineEnd(text, start)
      let end = text[next - 1] == 0x0A ? next - 1 : next
      Self.fold(text, start..<end, into: &entry)
      let extent = EntryExtent(of: entry)
      let (bytes, phones) = (entry.bytes.span, entry.phoneBytes.span)
      if let cost = matcher.cost(bytes, phones, extent),
        conditions.indices.allSatisfy({ conditions[$0].allows(bytes, phones, extent) })
      {
        found.append(start..<end, SearchRank(cost: cost))
      }
      start = next
    }
    return found
  }

  /// Where the line at `position` ends, its line feed counted.
  private static func lineEnd(_ text: Span<UInt8>, _ position: Int) -> Int {
    var end = position
    while end < text.count {
      end += 1
      if text[end - 1] == 0x0A { break }
    }
    return end
  }

  private static let fields: [FoldedField] = [.name, .phonetic, .phone]

  private static func fold(_ text: Span<UInt8>, _ line: Range<Int>, into entry: inout FoldedEntry) {
    entry.removeAll()
    var start = line.lowerBound
    for field in fields {
      var end = start
      var isEscaped = false
      while end < line.upperBound, text[end] != 0x09 {
        if text[end] == 0x5C { isEscaped = true }
        end += 1
      }
      let source = text.extracting(start..<end)
      if isEscaped {
        entry.add(field, unescaped(source).span)
      } else {
        entry.add(field, source)
      }
      guard end < line.upperBound else { return }
      start = end + 1
    }
  }

  private static func unescaped(_ field: Span<UInt8>) -> [UInt8] {
    var data: [UInt8] = []
    var index = 0
    while index < field.count {
      let byte = field[index]
      let next: UInt8 = index + 1 < field.count ? field[index + 1] : 0
      index += 1
      let meant: UInt8? =
        switch (byte, next) {
        case (0x5C, UInt8(ascii: "t")): 0x09
        case (0x5C, UInt8(ascii: "n")): 0x0A
        case (0x5C, UInt8(ascii: "r")): 0x0D
        case (0x5C, 0x5C): 0x5C
        default: nil
        }
      data.append(meant ?? byte)
      if meant != nil { index += 1 }
    }
    return data
  }
}
