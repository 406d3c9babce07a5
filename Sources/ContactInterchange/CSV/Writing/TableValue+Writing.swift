extension TableValue {
  /// An address as its lines.
  var formattedAddress: String {
    let place = Self.joined([part(5), part(3)], by: " ")
    return Self.joined(
      [part(0), part(1), part(2), Self.joined([place, part(4)], by: ", "), part(6)], by: "\n")
  }

  /// The number of a user's own field that has nothing but its number.
  var customNumber: Int? {
    guard case .custom(let number) = kind, label.isEmpty else { return nil }
    return number
  }

  /// The name in a form that a reader without a column for it makes of the other columns.
  static func hasOwnName(_ values: [TableValue]) -> Bool {
    guard let name = values.first(where: { $0.kind == .formattedName }) else { return false }
    return name.text != displayName(of: values.filter { $0.kind != .formattedName })
  }

  /// Categories in one cell: by semicolons, with one at the end when a comma would be read as two.
  static func categoryCell(_ categories: [String]) -> String {
    let text = categories.joined(separator: ";")
    return text.utf8.contains(0x2C) && !text.utf8.contains(0x3B) ? text + ";" : text
  }
}
