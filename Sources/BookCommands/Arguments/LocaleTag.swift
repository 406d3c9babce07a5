/// The locale of the environment as a BCP 47 tag.
package enum LocaleTag {
  /// From LC_ALL, LC_COLLATE, LC_MESSAGES and LANG, the first that is set and not empty.
  ///
  /// - Parameter environment: The variables.
  /// - Returns: A tag; `und` for `C`, `POSIX` and what is no locale name.
  package static func ofEnvironment(_ environment: [String: String]) -> String {
    setting(in: environment).map { tag(ofPOSIX: $0.value) } ?? "und"
  }

  /// The variable that decides.
  static func setting(in environment: [String: String]) -> (name: String, value: String)? {
    for name in ["LC_ALL", "LC_COLLATE", "LC_MESSAGES", "LANG"] {
      if let value = environment[name], !value.isEmpty { return (name, value) }
    }
    return nil
  }

  /// Whether a POSIX locale name means no language on purpose, as `C.UTF-8` does.
  static func isNeutral(_ name: String) -> Bool {
    ["C", "POSIX"].contains(String(name.prefix { $0 != "." && $0 != "@" }))
  }

  /// The tag of a POSIX locale name `language_TERRITORY.charset@modifier`.
  ///
  /// A modifier that names a script becomes its subtag; others say nothing about language.
  ///
  /// - Parameter name: The name, such as `sr_RS.UTF-8@latin`.
  /// - Returns: The tag, such as `sr-Latn-RS`; `und` when it has none.
  static func tag(ofPOSIX name: String) -> String {
    let modifier = name.split(separator: "@", maxSplits: 1).dropFirst().first ?? ""
    let base = name.prefix { $0 != "." && $0 != "@" }
    guard !isNeutral(name) else { return "und" }
    var parts = base.split { $0 == "_" || $0 == "-" }
    guard let language = parts.first, 2...8 ~= language.count,
      parts.allSatisfy({ $0.utf8.allSatisfy(isAlphanumeric) })
    else { return "und" }
    parts.removeFirst()
    let script = scripts[modifier.lowercased()].map { [$0] } ?? []
    return ([language.lowercased()] + script + parts.map(String.init)).joined(separator: "-")
  }

  private static let scripts = [
    "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab", "iqtelif": "Latn",
  ]

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    48...57 ~= byte || 65...90 ~= byte || 97...122 ~= byte
  }
}
