/// The cells of one value of a row, by what they say of it.
struct SlotFields {
  let slot: ColumnMeaning.Slot
  /// A few, looked through in less time than a hash takes.
  private var texts: [(field: ColumnMeaning.Field, text: String)] = []

  init(_ slot: TablePlan.Slot, _ cells: RowReader.Cells) {
    self.slot = slot.meaning
    for (field, index) in slot.columns where !cells[index].isEmpty && self[field].isEmpty {
      texts.append((field, cells[index]))
    }
  }

  subscript(field: ColumnMeaning.Field) -> String {
    texts.first { $0.field == field }?.text ?? ""
  }

  var value: String { self[.value] }

  func part(_ index: Int) -> String { self[.part(index)] }
}
