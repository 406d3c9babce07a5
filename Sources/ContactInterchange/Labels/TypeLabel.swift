/// The label that the types of a value give it.
enum TypeLabel {
  /// The types as people say them, such as “mobile” or “work fax”; empty when they say nothing.
  ///
  /// Home and work come first, then what it is; what every number or address is anyway (voice, internet,
  /// pref) is not said. A type that no standard has is said as the card writes it.
  static func text(of types: [String]) -> String {
    if types.isEmpty { return "" }
    var places: [String] = []
    var things: [String] = []
    for type in types {
      if silent.contains(type) { continue }
      if type == "home" || type == "work" {
        places.append(type)
      } else {
        things.append(words[type] ?? withoutPrefix(type))
      }
    }
    let all = places + things
    return all.count == 1 ? all[0] : all.joined(separator: " ")
  }

  private static func withoutPrefix(_ type: String) -> String {
    type.hasPrefix("x-") && type.utf8.count > 2 ? String(type.dropFirst(2)) : type
  }

  /// Types that say nothing a reader wants to know; the formats of pictures and keys are said elsewhere.
  private static let silent: Set<String> = [
    "pref", "voice", "internet", "x400", "dom", "intl", "postal", "parcel", "x-irmc-n",
  ]

  /// RFC 6350 §6.4.1 and the older names.
  private static let words: [String: String] = [
    "cell": "mobile", "text": "text messages", "msg": "voice mail", "textphone": "text telephone",
    "isdn": "ISDN", "pcs": "PCS", "bbs": "BBS", "iphone": "iPhone", "main-number": "main",
    "co-worker": "colleague", "co-resident": "co-resident",
  ]
}
