/// A column to write: its heading and its place among the others.
struct TableColumn: Hashable, Comparable {
  /// The group of columns, in the order of the dialect.
  var rank: Int
  /// Which value of its kind, from 1.
  var number = 1
  /// Which side of the value.
  var side = 0
  var heading: String

  static func < (left: TableColumn, right: TableColumn) -> Bool {
    (left.rank, left.number, left.side, left.heading)
      < (right.rank, right.number, right.side, right.heading)
  }
}

/// The cells of a contact by their columns.
struct TableCells {
  private(set) var cells: [TableColumn: String] = [:]

  subscript(column: TableColumn) -> String? { cells[column] }

  /// Fills a cell; says whether it was free.
  @discardableResult
  mutating func set(_ column: TableColumn, _ text: String) -> Bool {
    guard !text.isEmpty, cells[column] == nil else { return text.isEmpty }
    cells[column] = text
    return true
  }

  /// Adds to a cell behind a separator.
  mutating func add(_ column: TableColumn, _ text: String, separator: String) {
    guard !text.isEmpty else { return }
    cells[column] = cells[column].map { $0 + separator + text } ?? text
  }
}

/// The headings of a program and where its table has which value.
protocol TableLayout: Sendable {
  /// The columns that are written in any case.
  var columns: [TableColumn] { get }
  /// The columns beside those that hold something which the others need to be understood.
  func columns(beside columns: Set<TableColumn>) -> [TableColumn]
  /// The cells of a contact; what has no place is left out.
  func cells(of values: [TableValue]) -> TableCells
}

extension TableLayout {
  func columns(beside columns: Set<TableColumn>) -> [TableColumn] { [] }
}
