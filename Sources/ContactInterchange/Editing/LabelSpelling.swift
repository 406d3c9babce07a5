import VCardCodec

/// Labels as people say them, and how a card says them: by TYPE, or by X-ABLabel in a group.
struct LabelSpelling {
  private let groups: CardGroups

  init(_ card: VCard) { groups = CardGroups(card) }

  /// The label of a line, or its service.
  func label(of line: ContentLine, as field: CardField) -> String {
    if let label = groups.label(of: line) { return label }
    let meaning = ValueKinds.meanings[line.name]?.label ?? ""
    switch field {
    case .im:
      return [AccountService(line)?.name ?? "", TypeLabel.text(of: line.types)]
        .first { !$0.isEmpty } ?? ""
    case .social:
      let written = line.parameters(named: "TYPE").flatMap(\.values)
        .filter { $0.lowercased() != "pref" }
      return [written.joined(separator: " "), line.parameter("SERVICE-TYPE") ?? "", meaning]
        .first { !$0.isEmpty } ?? ""
    default: return meaning.isEmpty ? TypeLabel.text(of: line.types) : meaning
    }
  }

  /// Whether two labels say the same, in any case and with `cell` for `mobile`.
  static func isSame(_ left: String, _ right: String) -> Bool {
    normalized(left) == normalized(right)
  }

  private static func normalized(_ label: String) -> String {
    let words = label.lowercased().split(separator: " ").map { $0 == "cell" ? "mobile" : $0 }
    return words.joined(separator: " ")
  }

  /// The types that say a label in a property, all of them ones that the standards have; nil when only
  /// X-ABLabel can say it.
  static func types(of label: String, for property: String, in version: VCardVersion) -> [String]? {
    let things = things(of: property, in: version)
    let text = normalized(label)
    if text.isEmpty { return [] }
    if let thing = things[text] { return [thing] }
    guard property != "RELATED" else { return nil }
    var words = text.split(separator: " ").map(String.init)
    var types: [String] = []
    while let first = words.first, first == "home" || first == "work", !types.contains(first) {
      types.append(first)
      words.removeFirst()
    }
    guard !types.isEmpty else { return nil }
    guard !words.isEmpty else { return types }
    return things[words.joined(separator: " ")].map { types + [$0] }
  }

  /// Words and types of RFC 6350 §6.4.1 and §6.6.6, RFC 2426 §3.3.1.
  private static func things(of property: String, in version: VCardVersion) -> [String: String] {
    switch property {
    case "TEL":
      let common = [
        "mobile": "cell", "fax": "fax", "pager": "pager", "video": "video", "voice": "voice",
      ]
      let own =
        version == .v40
        ? ["text messages": "text", "text telephone": "textphone"]
        : ["voice mail": "msg", "car": "car", "modem": "modem", "isdn": "isdn", "pcs": "pcs"]
      return common.merging(own) { first, _ in first }
    case "RELATED":
      let types = [
        "contact", "acquaintance", "friend", "met", "colleague", "co-resident", "neighbor", "child",
        "parent", "sibling", "spouse", "kin", "muse", "crush", "date", "sweetheart", "me", "agent",
        "emergency",
      ]
      return Dictionary(uniqueKeysWithValues: types.map { ($0, $0) })
        .merging(["co-worker": "co-worker", "neighbour": "neighbor"]) { first, _ in first }
    default: return [:]
    }
  }

  /// The text of X-ABLabel for a label: the signs of Apple's built-in ones for dates and relations.
  static func groupText(of label: String, for property: String) -> String {
    let builtIn: Set<String> =
      switch property {
      case "X-ABDATE": ["anniversary", "other"]
      case "X-ABRELATEDNAMES":
        [
          "father", "mother", "parent", "brother", "sister", "son", "daughter", "child", "friend",
          "spouse", "partner", "assistant", "manager", "other",
        ]
      default: []
      }
    guard builtIn.contains(label.lowercased()) else { return label }
    return "_$!<\(label.prefix(1).uppercased())\(label.dropFirst().lowercased())>!$_"
  }
}
