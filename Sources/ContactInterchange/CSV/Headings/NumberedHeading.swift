/// A heading that names a value by number and a side of it: Google's `E-mail 1 - Type`, `Phone 2 - Value`.
///
/// Google's headings of 2024 say Label where the older ones say Type; all are in English in every language
/// of its pages.
struct NumberedHeading {
  let meaning: ColumnMeaning

  /// Reads a heading; nil when it has not this form or the value is not known.
  init?(_ heading: HeadingText) {
    let words = heading.words
    guard let index = words.firstIndex(where: { Int($0) != nil }), index > 0,
      let number = Int(words[index]), (1...999).contains(number), index + 1 < words.count,
      heading.text.contains(" - ")
    else { return nil }
    let value = words[..<index].joined(separator: " ")
    let side = words[(index + 1)...].joined(separator: " ")
    guard let kind = Self.kinds[value], let field = Self.field(side, of: kind) else { return nil }
    let actual: TableValue.Kind =
      switch (kind, side) {
      case (.organization, "title"): .title
      case (.organization, "job description"): .role
      case (.organization, "yomi name"): .property("X-PHONETIC-ORG")
      case (.custom, _): .custom(number)
      default: kind
      }
    meaning = ColumnMeaning(actual, number: number, field)
  }

  private static let kinds: [String: TableValue.Kind] = [
    "e mail": .email, "email": .email, "phone": .phone, "address": .address, "website": .url,
    "im": .messenger, "relation": .relation, "event": .event, "organization": .organization,
    "custom field": .custom(0),
  ]

  private static func field(_ side: String, of kind: TableValue.Kind) -> ColumnMeaning.Field? {
    switch (kind, side) {
    case (_, "type"), (_, "label"): .label
    case (.address, _): addressFields[side]
    case (.organization, "name"): .part(0)
    case (.organization, "department"): .part(1)
    case (.organization, "title"), (.organization, "job description"),
      (.organization, "yomi name"):
      .value
    case (.messenger, "service"): .service
    case (.organization, _): nil
    case (_, "value"): .value
    default: nil
    }
  }

  private static let addressFields: [String: ColumnMeaning.Field] = [
    "formatted": .whole, "po box": .part(0), "extended address": .part(1), "street": .part(2),
    "city": .part(3), "region": .part(4), "postal code": .part(5), "country": .part(6),
  ]
}
