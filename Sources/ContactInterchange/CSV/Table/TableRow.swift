/// One row of a table: where its cells are in the file.
struct TableRow: Equatable {
  /// A cell, in the bytes of the file.
  struct Cell: Equatable {
    /// The text without the quotes around it.
    var range: Range<Int>
    /// Whether it stands in quotes, so that blanks at its ends count.
    var isQuoted = false
    /// Whether quotes in it are doubled.
    var hasDoubledQuotes = false
    /// Where text follows that stands behind the closing quote; nearly always empty.
    var tail: Range<Int>
  }

  /// The cells, in order.
  var cells: [Cell] = []
  /// The line of the file at which the row begins, counted from 1.
  var line = 1
  /// Whether a cell has an opening quote that no quote closes.
  var hasOpenQuote = false

  /// Whether no cell has text.
  var isEmpty: Bool { cells.allSatisfy { $0.range.isEmpty && $0.tail.isEmpty } }
}

extension TableRow.Cell {
  /// The bytes of the cell's text, its quotes undone; of a cell without quotes without blanks at the ends.
  ///
  /// - Complexity: linear in the cell.
  func text(in bytes: Span<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(range.count + tail.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      text.append(byte)
      index +=
        byte == 0x22 && hasDoubledQuotes && index + 1 < range.upperBound
          && bytes[index + 1] == 0x22 ? 2 : 1
    }
    for index in tail { text.append(bytes[index]) }
    return text
  }
}
