extension CardConversion {
  /// Properties that 4.0 has under another name (RFC 6350 §A, Apple's and Evolution's usage).
  private static let renamed: [String: String] = [
    "X-GENDER": "GENDER", "X-ANNIVERSARY": "ANNIVERSARY", "X-EVOLUTION-ANNIVERSARY": "ANNIVERSARY",
    "X-MS-ANNIVERSARY": "ANNIVERSARY", "X-KADDRESSBOOK-X-ANNIVERSARY": "ANNIVERSARY",
    "X-ADDRESSBOOKSERVER-KIND": "KIND", "X-ADDRESSBOOKSERVER-MEMBER": "MEMBER",
    // What older cards have of 4.0 under private names.
    "X-LANG": "LANG", "X-DEATHDATE": "DEATHDATE", "X-BIRTHPLACE": "BIRTHPLACE",
    "X-DEATHPLACE": "DEATHPLACE", "X-EXPERTISE": "EXPERTISE", "X-HOBBY": "HOBBY",
    "X-INTEREST": "INTEREST",
    // What 4.0 took out stays as a private property.
    "MAILER": "X-MAILER", "CLASS": "X-CLASS", "NAME": "X-NAME",
  ]

  /// A property of 2.1 or 3.0 as 4.0 says it.
  mutating func modernize(_ draft: inout PropertyDraft, _ line: ContentLine) {
    if let name = Self.renamed[draft.name] { draft.name = name }
    lowerTypes(&draft)
    switch draft.name {
    case "LABEL": appendLabel(draft, line)
    case "BDAY", "ANNIVERSARY", "DEATHDATE":
      draft.value = .text(modernDate(&draft, line))
      append(draft)
    case "REV":
      draft.value = .text(line.text.filter { $0 != "-" && $0 != ":" })
      append(draft)
    case "GEO":
      if let position = line.position {
        draft.value = .uri("geo:\(position.latitude),\(position.longitude)")
      }
      append(draft)
    case "TZ":
      draft.setParameter("VALUE", to: nil)
      if let offset = line.utcOffset {
        draft.value = .text(offset.filter { $0 != ":" })
        draft.setParameter("VALUE", to: "utc-offset")
      }
      append(draft)
    case "GENDER":
      draft.value = .components(Self.gender(line.text))
      append(draft)
    case "MEMBER":
      draft.value = .uri(line.text)
      append(draft)
    case "SOUND" where line.types.contains("x-irmc-n"): appendReading(line)
    case "KEY", "LOGO", "PHOTO", "SOUND":
      if case .text = draft.value { draft.setParameter("VALUE", to: "text") }
      append(draft)
    default:
      if draft.parameter("VALUE").map({ ASCII.equal($0, "phone-number") }) ?? false {
        draft.setParameter("VALUE", to: nil)
      }
      append(draft)
    }
  }

  /// 4.0 writes types in lower case; their case means nothing.
  private func lowerTypes(_ draft: inout PropertyDraft) {
    for index in draft.parameters.indices where draft.parameters[index].name == "TYPE" {
      draft.parameters[index].values = draft.parameters[index].values.map {
        StandardTypes.contains($0) ? ASCII.lowercased($0) : $0
      }
    }
  }

  /// A label without an address in parts is an address that has nothing but its label.
  private mutating func appendLabel(_ draft: PropertyDraft, _ line: ContentLine) {
    append(
      PropertyDraft(
        "ADR", .components(Array(repeating: [""], count: 7)),
        parameters: draft.parameters + [ParameterDraft("LABEL", line.text)], group: draft.group))
  }

  /// The basic form, without the year that means none; a text is said to be one.
  private func modernDate(_ draft: inout PropertyDraft, _ line: ContentLine) -> String {
    draft.setParameter("X-APPLE-OMIT-YEAR", to: nil)
    draft.setParameter("VALUE", to: nil)
    guard let date = line.date else {
      draft.setParameter("VALUE", to: "text")
      return line.text
    }
    return date.basicText
  }

  /// The reading of a name that Japanese phones put into SOUND.
  private mutating func appendReading(_ line: ContentLine) {
    for (name, part) in zip(["LAST", "FIRST", "MIDDLE"], line.components) where !part.isEmpty {
      append(PropertyDraft("X-PHONETIC-\(name)-NAME", .text(part)))
    }
  }

  private static func gender(_ text: String) -> [[String]] {
    switch ASCII.lowercased(text) {
    case "m", "male": [["M"]]
    case "f", "female": [["F"]]
    case "o", "n", "u": [[ASCII.uppercased(Array(text.utf8)[...])]]
    default: [[""], [text]]
    }
  }

  /// AGENT is RELATED; of a card in the card only its name has a place there.
  mutating func convertAgent(_ line: ContentLine, at index: Int) {
    let nested = card.lines[(index + 1)...].prefix { $0.kind == .nested || $0.kind == .blank }
    if nested.contains(where: { $0.kind == .nested }) || line.text.contains("BEGIN:VCARD") {
      let inner =
        nested.isEmpty
        ? VCard(Array(line.text.utf8)[...]) : VCard(Array(nested.flatMap(\.bytes))[...])
      let name = inner.nestedName
      lose(name, of: "AGENT", "only the name of the card in the card stays")
      appendAgent(name, isAddress: false)
      return
    }
    let isAddress = line.parameter("VALUE").map { ASCII.equal($0, "uri") } ?? false
    appendAgent(line.text, isAddress: isAddress)
  }

  private mutating func appendAgent(_ text: String, isAddress: Bool) {
    guard !text.isEmpty else { return }
    if target == .v40 {
      append(
        PropertyDraft(
          "RELATED", isAddress ? .uri(text) : .text(text),
          parameters: (isAddress ? [] : [ParameterDraft("VALUE", "text")])
            + [ParameterDraft("TYPE", "agent")]))
    } else {
      append(PropertyDraft("X-ABRELATEDNAMES", .text(text)), label: "_$!<Assistant>!$_")
    }
  }
}

extension VCard {
  /// The name of a card in a card, whose lines are nested ones when its BEGIN stands before them.
  fileprivate var nestedName: String {
    for name in ["FN", "N", "ORG", "EMAIL"] {
      guard let line = lines.first(where: { $0.name == name && $0.kind == .property }) else {
        continue
      }
      let words = name == "N" ? Array(line.components.prefix(2).reversed()) : [line.text]
      let text = words.filter { !$0.isEmpty }.joined(separator: " ")
      if !text.isEmpty { return text }
    }
    return ""
  }
}

extension PartialDate {
  /// The parts in the basic form of ISO 8601, which 4.0 has (RFC 6350 §4.3): `19800321`, `1980-03`, `--0412`.
  public var basicText: String {
    var date = self
    date.time = nil
    let text = date.isoText
    var basic = text
    if year != nil, day != nil { basic = text.filter { $0 != "-" } }
    if year == nil, let month, let day {
      basic = "--\(PaddedNumber.text(month, 2))\(PaddedNumber.text(day, 2))"
    }
    return time.map { "\(basic)T\($0.filter { $0 != ":" })" } ?? basic
  }
}
