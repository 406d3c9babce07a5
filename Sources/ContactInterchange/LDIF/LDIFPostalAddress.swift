/// A postal address in one text (RFC 4517 §3.3.28): lines separated by `$`, with `\24` and `\5C` for `$` and a backslash.
enum LDIFPostalAddress {
  static func text(_ value: String) -> String {
    value.split(separator: "$", omittingEmptySubsequences: false)
      .map { line in
        line.replacing("\\24", with: "$").replacing("\\5C", with: "\\")
          .replacing("\\5c", with: "\\")
      }
      .joined(separator: "\n")
  }
}
