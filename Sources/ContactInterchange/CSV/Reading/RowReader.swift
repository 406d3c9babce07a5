import UnicodeText

/// Makes the values of a row of its cells.
struct RowReader {
  let plan: TablePlan
  let dateOrder: TableDate.Order

  /// The texts of a row's cells, decoded when they are asked for.
  struct Cells {
    private(set) var texts: [String]

    init(_ row: TableRow, in bytes: Span<UInt8>) {
      texts = row.cells.map { cell in
        guard !cell.range.isEmpty || !cell.tail.isEmpty else { return "" }
        return CellText.string(cell.text(in: bytes))
      }
    }

    /// The cells of a row that is about to be written.
    init(_ texts: [String]) {
      self.texts = texts.map { $0.isEmpty ? "" : CellText.string(Array($0.utf8)) }
    }

    subscript(index: Int) -> String { index < texts.count ? texts[index] : "" }
  }

  /// The values, in the order of the columns; those of columns that nobody understands at the end.
  ///
  /// - Complexity: linear in the row.
  func values(of cells: Cells) -> [TableValue] {
    var values: [TableValue] = []
    for slot in plan.slots { append(slot, of: cells, to: &values) }
    var rest = plan.unknownColumns
    if cells.texts.count > plan.headings.count {
      rest += plan.headings.count..<cells.texts.count
    }
    for index in rest where !cells[index].isEmpty {
      values.append(TableValue(.unknown, cells[index], label: plan.heading(index)))
    }
    return values
  }

  private func append(_ slot: TablePlan.Slot, of cells: Cells, to values: inout [TableValue]) {
    guard slot.columns.contains(where: { !cells[$0.index].isEmpty }) else { return }
    let fields = SlotFields(slot, cells)
    switch slot.meaning.kind {
    case .name: appendParts(5, fields, to: &values)
    case .phonetic: appendPhonetic(fields, to: &values)
    case .organization: appendOrganization(fields, to: &values)
    case .address: appendAddresses(fields, to: &values)
    case .birthday, .anniversary: appendDate(fields, to: &values)
    case .category: values += categories(fields.value).map { TableValue(.category, $0) }
    case .gender: appendGender(fields, to: &values)
    case .formattedName: appendFormattedName(slot, fields, to: &values)
    case .unknown: appendFlag(slot, fields, to: &values)
    case .phone, .email, .url, .messenger, .relation, .event, .custom:
      appendLabelled(fields, to: &values)
      appendRepeated(slot, fields, cells, to: &values)
    case .nickname, .title, .role, .note, .property:
      let kind = slot.meaning.kind
      if !fields.value.isEmpty { values.append(TableValue(kind, fields.value)) }
    }
  }

  private func appendParts(_ count: Int, _ fields: SlotFields, to values: inout [TableValue]) {
    let value = TableValue(fields.slot.kind, (0..<count).map { fields.part($0) })
    if !value.isEmpty { values.append(value) }
  }

  /// A whole reading is that of the family name and, behind a blank, of the given name.
  private func appendPhonetic(_ fields: SlotFields, to values: inout [TableValue]) {
    var parts = (0..<3).map { fields.part($0) }
    let whole = fields[.whole]
    if !whole.isEmpty, parts[0].isEmpty, parts[1].isEmpty {
      let words = whole.split(maxSplits: 1) { $0 == " " || $0 == "\u{3000}" }.map(String.init)
      parts[0] = words.first ?? ""
      parts[1] = words.dropFirst().first ?? ""
    }
    let value = TableValue(.phonetic, parts)
    if !value.isEmpty { values.append(value) }
  }

  private func appendOrganization(_ fields: SlotFields, to values: inout [TableValue]) {
    let names = pieces(fields.part(0))
    let departments = pieces(fields.part(1))
    for index in 0..<max(names.count, departments.count) {
      let name = index < names.count ? names[index] : ""
      let department = index < departments.count ? departments[index] : ""
      let value = TableValue(.organization, department.isEmpty ? [name] : [name, department])
      if !value.isEmpty { values.append(value) }
    }
  }

