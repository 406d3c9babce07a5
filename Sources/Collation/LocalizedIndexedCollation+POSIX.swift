extension LocalizedIndexedCollation {
  /// The language tag of a locale as POSIX names it (`LC_ALL`, `LANG`).
  ///
  /// `de_AT.UTF-8` gives `de-AT`, `sr_RS@latin` gives `sr-Latn-RS`; `C`, `POSIX` and an empty text
  /// give `und`, the order that suits all languages alike (POSIX.1-2017, section 8.2).
  ///
  /// - Parameter name: The value of the variable.
  /// - Returns: A language tag; whether its language exists is not checked.
  /// - Complexity: O(length).
  public static func languageTag(posixLocale name: String) -> String {
    let withoutModifier = name.prefix { $0 != "@" }
    let modifier = name.dropFirst(withoutModifier.count + 1)
    let bare = withoutModifier.prefix { $0 != "." }
    if bare.isEmpty || bare == "C" || bare == "POSIX" { return "und" }
    var subtags = bare.split(whereSeparator: { $0 == "_" || $0 == "-" }).map(String.init)
    switch modifier {
    case "latin": subtags.insert("Latn", at: min(1, subtags.count))
    case "cyrillic": subtags.insert("Cyrl", at: min(1, subtags.count))
    case "devanagari": subtags.insert("Deva", at: min(1, subtags.count))
    default: break
    }
    return subtags.joined(separator: "-")
  }
}
