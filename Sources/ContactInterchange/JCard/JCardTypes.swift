/// The types of values in jCard (RFC 7095 §3.3, RFC 6350 §6).
enum JCardTypes {
  /// The type that a property has when nothing says otherwise; nil for a property that no standard defines.
  static func usual(of name: String) -> String? { types[name] }

  /// Whether a value of a type is a date or time, which jCard writes in the extended form.
  static func isDate(_ type: String) -> Bool {
    ["date", "date-time", "date-and-or-time", "timestamp", "time"].contains(type)
  }

  /// Properties whose value is made of parts (RFC 7095 §3.3.1.3).
  static let structured: Set<String> = ["N", "ADR", "ORG", "GENDER", "CLIENTPIDMAP"]

  /// Properties whose value is a list.
  static let lists: Set<String> = ["NICKNAME", "CATEGORIES"]

  private static let types: [String: String] = {
    var types: [String: String] = [:]
    for name in [
      "KIND", "XML", "FN", "N", "NICKNAME", "GENDER", "ADR", "TEL", "EMAIL", "TZ", "TITLE",
      "ROLE", "ORG", "CATEGORIES", "NOTE", "PRODID", "CLIENTPIDMAP", "EXPERTISE", "HOBBY",
      "INTEREST", "BIRTHPLACE", "DEATHPLACE", "GRAMGENDER", "PRONOUNS",
    ] {
      types[name] = "text"
    }
    for name in [
      "SOURCE", "PHOTO", "IMPP", "GEO", "LOGO", "MEMBER", "RELATED", "SOUND", "UID", "URL", "KEY",
      "FBURL", "CALADRURI", "CALURI", "ORG-DIRECTORY", "CONTACT-URI", "SOCIALPROFILE",
    ] {
      types[name] = "uri"
    }
    for name in ["BDAY", "ANNIVERSARY", "DEATHDATE"] { types[name] = "date-and-or-time" }
    for name in ["REV", "CREATED"] { types[name] = "timestamp" }
    for name in ["LANG", "LANGUAGE"] { types[name] = "language-tag" }
    return types
  }()
}
