/// Which characters the terminal is sent, by the user's locale.
enum LocaleChoice: Hashable, Sendable {
  /// The user's locale writes UTF-8.
  case user
  /// The user's locale is not installed, or none was chosen: a UTF-8 locale that always exists.
  case utf8Fallback
  /// The user asked for a locale without UTF-8: ASCII only.
  case ascii

  /// The locale for characters that the environment names: the first that is set and not empty.
  static func name(in environment: [String: String]) -> String? {
    ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
  }

  /// Decides by the name asked for and the codeset it has on this machine, empty when it has none.
  ///
  /// Over ssh a locale is often named that the machine does not have; the C library then silently
  /// takes `C`, which would draw every name as question marks.
  static func choose(name: String?, codeset: String) -> LocaleChoice {
    if isUTF8(codeset) { return .user }
    guard let name else { return .utf8Fallback }
    let suffix = name.split(separator: ".").dropFirst().first.map(String.init) ?? ""
    let named = suffix.split(separator: "@").first.map(String.init) ?? ""
    return isUTF8(named) ? .utf8Fallback : .ascii
  }

  private static func isUTF8(_ codeset: String) -> Bool {
    codeset.lowercased().filter { $0 != "-" && $0 != "_" } == "utf8"
  }
}
