import Collation

/// Lines `NAME[<tab>PHONETIC[<tab>…]]`, as a batch of names and as they came.
struct NameLines {
  /// The names with their phonetic forms, escapes taken out.
  private(set) var batch: NameBatch
  private let bytes: [UInt8]
  private var lines: [Range<Int>] = []
  /// The name and the phonetic form of a line, escapes and all.
  private var keys: [Range<Int>] = []

  /// Finds the lines; the last may lack its end.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    batch = NameBatch(bytes: bytes)
    let count = Self.countOfLines(bytes)
    lines.reserveCapacity(count)
    keys.reserveCapacity(count)
    batch.reserveCapacity(names: count, bytes: bytes.count)
    var start = 0
    while start < bytes.count { start = addLine(from: start) }
  }

  private static func countOfLines(_ bytes: [UInt8]) -> Int {
    bytes.reduce(into: 1) { count, byte in count += byte == 0x0A ? 1 : 0 }
  }

  /// Adds the line that begins at `start`; gives where the next one begins.
  private mutating func addLine(from start: Int) -> Int {
    var end = start
    var tabs: (first: Int, second: Int)?
    var hasEscape = false
    while end < bytes.count, bytes[end] != 0x0A {
      if bytes[end] == 0x5C { hasEscape = true }
      if bytes[end] == 0x09 {
        if let known = tabs {
          if known.second < 0 { tabs = (known.first, end) }
        } else {
          tabs = (end, -1)
        }
      }
      end += 1
    }
    let name = start..<(tabs?.first ?? end)
    let phonetic = tabs.map { $0.first + 1..<($0.second < 0 ? end : $0.second) }
    if hasEscape {
      batch.append(
        utf8: TSV.unescape(bytes[name]), phonetic: phonetic.map { TSV.unescape(bytes[$0]) })
    } else {
      batch.appendName(at: name, phonetic: phonetic)
    }
    lines.append(start..<end)
    keys.append(start..<(phonetic?.upperBound ?? end))
    return end + 1
  }

  /// A line as it came, without its end.
  func text(_ line: Int) -> ArraySlice<UInt8> { bytes[lines[line]] }

  /// Whether two lines have the same name and phonetic form.
  func areEqual(_ a: Int, _ b: Int) -> Bool { bytes[keys[a]] == bytes[keys[b]] }
}
