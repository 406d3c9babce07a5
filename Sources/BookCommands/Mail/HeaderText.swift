/// Text of a card as the display name or the remark beside a recipient.
///
/// Mail programs take a record apart at tabs and line ends and write the name into a header field, so nothing of that kind
/// may be left in it, nor what would turn the reading direction of the address behind it.
enum HeaderText {
  /// More of a name is no name any more.
  private static let longest = 200

  /// The text in one line: whatever controls or separates is one blank, what cannot be seen is left out.
  static func clean(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var count = 0
    var hasGap = false
    for scalar in text.unicodeScalars {
      switch kind(of: scalar) {
      case .gap: hasGap = count > 0
      case .unseen: continue
      case .text:
        guard count < longest else { return String(result) + "…" }
        if hasGap { result.append(" ") }
        hasGap = false
        result.append(scalar)
        count += 1
      }
    }
    return String(result)
  }

  private enum Kind {
    case text
    case gap
    case unseen
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.properties.generalCategory {
    case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator: .gap
    // Joiners belong to the spelling of Persian and Indic names, and hold emoji together.
    case .format: scalar.value == 0x200C || scalar.value == 0x200D ? .text : .unseen
    case .surrogate, .privateUse, .unassigned: .unseen
    default: .text
    }
  }
}
