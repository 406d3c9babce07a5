package import TerminalGrid

/// A frame as lines of text, the form in which tests keep and compare frames.
///
/// Each row is a line: the clusters of its cells one after the other, so a wide cluster, which has
/// two columns, is there once; blanks at the end of a line and empty lines at the end of the frame
/// are left out. Two parts can be added below, each after a line that names it:
///
///     --- cursor
///     1,8
///     --- styles
///     hhhhhhhhhh
///
/// The cursor is row and column from 0, or `hidden`. The style map has a sign for each *column*: the
/// role's letter (see `letter(of:)`), in upper case when the cell is in reverse; a blank where the
/// style is plain, `.` or `R` where a plain role has attributes.
package struct FrameText: Hashable, Sendable, CustomStringConvertible {
  package struct Parts: OptionSet, Sendable {
    package static let cursor = Parts(rawValue: 1)
    package static let styles = Parts(rawValue: 2)

    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }
  }

  package let lines: [String]

  /// The text of a frame.
  package init(_ grid: Grid, _ parts: Parts = []) {
    var lines = Self.trimmed((0..<grid.size.rows).map { grid.line(Row($0)) })
    if parts.contains(.cursor) {
      let place = grid.cursor.map { "\($0.row.value),\($0.column.value)" } ?? "hidden"
      lines += ["--- cursor", place]
    }
    if parts.contains(.styles) {
      let map = (0..<grid.size.rows).map { Self.styleMap(grid, Row($0)) }
      lines += ["--- styles"] + Self.trimmed(map)
    }
    self.lines = lines
  }

  /// A frame as a test writes it.
  package init(text: String) {
    lines = Self.trimmed(
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  /// The parts that the text has.
  package var parts: Parts {
    var parts: Parts = []
    if lines.contains("--- cursor") { parts.insert(.cursor) }
    if lines.contains("--- styles") { parts.insert(.styles) }
    return parts
  }

  package var description: String { lines.joined(separator: "\n") }

  /// The letter of a role in a style map.
  package static func letter(of role: ColorRole) -> Character {
    switch role {
    case .plain: "."
    case .secondary: "s"
    case .heading: "h"
    case .accent: "a"
    case .selected: "x"
    case .marked: "m"
    case .current: "c"
    case .dim: "d"
    case .line: "l"
    case .success: "o"
    case .warning: "w"
    case .error: "e"
    }
  }

  private static func styleMap(_ grid: Grid, _ row: Row) -> String {
    var map = ""
    for column in 0..<grid.size.columns {
      let style = grid[row, Column(column)].style
      let letter = letter(of: style.role)
      if style == .plain {
        map += " "
      } else if style.attributes.contains(.reverse) {
        map += letter == "." ? "R" : letter.uppercased()
      } else {
        map.append(letter)
      }
    }
    return map
  }

  private static func trimmed(_ lines: [String]) -> [String] {
    var lines = lines.map { line in
      var line = Substring(line)
      while line.last == " " { line.removeLast() }
      return String(line)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
