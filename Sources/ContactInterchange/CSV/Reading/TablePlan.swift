/// How the cells of a row become values: the columns of each value together, in the order of the table.
struct TablePlan {
  /// A value and the columns that make it up.
  struct Slot {
    var meaning: ColumnMeaning.Slot
    var columns: [(field: ColumnMeaning.Field, index: Int)] = []
  }

  private(set) var slots: [Slot] = []
  /// The columns that are not understood.
  private(set) var unknownColumns: [Int] = []
  let headings: [String]
  /// Whether a cell may hold several values, joined by ` ::: ` as Google joins them.
  let joinsValues: Bool
  /// The columns with dates, to find out the order of day and month.
  private(set) var dateColumns: [Int] = []

  init(_ header: TableHeader) {
    headings = header.headings
    joinsValues = header.headings.contains { NumberedHeading(HeadingText($0)) != nil }
    var places: [ColumnMeaning.Slot: Int] = [:]
    for (index, column) in header.columns.enumerated() {
      guard let column else {
        unknownColumns.append(index)
        continue
      }
      var meaning = column.slot
      // A preferred column and its label are one slot.
      meaning.isPreferred = false
      if column.field == .flag { meaning.number = index }
      let place = places[meaning] ?? slots.count
      if place == slots.count { slots.append(Slot(meaning: column.slot)) }
      places[meaning] = place
      slots[place].columns.append((column.field, index))
      if column.slot.isPreferred { slots[place].meaning.isPreferred = true }
      if [.birthday, .anniversary, .event].contains(column.slot.kind), column.field == .value {
        dateColumns.append(index)
      }
    }
  }

  /// The heading of a column, or its number when it has none.
  func heading(_ index: Int) -> String {
    let heading = index < headings.count ? PlainText.trimmed(headings[index]) : ""
    return heading.isEmpty ? "Column \(index + 1)" : heading
  }
}
