extension RowReader {
  /// Postal addresses; Google joins the parts of several by ` ::: ` in each column.
  func appendAddresses(_ fields: SlotFields, to values: inout [TableValue]) {
    var columns = (0..<7).map { pieces(fields.part($0)) }
    let further = (2...3).map { fields[.line($0)] }.filter { !$0.isEmpty }
    if !further.isEmpty {
      columns[2] = [TableValue.joined(columns[2] + further, by: "\n")]
    }
    let wholes = pieces(fields[.whole])
    let count = max(wholes.count, columns.map(\.count).max() ?? 0)
    let (label, isMarked) = Self.label(fields[.label])
    var isPreferred = isMarked || fields.slot.isPreferred
    for index in 0..<count {
      var parts = columns.map { index < $0.count ? CellText.withoutIndent($0[index]) : "" }
      let whole = index < wholes.count ? CellText.withoutIndent(wholes[index]) : ""
      if parts.allSatisfy(\.isEmpty) {
        parts[2] = whole
      } else if !whole.isEmpty, !TableValue.isRedundant(whole, beside: parts) {
        // The address as a whole says more than its parts: it is the text of its label.
        parts.append(whole)
      }
      let own = fields.slot.label == "other" ? "" : fields.slot.label
      var value = TableValue(
        .address, parts, types: fields.slot.types, label: own, isPreferred: isPreferred)
      if !value.isEmpty { isPreferred = false }
      if !label.isEmpty {
        if let types = LabelWords.types(of: label) {
          value.types = types
        } else {
          value.label = label
        }
      }
      if !value.isEmpty { values.append(value) }
    }
  }
}
