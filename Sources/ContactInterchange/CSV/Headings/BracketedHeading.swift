/// Headings with more than words: a label of the user's own in brackets (`Phone (Boat) 2`), the name of a
/// property (`vCard X-SKILL`).
enum BracketedHeading {
  /// What a heading with a label in brackets says, when what stands before them does and may have a label.
  static func meaning(of heading: HeadingText, in reader: HeadingReader) -> ColumnMeaning? {
    guard let (words, label) = heading.bracketed, var column = reader.meaning(of: words),
      column.slot.label.isEmpty, column.field != .ambiguous
    else { return nil }
    switch column.slot.kind {
    case .phone, .email, .url, .address, .messenger, .event, .custom: break
    case .relation where column.slot.types.isEmpty:
      if let type = LabelWords.relation(label) {
        column.slot.types = [type]
        return column
      }
    default: return nil
    }
    column.slot.label = label
    return column
  }

  /// The property that a heading names: `vCard` and its name in capitals, and a number when it is not the
  /// first.
  static func property(_ heading: HeadingText) -> ColumnMeaning? {
    let prefix = "vCard "
    guard heading.text.hasPrefix(prefix) else { return nil }
    let words = heading.text.dropFirst(prefix.count).split(separator: " ")
    guard let name = words.first, words.count <= 2, name.utf8.count <= 60,
      name.utf8.allSatisfy({
        (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
      })
    else { return nil }
    let number = words.count == 2 ? Int(words[1]) : 1
    return number.map { ColumnMeaning(.property(String(name)), number: $0) }
  }
}
