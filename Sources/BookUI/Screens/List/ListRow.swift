import ContactBook
import TerminalGrid
import TypeAhead

/// One contact's line: mark of the selection, name, the first way to reach it, organisation.
struct ListRow {
  private let name: [TextRun]
  private let reach: [TextRun]
  private let organization: [TextRun]
  private let isMarked: Bool
  private let selection: String
  private let isSelected: Bool
  /// The style of the whole line, for the one under the cursor.
  private let base: Style?

  init(_ list: ListModel, at position: Int, isActive: Bool, _ columns: RowColumns) {
    let id = list.shown[position]
    let summary = list.summary(of: id)
    isMarked = list.isMarked(id)
    isSelected = list.isSelected(id, at: position)
    selection = isSelected ? "●" : list.showsSelection ? "○" : " "
    let isCurrent = position == list.cursor
    let hasKeys = isActive && list.focus != .indexBar
    base = isCurrent ? (hasKeys ? .current : Style(.current, [.bold, .underline])) : nil
    let plain = base ?? .plain
    let secondary = base ?? .secondary
    let text = (summary?.displayName ?? "").clipped
    name = text.isEmpty ? [TextRun("No name", base ?? .dim)] : Self.highlighted(text, list, plain)
    // A group among persons must say what it is.
    let isGroup = summary?.kind == .group
    let company = isGroup ? "group" : (summary?.organization ?? "").clipped
    let detail = (summary?.detail ?? "").clipped
    let detailField: SearchField = (summary?.phone ?? "").isEmpty ? .email : .tel
    let shown = [
      columns.organization > 0 && !isGroup
        ? Self.highlighted(company, list, secondary, as: .org) : [TextRun(company, secondary)],
      Self.highlighted(detail, list, plain, as: detailField),
    ]
    organization = shown[0]
    // The row shows what it was found by, in place of the number when the rest of it does not.
    let query = list.search.query
    var seen = text.isEmpty ? [] : query.words(in: text)
    if columns.organization > 0, !isGroup { seen.formUnion(query.words(in: company, as: .org)) }
    let isFound =
      list.search.isEmpty
      || seen.union(query.words(in: detail, as: detailField)).count >= query.visibleWordCount
    let found = isFound ? nil : list.search.foundText(of: id, besides: seen, in: list.book)
    reach = found.map { Self.highlighted($0.text.clipped, list, plain, as: $0.field) } ?? shown[1]
  }

  /// A text with what was searched for standing out.
  private static func highlighted(
    _ text: String, _ list: ListModel, _ style: Style, as field: SearchField = .name
  ) -> [TextRun] {
    guard !list.search.isEmpty else { return [TextRun(text, style)] }
    let found =
      style == .plain || style == .secondary
      ? Style.accent.adding([.bold, .underline]) : style.adding([.bold, .underline])
    let bytes = Array(text.utf8)
    var runs: [TextRun] = []
    var end = 0
    func run(_ range: Range<Int>, _ style: Style) -> TextRun {
      TextRun(String(decoding: bytes[range], as: UTF8.self), style)
    }
    for range in list.search.query.highlights(in: text, as: field) {
      if range.lowerBound > end { runs.append(run(end..<range.lowerBound, style)) }
      runs.append(run(range, found))
      end = range.upperBound
    }
    if end < bytes.count { runs.append(run(end..<bytes.count, style)) }
    return runs
  }

  func draw(on grid: inout Grid, at row: Row, in area: Rect, _ columns: RowColumns) {
    if let base {
      grid.fill(Rect(row: row, column: area.column, rows: 1, width: area.width), style: base)
    }
    let plain = base ?? .plain
    grid.write(
      selection, at: row, area.column + 1, width: 1,
      style: base ?? (isSelected ? .selected : .secondary))
    var column = area.column + RowColumns.gutter
    grid.write(name, at: row, column, width: columns.name, fill: plain)
    column += columns.name + RowColumns.gap
    let secondary = base ?? .secondary
    guard columns.organization > 0 else {
      let runs = isMarked ? marked(with: reach, secondary) : reach
      grid.write(runs, at: row, column, width: columns.reach, fill: plain)
      return
    }
    grid.write(reach, at: row, column, width: columns.reach, fill: plain)
    column += columns.reach + RowColumns.gap
    grid.write(
      marked(with: organization, secondary), at: row, column,
      width: columns.organization, fill: secondary)
  }

  /// The state before the other text of the last column.
  private func marked(with runs: [TextRun], _ style: Style) -> [TextRun] {
    guard isMarked else { return runs }
    let state = TextRun("marked", base ?? .marked)
    return runs.allSatisfy(\.text.isEmpty) ? [state] : [state, TextRun(" · ", style)] + runs
  }
}
