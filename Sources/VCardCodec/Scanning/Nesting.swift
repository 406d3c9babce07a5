/// The cards in a card (AGENT of 2.1) at a place in its lines.
struct Nesting {
  /// How many are open.
  private(set) var depth = 0
  /// Whether one may begin on the next line that is not empty.
  var mayNest = false

  mutating func open() {
    depth += 1
    mayNest = false
  }

  mutating func close() {
    depth = max(0, depth - 1)
    mayNest = false
  }

  /// Lets a card follow when the property is AGENT.
  mutating func read(_ header: Header, of line: LogicalLine, in bytes: Span<UInt8>) {
    guard header.name == .agent else { return }
    var value = line.start + Int(header.extent.value)
    while value < line.end, bytes[value] <= ASCII.space { value += 1 }
    mayNest = value >= line.end
    guard value < line.end, CardBoundary.at(value, in: bytes) == .begin else { return }
    depth += max(0, 1 + Self.balance(from: value, to: line.end, in: bytes))
  }

  /// How many more cards begin than end on the lines that are folded onto a value: programs exist that fold the whole
  /// card onto AGENT.
  private static func balance(from start: Int, to end: Int, in bytes: Span<UInt8>) -> Int {
    var balance = 0
    var index = ByteSearch.index(of: ASCII.lineFeed, in: bytes, from: start) + 1
    while index < end {
      while index < end, ASCII.isBlank(bytes[index]) { index += 1 }
      switch CardBoundary.at(index, in: bytes) {
      case .begin: balance += 1
      case .end: balance -= 1
      case nil: break
      }
      index = ByteSearch.index(of: ASCII.lineFeed, in: bytes, from: index) + 1
    }
    return balance
  }
}
