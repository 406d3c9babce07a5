import BookRuntime
import TerminalGrid
import TestSupport

/// How a session ended, as the text of a `screen` file: the last frame and what a frame's text
/// does not show.
///
///      Contacts  2                                            en
///      / search
///      A ────────────────────────────────────────────────────── A
///        Ada Adler             +49 30 555 0100                  B
///     --- reverse
///     3: Ada Adler +49 30 555 0100
///     --- cursor
///     1,3
///
/// `reverse` lists what stands in reverse, row by row: the line the cursor is on, the current label.
/// `cursor` is there when the terminal's cursor is shown, `copied` when something was copied, `exit`
/// when the program was left by a key, `picked` when it was a picker and something was picked.
struct SessionRecord: Hashable {
  let text: String

  init() { text = "" }

  init(_ frame: Grid, copied: [String], exit: BrowserExit) {
    var lines = FrameText(frame).lines
    lines.append("--- reverse")
    for row in 0..<frame.size.rows {
      lines += Self.reversed(frame, Row(row)).map { "\(row): \($0)" }
    }
    if let cursor = frame.cursor {
      lines += ["--- cursor", "\(cursor.row.value),\(cursor.column.value)"]
    }
    if !copied.isEmpty { lines += ["--- copied"] + copied }
    if case .picked(let items) = exit {
      lines += ["--- picked"] + items.map { String(decoding: $0, as: UTF8.self) }
    } else if exit != .hungUp {
      lines += ["--- exit", "\(exit)"]
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// The runs of cells in reverse, each with its blanks drawn together.
  private static func reversed(_ frame: Grid, _ row: Row) -> [String] {
    var runs: [String] = []
    var isInside = false
    for column in 0..<frame.size.columns {
      let cell = frame[row, Column(column)]
      let isReversed = cell.style.attributes.contains(.reverse)
      if isReversed, !isInside { runs.append("") }
      if isReversed { runs[runs.count - 1] += cell.text }
      isInside = isReversed
    }
    return runs.map { $0.split(separator: " ").joined(separator: " ") }
  }
}
