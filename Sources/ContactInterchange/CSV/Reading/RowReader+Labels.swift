extension RowReader {
  /// Values with a label: telephones, e-mail addresses, web pages, messengers, relations, dates, the
  /// user's own fields.
  ///
  /// Google marks the preferred one by an asterisk before its label.
  func appendLabelled(_ fields: SlotFields, to values: inout [TableValue]) {
    let slot = fields.slot
    let (label, isMarked) = Self.label(fields[.label])
    var isPreferred = isMarked || slot.isPreferred
    for text in pieces(fields.value) where !text.isEmpty {
      var value = TableValue(
        slot.kind, text, types: slot.types, label: slot.label, isPreferred: isPreferred)
      isPreferred = false
      apply(label, to: &value)
      switch slot.kind {
      case .messenger: value = messenger(value, service: fields[.service])
      case .relation: value = relation(value)
      case .event: value = event(value)
      default: break
      }
      if !value.isEmpty { values.append(value) }
    }
  }

  /// A label without the asterisk that marks the preferred value.
  static func label(_ text: String) -> (text: String, isPreferred: Bool) {
    if text == "*" { return ("", true) }
    return text.hasPrefix("* ") ? (String(text.dropFirst(2)), true) : (text, false)
  }

  private func apply(_ label: String, to value: inout TableValue) {
    // Outlook says of each address how it is sent to.
    guard !label.isEmpty, label != "SMTP" || value.kind != .email else { return }
    if let types = LabelWords.types(of: label), value.kind != .relation {
      value.types = types
    } else {
      value.label = label
    }
  }

  private func messenger(_ value: TableValue, service: String) -> TableValue {
    let service = service.isEmpty ? value.label : MessengerService.name(service)
    let parts = [service, value.text]
    let label = service == value.label ? "" : value.label
    return TableValue(.messenger, parts, types: value.types, label: label)
  }

  private func relation(_ value: TableValue) -> TableValue {
    guard let type = LabelWords.relation(value.label) else { return value }
    return TableValue(.relation, value.text, types: [type])
  }

  /// A date with a label; those that vCard has a property for get it.
  private func event(_ value: TableValue) -> TableValue {
    guard !TableDate.isNone(value.text) else { return TableValue(.event, "") }
    let date = TableDate(value.text, order: dateOrder)?.isoText ?? value.text
    switch value.label.lowercased() {
    case "anniversary": return TableValue(.anniversary, date)
    default: return TableValue(.event, date, types: value.types, label: value.label)
    }
  }

  /// The name that Outlook shows for an address is kept when it says anything else than the address and
  /// the name do.
  func appendRepeated(
    _ slot: TablePlan.Slot, _ fields: SlotFields, _ cells: Cells, to values: inout [TableValue]
  ) {
    let text = fields[.repeated]
    guard !text.isEmpty, fields.value.isEmpty || !text.contains(fields.value),
      !values.contains(where: { isName($0, text) }),
      let column = slot.columns.first(where: { $0.field == .repeated })
    else { return }
    values.append(TableValue(.unknown, text, label: plan.heading(column.index)))
  }

  private func isName(_ value: TableValue, _ text: String) -> Bool {
    switch value.kind {
    case .formattedName: value.text == text
    case .name: TableValue.joined([value.part(1), value.part(0)], by: " ") == text
    default: false
    }
  }
}
