/// A value that is ready to be written: its bytes, and where a line may be folded.
struct TextUnits {
  private(set) var bytes: [UInt8] = []
  /// Where each unit ends.
  private var ends: [Int] = []

  var isEmpty: Bool { ends.isEmpty }

  mutating func append(_ unit: some Sequence<UInt8>) {
    bytes += unit
    if bytes.count > ends.last ?? 0 { ends.append(bytes.count) }
  }

  /// Appends a unit of one byte, or of that byte behind a backslash.
  mutating func append(byte: UInt8, isEscaped: Bool) {
    if isEscaped { bytes.append(ASCII.backslash) }
    bytes.append(byte)
    ends.append(bytes.count)
  }

  mutating func append(contentsOf other: TextUnits) {
    for unit in other.units { append(unit) }
  }

  /// The units, in order.
  var units: some Sequence<ArraySlice<UInt8>> {
    ends.indices.lazy.map { bytes[($0 == 0 ? 0 : ends[$0 - 1])..<ends[$0]] }
  }

  /// The same with units joined where a line that began between them could be taken for END or BEGIN.
  func joinedAtBounds() -> TextUnits {
    var joined = TextUnits()
    var unit: ArraySlice<UInt8> = []
    for next in units {
      if !unit.isEmpty, unit.count + next.count > 70 || !isBound(at: next.startIndex) {
        joined.append(unit)
        unit = []
      }
      unit = bytes[(unit.isEmpty ? next.startIndex : unit.startIndex)..<next.endIndex]
    }
    joined.append(unit)
    return joined
  }

  /// Whether END or BEGIN stands here, behind no more blanks than a line has room for.
  private func isBound(at place: Int) -> Bool {
    var index = place
    while index < bytes.count, index - place < FoldedLine.limit, ASCII.isBlank(bytes[index]) {
      index += 1
    }
    return bytes.span.hasWord("END", at: index) || bytes.span.hasWord("BEGIN", at: index)
  }
}
