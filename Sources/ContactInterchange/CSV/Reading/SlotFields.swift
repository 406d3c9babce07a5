/// The cells of one value of a row, by what they say of it.
struct SlotFields {
  let slot: ColumnMeaning.Slot
  private var texts: [ColumnMeaning.Field: String] = [:]

  init(_ slot: TablePlan.Slot, _ cells: RowReader.Cells) {
    self.slot = slot.meaning
    for (field, index) in slot.columns where !cells[index].isEmpty && texts[field] == nil {
      texts[field] = cells[index]
    }
  }

  subscript(field: ColumnMeaning.Field) -> String { texts[field] ?? "" }

  var value: String { self[.value] }

  func part(_ index: Int) -> String { self[.part(index)] }
}
