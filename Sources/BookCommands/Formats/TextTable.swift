import UnicodeText

/// Lines of columns for a person to read, safe for a terminal.
///
/// Each column is as wide as its widest cell. When that is more than the terminal has, the widest columns give
/// way first, and what does not fit ends in `…`.
struct TextTable {
  private var rows: [[DisplayText]] = []
  private static let gap = 2

  mutating func append(_ cells: [String]) {
    rows.append(cells.map(DisplayText.init))
  }

  /// The lines.
  ///
  /// - Parameter width: The columns of the terminal; nil when there is no end to a line.
  /// - Returns: The text with its line ends.
  func text(width: Int?) -> String {
    let widths = columnWidths(fitting: width)
    var text = ""
    for row in rows {
      var line = ""
      var blanks = 0
      for (column, cell) in row.enumerated() where widths[column] > 0 {
        let shown = cell.elided(to: widths[column])
        if shown.width > 0 {
          line += String(repeating: " ", count: blanks) + shown.text
          blanks = 0
        }
        blanks += widths[column] - shown.width + Self.gap
      }
      text += line + "\n"
    }
    return text
  }

  private func columnWidths(fitting limit: Int?) -> [Int] {
    var widths = [Int](repeating: 0, count: rows.map(\.count).max() ?? 0)
    for row in rows {
      for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.width) }
    }
    guard let limit else { return widths }
    let gaps = Self.gap * max(0, widths.count { $0 > 0 } - 1)
    while widths.reduce(gaps, +) > limit, let widest = widths.max(), widest > 4 {
      // The widest come down to the next widest, or as far as is needed.
      let next = max(4, widths.filter { $0 < widest }.max() ?? 4)
      let shares = widths.count { $0 == widest }
      let excess = widths.reduce(gaps, +) - limit
      let step = min(widest - next, (excess + shares - 1) / shares)
      widths = widths.map { $0 == widest ? $0 - max(1, step) : $0 }
    }
    return widths
  }
}
