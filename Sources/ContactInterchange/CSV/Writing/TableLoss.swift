import VCardCodec

/// What a table does not hold of a contact, found by comparing what was to be written with what is read back.
struct TableLoss {
  /// The differences, as losses.
  ///
  /// - Parameters:
  ///   - contact: The name of the contact.
  ///   - wanted: What the card says.
  ///   - found: What a reader makes of the row.
  /// - Returns: One for each value that does not come back as it was.
  /// - Complexity: O(n²) in the values of one contact.
  static func losses(
    of contact: String, wanted: [TableValue], found: [TableValue]
  ) -> [Loss] {
    var rest = found.map(comparable)
    if !found.contains(where: { $0.kind == .formattedName }) {
      // The reader makes a name of the others.
      rest.append(TableValue(.formattedName, TableValue.displayName(of: found)))
    }
    var missing: [TableValue] = []
    for value in wanted.map(comparable) {
      if let index = rest.firstIndex(of: value) {
        rest.remove(at: index)
      } else {
        missing.append(value)
      }
    }
    return missing.map { value in
      let reason: String
      if let index = rest.firstIndex(where: { $0.kind == value.kind && $0.parts == value.parts }) {
        reason = Self.difference(from: value, to: rest[index])
        rest.remove(at: index)
      } else if rest.contains(where: { $0.text.contains(value.text) }) {
        reason = "it is written as something else"
      } else {
        reason = "the table has no place for it"
      }
      return Loss(
        contact: contact, property: name(of: value), value: shortened(value.text),
        reason: reason)
    }
  }

  private static func difference(from value: TableValue, to found: TableValue) -> String {
    if value.types != found.types || value.label != found.label {
      let label = ([value.label] + value.types).filter { !$0.isEmpty }.joined(separator: " ")
      return "its label ‘\(label)’ is not kept"
    }
    return "it is no longer marked as preferred"
  }

  /// A value in the form in which two that say the same are equal.
  private static func comparable(_ value: TableValue) -> TableValue {
    var value = value
    if value.kind == .address, value.parts.count > 7,
      TableValue.isRedundant(value.parts[7], beside: Array(value.parts.prefix(7)))
    {
      value.parts.removeLast()
    }
    while value.parts.count > 1, value.parts.last?.isEmpty == true { value.parts.removeLast() }
    // A field with a label is the same whatever its number.
    if case .custom = value.kind, !value.label.isEmpty { value.kind = .unknown }
    return value
  }

  private static func name(of value: TableValue) -> String {
    switch value.kind {
    case .formattedName: "FN"
    case .name: "N"
    case .phonetic:
      value.part(0).isEmpty
        ? value.part(1).isEmpty ? "X-PHONETIC-MIDDLE-NAME" : "X-PHONETIC-FIRST-NAME"
        : "X-PHONETIC-LAST-NAME"
    case .nickname: "NICKNAME"
    case .organization: "ORG"
    case .title: "TITLE"
    case .role: "ROLE"
    case .phone: "TEL"
    case .email: "EMAIL"
    case .address: "ADR"
    case .url: "URL"
    case .messenger: "IMPP"
    case .relation: "RELATED"
    case .birthday: "BDAY"
    case .anniversary: "ANNIVERSARY"
    case .event: "X-ABDATE"
    case .note: "NOTE"
    case .category: "CATEGORIES"
    case .gender: "GENDER"
    case .custom(let number): "X-CUSTOM\(number)"
    case .unknown: "X-CSV-FIELD"
    case .property(let name): name
    }
  }

  /// A value as a message shows it.
  static func shortened(_ text: String) -> String {
    text.count > 60 ? text.prefix(59) + "…" : text
  }
}
