import VCardCodec

/// A user's own field of a table or directory, as X-CUSTOM1, X-CUSTOM2, … in a card.
///
/// Cards write every line break as `\n`. A lone CR, which such fields have from old Macs, is noted in a
/// parameter, so that the format gets it back.
enum CustomField {
  private static let lineEnd = ParameterDraft("X-LINE-END", "CR")

  /// The parameter that only says how the text is written elsewhere.
  static let parameterName = lineEnd.name

  /// The property of a field.
  static func draft(_ number: Int, _ text: String) -> PropertyDraft {
    let hasLoneReturns = text.utf8.contains(0x0D) && !text.utf8.contains(0x0A)
    return PropertyDraft(
      "X-CUSTOM\(number)", .text(text), parameters: hasLoneReturns ? [lineEnd] : [])
  }

  /// The text of a field with its own line ends.
  static func text(of line: ContentLine) -> String {
    guard line.parameter(lineEnd.name) != nil else { return line.text }
    return String(line.text.map { $0 == "\n" ? "\r" : $0 })
  }
}
