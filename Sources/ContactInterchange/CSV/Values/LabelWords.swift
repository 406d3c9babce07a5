/// The labels that Google's tables and vCard have different words for.
enum LabelWords {
  /// The types of vCard that a label means; nil when it is the user's own.
  static func types(of label: String) -> [String]? {
    if label.isEmpty { return [] }
    if let types = usual[label] { return types }
    let words = HeadingText.words(of: label)
    return words.isEmpty ? nil : types[words.joined(separator: " ")]
  }

  /// The label that says the types; nil when none does.
  static func label(of types: [String]) -> String? {
    if types.isEmpty { return "" }
    return labels[types]
  }

  private static let known: [(label: String, types: [String])] = [
    ("Home", ["home"]), ("Work", ["work"]), ("Mobile", ["cell"]), ("Main", ["main"]),
    ("Home Fax", ["fax", "home"]), ("Work Fax", ["fax", "work"]), ("Fax", ["fax"]),
    ("Pager", ["pager"]), ("Car", ["car"]), ("Video", ["video"]), ("ISDN", ["isdn"]),
    ("Home Mobile", ["cell", "home"]), ("Work Mobile", ["cell", "work"]),
    ("Work Main", ["main", "work"]), ("Text Telephone", ["textphone"]),
    ("Home Pager", ["home", "pager"]), ("Work Pager", ["pager", "work"]),
  ]

  private static let labels = Dictionary(
    known.map { ($0.types, $0.label) }, uniquingKeysWith: { first, _ in first })

  private static let types: [String: [String]] = {
    var types: [String: [String]] = ["other": [], "cell": ["cell"]]
    for entry in known {
      types[HeadingText.words(of: entry.label).joined(separator: " ")] = entry.types
    }
    return types
  }()

  /// The types of the labels as most programs write them, which need no folding.
  private static let usual = Dictionary(
    known.map { ($0.label, $0.types) } + [("Other", []), ("Cell", ["cell"])],
    uniquingKeysWith: { first, _ in first })

  /// The type of RELATED that a label means (RFC 6350 §6.6.6); nil when none does.
  static func relation(_ label: String) -> String? {
    relations[label.lowercased()]
  }

  /// The label of a type of RELATED.
  static func relationLabel(of type: String) -> String {
    let words = ["sweetheart": "Partner", "kin": "Relative"]
    return words[type] ?? type.prefix(1).uppercased() + type.dropFirst()
  }

  private static let relations: [String: String] = {
    // RFC 6350 §6.6.6.
    let types = [
      "contact", "acquaintance", "friend", "met", "co-worker", "colleague", "co-resident",
      "neighbor", "child", "parent", "sibling", "spouse", "kin", "muse", "crush", "date",
      "sweetheart", "me", "agent", "emergency",
    ]
    var relations = Dictionary(uniqueKeysWithValues: types.map { ($0, $0) })
    relations["partner"] = "sweetheart"
    relations["relative"] = "kin"
    return relations
  }()

  /// The letter of GENDER that a word means; an empty text for “not said”, nil for any other.
  static func gender(_ text: String) -> String? {
    let word = HeadingText.words(of: text).joined(separator: " ")
    return genders.first { $0.words.contains(word) }?.letter
  }

  private static let genders: [(letter: String, words: Set<String>)] = [
    (
      "M",
      [
        "male", "m", "man", "mannlich", "masculin", "homme", "masculino", "hombre", "maschio",
        "maschile", "mannelijk", "man", "mand", "mann", "мужской", "男", "男性", "남성", "남자",
      ]
    ),
    (
      "F",
      [
        "female", "f", "woman", "weiblich", "feminin", "femme", "femenino", "mujer", "femmina",
        "femminile", "vrouwelijk", "vrouw", "feminino", "kvinna", "kvinde", "kvinne", "женский",
        "女", "女性", "여성", "여자",
      ]
    ),
    ("O", ["o", "other", "divers"]), ("N", ["n"]), ("U", ["u"]),
    (
      "",
      [
        "unspecified", "keine angabe", "nicht angegeben", "non specifie", "non precise",
        "sin especificar", "no especificado", "non specificato", "niet opgegeven",
        "nao especificado", "ospecificerat", "未指定", "未指明", "指定なし",
      ]
    ),
  ]

  /// Whether a flag has the value that it has in every row.
  static func isUsualFlag(_ text: String) -> Bool {
    let word = HeadingText.words(of: text).joined(separator: " ")
    return word.isEmpty || word == "0" || usualFlags.contains(word)
  }

  private static let usualFlags: Set<String> = [
    "normal", "normale", "normaal", "false", "no", "off", "falsch", "aus", "nein", "faux", "non",
    "falso", "nao", "nee", "onwaar", "uit", "falsk", "nej", "nei", "标准", "普通", "標準", "一般",
    "低い", "否", "ложь", "нет", "обычная",
  ]
}
