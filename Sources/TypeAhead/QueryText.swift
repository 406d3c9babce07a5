/// The text of a query taken apart: field words, and what is left.
///
///     wang org:"foo bar" -has:tel http://x
///     ---- ------------- -------- --------
///     plain    words of conditions   plain: http is no field
struct QueryText {
  struct FieldWord {
    let field: SearchField
    let isNegated: Bool
    /// The text behind the colon, without its quotation marks; nil when the field only has to be there.
    let value: String?
  }

  private(set) var plain = ""
  private(set) var fieldWords: [FieldWord] = []
  /// Whether there is nothing to look for: only what is not seen, and a `has:` of which the field is still being typed.
  var isBlank: Bool {
    fieldWords.isEmpty
      && plain.unicodeScalars.allSatisfy {
        Self.isSpace($0) || $0.properties.isDefaultIgnorableCodePoint
      }
  }

  init(_ text: String) {
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      if let (word, end) = Self.fieldWord(rest) {
        if let word { fieldWords.append(word) }
        rest = rest[end...]
        plain += " "
      } else {
        let end = rest.firstIndex(where: Self.isSpace) ?? rest.endIndex
        let next = rest[end...].firstIndex { !Self.isSpace($0) } ?? rest.endIndex
        plain.unicodeScalars += rest[..<next]
        rest = rest[next...]
      }
    }
  }

  /// The field word that a text begins with, and where it ends; no word at the end of it while `has:` may still
  /// become several.
  private static func fieldWord(
    _ text: Substring.UnicodeScalarView
  ) -> (FieldWord?, String.Index)? {
    let isNegated = text.first == "-"
    let name = text.dropFirst(isNegated ? 1 : 0).prefix { $0.isASCII && $0.properties.isAlphabetic }
    guard name.endIndex < text.endIndex, isColon(text[name.endIndex]) else { return nil }
    let (value, end) = value(text[text.index(after: name.endIndex)...])
    if String(name).lowercased() == "has" {
      let fields = SearchField.fields(begunBy: value)
      guard fields.count == 1 else {
        return fields.isEmpty || end < text.endIndex ? nil : (nil, end)
      }
      return (FieldWord(field: fields[0], isNegated: isNegated, value: nil), end)
    }
    guard let field = SearchField(typed: String(name)), field.isText else { return nil }
    return (FieldWord(field: field, isNegated: isNegated, value: value), end)
  }

  /// What stands behind a colon: up to the next space, or between quotation marks.
  private static func value(_ text: Substring.UnicodeScalarView) -> (String, String.Index) {
    guard let first = text.first, isQuote(first) else {
      let end = text.firstIndex(where: isSpace) ?? text.endIndex
      return (String(text[..<end]), end)
    }
    let quoted = text.dropFirst()
    let end = quoted.firstIndex(where: isQuote) ?? text.endIndex
    return (String(quoted[..<end]), end == text.endIndex ? end : text.index(after: end))
  }

  private static func isColon(_ scalar: Unicode.Scalar) -> Bool {
    scalar == ":" || scalar == "\u{FF1A}"
  }

  private static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "“" || scalar == "”"
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
}