  private func appendDate(_ fields: SlotFields, to values: inout [TableValue]) {
    let kind = fields.slot.kind
    if let date = dateOfParts(fields) {
      values.append(TableValue(kind, date))
    } else if !fields.value.isEmpty, !TableDate.isNone(fields.value) {
      let date = TableDate(fields.value, order: dateOrder)?.isoText ?? fields.value
      values.append(TableValue(kind, date))
    }
  }

  /// A date in up to three columns; what is no date stays as it is written.
  private func dateOfParts(_ fields: SlotFields) -> String? {
    let texts = [fields[.year], fields[.month], fields[.day]]
    guard texts.contains(where: { !$0.isEmpty && $0 != "0" }) else { return nil }
    let numbers = texts.map { Int($0).flatMap { $0 == 0 ? nil : $0 } }
    let date = TableDate(year: numbers[0], month: numbers[1], day: numbers[2])
    let isRead = zip(texts, numbers).allSatisfy { $0.isEmpty || $0 == "0" || $1 != nil }
    let isValid =
      (date.month.map { (1...12).contains($0) } ?? (date.day == nil))
      && (date.day.map { (1...31).contains($0) } ?? true)
      && (date.year.map { (1...9999).contains($0) } ?? (date.month != nil))
    return isRead && isValid ? date.isoText : TableValue.joined(texts, by: "-")
  }

  private func appendGender(_ fields: SlotFields, to values: inout [TableValue]) {
    let gender = LabelWords.gender(fields.value) ?? fields.value
    if !gender.isEmpty { values.append(TableValue(.gender, gender)) }
  }

  /// A second column with the whole name counts only when it says something else.
  private func appendFormattedName(
    _ slot: TablePlan.Slot, _ fields: SlotFields, to values: inout [TableValue]
  ) {
    guard !fields.value.isEmpty else { return }
    if let known = values.first(where: { $0.kind == .formattedName }) {
      guard known.text != fields.value, let index = slot.columns.first?.index else { return }
      values.append(TableValue(.unknown, fields.value, label: plan.heading(index)))
    } else {
      values.append(TableValue(.formattedName, fields.value))
    }
  }

  private func appendFlag(
    _ slot: TablePlan.Slot, _ fields: SlotFields, to values: inout [TableValue]
  ) {
    let text = fields[.flag]
    guard !LabelWords.isUsualFlag(text), let index = slot.columns.first?.index else { return }
    values.append(TableValue(.unknown, text, label: plan.heading(index)))
  }

  /// The values of a cell; empty ones keep their place, since the parts of addresses belong together by it.
  func pieces(_ text: String) -> [String] {
    guard plan.joinsValues, Self.hasColons(text) else {
      return text.isEmpty ? [] : [text]
    }
    // The blank at an end went with those at the ends of the cell.
    let start = text.hasPrefix("::: ") ? " " : ""
    let end = text.hasSuffix(" :::") ? " " : ""
    return Self.split(Array((start + text + end).utf8), at: Array(" ::: ".utf8))
  }

  private static func split(_ text: [UInt8], at separator: [UInt8]) -> [String] {
    var pieces: [String] = []
    var start = 0
    var index = 0
    while index + separator.count <= text.count {
      guard text[index] == separator[0], text[index...].starts(with: separator) else {
        index += 1
        continue
      }
      pieces.append(String(decoding: text[start..<index], as: UTF8.self))
      index += separator.count
      start = index
    }
    pieces.append(String(decoding: text[start...], as: UTF8.self))
    return pieces
  }

  /// Whether the bytes of `:::` are in a text, which is far quicker found out than by its characters.
  private static func hasColons(_ text: String) -> Bool {
    var run = 0
    for byte in text.utf8 {
      run = byte == 0x3A ? run + 1 : 0
      if run == 3 { return true }
    }
    return false
  }

  /// Categories: Google joins them by ` ::: ` and marks its own with an asterisk, Outlook joins them by
  /// semicolons, others by commas.
  private func categories(_ text: String) -> [String] {
    let items: [String] =
      if plan.joinsValues {
        pieces(text).map { $0.hasPrefix("* ") ? String($0.dropFirst(2)) : $0 }
      } else {
        text.split(separator: text.utf8.contains(0x3B) ? ";" : ",").map(String.init)
      }
    return items.map { PlainText.trimmed($0) }.filter { !$0.isEmpty }
  }
}
