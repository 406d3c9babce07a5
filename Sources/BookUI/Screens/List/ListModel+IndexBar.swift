import ContactBook
import TerminalGrid

extension ListModel {
  /// The label of the section that the cursor is in; nil when nothing is shown.
  var currentLabel: Int? {
    guard shown.count > 0 else { return nil }
    return shown.sections[shown.section(at: cursor)].indexTitle
  }

  mutating func startWalk() {
    guard shown.count > 0 else { return }
    focus = .indexBar
  }

  /// A step along the index bar, from one section that has contacts to the next.
  ///
  /// - Returns: Whether the command was a step.
  mutating func walk(_ command: Command, rows: Int) -> Bool {
    guard shown.count > 0 else {
      focus = .rows
      return true
    }
    let section = shown.section(at: cursor)
    switch command {
    case .down: move(toSection: min(section + 1, shown.sections.count - 1), rows: rows)
    case .up: move(toSection: max(section - 1, 0), rows: rows)
    case .first: move(toSection: 0, rows: rows)
    case .last: move(toSection: shown.sections.count - 1, rows: rows)
    case .back: focus = .rows
    default: return false
    }
    return true
  }

  /// Goes where a row of the bar leads; rows above and below it count as its ends.
  mutating func move(toBarRow row: Int, barRows: Int, rows: Int) {
    let bar = shown.indexBar(rows: barRows)
    guard !bar.isEmpty else { return }
    move(toIndexTitle: bar[max(0, min(row, bar.count - 1))].indexTitle, rows: rows)
  }

  /// The row of the bar that stands for a label: its own, else the `•` behind the label before it.
  static func row(ofLabel label: Int, in bar: [SectionedContacts.IndexBarRow]) -> Int? {
    let before = bar.lastIndex { $0.text != "•" && $0.indexTitle <= label }
    guard let before, bar[before].indexTitle != label else { return before ?? bar.indices.first }
    return before + 1 < bar.count && bar[before + 1].text == "•" ? before + 1 : before
  }
}
