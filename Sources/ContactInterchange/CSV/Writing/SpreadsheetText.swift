/// Text that a spreadsheet shows and does not run.
///
/// Quotes around a cell do not help: a spreadsheet calculates `"=1+2"` all the same. What helps is a sign in
/// front that makes it text; the apostrophe is the one that all of them show least. The reader takes it away again,
/// so that a value comes back as it was.
enum SpreadsheetText {
  /// Whether a spreadsheet may calculate, run or send what a cell holds: it begins with `=`, `@`, a tab or a
  /// CR, in full width too; or with a sign and is not just a number or telephone number.
  static func isActive(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    switch first {
    case "=", "@", "\t", "\r", "\n", "＝", "＠": return true
    case "+", "-", "＋", "－":
      return !text.unicodeScalars.dropFirst().allSatisfy { scalar in
        ("0"..."9").contains(scalar) || " ()-./".unicodeScalars.contains(scalar)
      }
    default: return false
    }
  }

  /// The text with the guard, when it needs one.
  static func guarded(_ text: String) -> String {
    isActive(text[...]) ? "'" + text : exact(text)
  }

  /// The text for a file that is read back as it is: only what looks like a guarded cell needs a guard.
  static func exact(_ text: String) -> String {
    text.hasPrefix("'") && isActive(text.drop { $0 == "'" }) ? "'" + text : text
  }

  /// The text without its guard.
  static func withoutGuard(_ text: String) -> String {
    text.utf8.first == 0x27 && text.hasPrefix("'") && isActive(text.drop { $0 == "'" })
      ? String(text.dropFirst()) : text
  }

  /// A telephone number that stays one: a spreadsheet makes a number of a text of digits alone and drops the plus and
  /// the zeros in front, so its digits go in pairs, counted from the end.
  static func phone(_ text: String) -> String {
    let digits = text.utf8.drop { $0 == 0x2B }
    guard digits.count >= 3, text.utf8.count - digits.count <= 1,
      digits.allSatisfy({ (0x30...0x39).contains($0) }),
      digits.count < text.utf8.count || digits.first == 0x30 || digits.count > 11
    else { return text }
    var groups: [String] = []
    var rest = Array(digits)[...]
    while rest.count > 3 {
      groups.insert(String(decoding: rest.suffix(2), as: UTF8.self), at: 0)
      rest = rest.dropLast(2)
    }
    groups.insert(String(decoding: rest, as: UTF8.self), at: 0)
    return (text.utf8.first == 0x2B ? "+" : "") + groups.joined(separator: " ")
  }
}
