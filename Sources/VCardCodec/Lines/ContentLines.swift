/// The content lines of a card, in order.
///
/// Lines that were read stay bytes of the file until one of them is asked for, so that reading a file makes nothing
/// for each of its lines.
public struct ContentLines: RandomAccessCollection, Sendable {
  private enum Storage: Sendable {
    /// Lines of a table as they were read, in a card of this version.
    case read(LineTable, Range<Int>, VCardVersion)
    /// Lines of an edited card.
    case own([ContentLine])
  }

  private var storage: Storage

  /// Lines of a table.
  init(_ table: LineTable, _ range: Range<Int>, version: VCardVersion) {
    storage = .read(table, range, version)
  }

  /// The index of the first line, 0.
  public var startIndex: Int { 0 }

  /// The number of lines.
  public var endIndex: Int {
    switch storage {
    case .read(_, let range, _): range.count
    case .own(let lines): lines.count
    }
  }

  /// The line at an index.
  ///
  /// - Complexity: O(1).
  public subscript(index: Int) -> ContentLine {
    switch storage {
    case .read(let table, let range, let version):
      precondition(index >= 0 && index < range.count, "no such line")
      return table.line(at: range.lowerBound + index, version: version)
    case .own(let lines): return lines[index]
    }
  }

  /// Changes the lines.
  mutating func edit<Result>(_ change: (inout [ContentLine]) -> Result) -> Result {
    var lines = Array(self)
    storage = .own([])
    defer { storage = .own(lines) }
    return change(&lines)
  }
}

extension ContentLines: Hashable {
  /// Whether two cards have the same lines.
  public static func == (left: ContentLines, right: ContentLines) -> Bool {
    left.elementsEqual(right)
  }

  /// Hashes the lines.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for line in self { hasher.combine(line) }
  }
}

extension ContentLines {
  /// The bytes of all lines.
  var bytes: [UInt8] {
    switch storage {
    case .read(let table, let range, _):
      guard let first = range.first, let last = range.last else { return [] }
      return Array(table.bytes(first...last))
    case .own(let lines):
      var bytes: [UInt8] = []
      bytes.reserveCapacity(lines.reduce(0) { $0 + $1.bytes.count })
      for line in lines { bytes += line.bytes }
      return bytes
    }
  }

  /// The next property of a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - start: The index at which to begin.
  /// - Returns: Its index, or nil when there is none.
  /// - Complexity: linear in the lines passed, of which none is made.
  func nextProperty(_ name: SoughtName, from start: Int) -> Int? {
    switch storage {
    case .read(let table, let range, let version):
      return table.nextProperty(name, in: range.dropFirst(start), version: version)
        .map { $0 - range.lowerBound }
    case .own(let lines):
      for index in start..<Swift.max(start, lines.count)
      where lines[index].kind == .property && lines[index].name == name.text {
        return index
      }
      return nil
    }
  }
}

/// A name that lines are looked through for.
struct SoughtName {
  let text: String
  let known: KnownName

  /// Makes one.
  ///
  /// - Parameter text: The name in upper case.
  init(_ text: String) {
    self.text = text
    known = KnownName(text)
  }
}
