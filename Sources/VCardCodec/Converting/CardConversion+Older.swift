extension CardConversion {
  /// Properties of 4.0 (RFC 6350, 6474, 6715, 9554) and what programs call them in older cards.
  private static let renamed: [String: String] = [
    "GENDER": "X-GENDER", "ANNIVERSARY": "X-ANNIVERSARY", "MEMBER": "X-ADDRESSBOOKSERVER-MEMBER",
    "LANG": "X-LANG", "XML": "X-XML", "BIRTHPLACE": "X-BIRTHPLACE", "DEATHPLACE": "X-DEATHPLACE",
    "DEATHDATE": "X-DEATHDATE", "EXPERTISE": "X-EXPERTISE", "HOBBY": "X-HOBBY",
    "INTEREST": "X-INTEREST", "ORG-DIRECTORY": "X-ORG-DIRECTORY", "CONTACT-URI": "X-CONTACT-URI",
    "CREATED": "X-CREATED", "GRAMGENDER": "X-GRAMGENDER", "PRONOUNS": "X-PRONOUNS",
    "LANGUAGE": "X-LANGUAGE", "SOCIALPROFILE": "X-SOCIALPROFILE", "JSPROP": "X-JSPROP",
  ]

  /// Parameters that older versions have nothing like, and why they are lost.
  private static let lostParameters: [String: String] = [
    "PID": "it numbers values for synchronization", "ALTID": "the values are no alternatives now",
  ]

  /// A property of any version as 3.0 or 2.1 says it.
  mutating func makeOlder(_ draft: inout PropertyDraft, _ line: ContentLine) {
    for (name, reason) in Self.lostParameters.sorted(by: { $0.key < $1.key }) {
      guard let value = draft.parameter(name) else { continue }
      lose(value, of: "\(draft.name);\(name)", reason)
      draft.setParameter(name, to: nil)
    }
    guard card.version == .v40 else {
      append(draft)
      return
    }
    switch draft.name {
    case "CLIENTPIDMAP": lose(line.text, of: draft.name, "it numbers values for synchronization")
    case "ADR": appendAddress(draft, label: line.deliveryLabel)
    case "KIND": appendKind(line.text)
    case "RELATED": appendRelation(draft, line)
    case "BDAY", "ANNIVERSARY", "DEATHDATE": appendDate(draft, line)
    case "TEL":
      if case .uri(let address) = draft.value { draft.value = .text(Self.number(address)) }
      draft.setParameter("VALUE", to: nil)
      append(draft)
    case "GEO":
      if let position = line.position {
        draft.value = .components([[position.latitude], [position.longitude]])
        let place = "geo:\(position.latitude),\(position.longitude)"
        if line.text.hasPrefix(place), line.text != place {
          lose(
            String(line.text.dropFirst(place.count)), of: "GEO",
            "vCard \(target.rawValue) has latitude and longitude only")
        }
      }
      append(draft)
    case "TZ":
      draft.setParameter("VALUE", to: nil)
      if let offset = line.utcOffset {
        draft.value = .text(offset)
      } else {
        draft.value = .text(line.text)
        draft.setParameter("VALUE", to: "text")
      }
      append(draft)
    case "GENDER":
      let parts = line.components.filter { !$0.isEmpty }
      draft.name = "X-GENDER"
      draft.value = .text(parts.joined(separator: "; "))
      append(draft)
    case "UID", "MEMBER":
      draft.setParameter("VALUE", to: nil)
      draft.value = .text(line.text)
      draft.name = Self.renamed[draft.name] ?? draft.name
      append(draft)
    default:
      draft.name = Self.renamed[draft.name] ?? draft.name
      append(draft)
    }
  }

  /// LABEL is a property of its own; that of an address without parts comes behind those of the others, so that it is
  /// taken for none of theirs.
  private mutating func appendAddress(_ draft: PropertyDraft, label: String?) {
    var draft = draft
    draft.setParameter("LABEL", to: nil)
    guard let label else { return append(draft) }
    let text = PropertyDraft(
      "LABEL", .text(label), parameters: draft.parameters.filter { $0.name == "TYPE" },
      group: draft.group)
    guard draft.value.words.contains(where: { !$0.isEmpty }) else {
      looseLabels.append(text)
      return
    }
    append(draft)
    append(text)
  }

  private mutating func appendKind(_ kind: String) {
    switch ASCII.lowercased(kind) {
    case "individual": break
    case "org": append(PropertyDraft("X-ABSHOWAS", .text("COMPANY")))
    default: append(PropertyDraft("X-ADDRESSBOOKSERVER-KIND", .text(kind)))
    }
  }

  /// Apple's property for related people, with the relation as its label.
  private mutating func appendRelation(_ draft: PropertyDraft, _ line: ContentLine) {
    let builtIn = [
      "child": "Child", "friend": "Friend", "parent": "Parent", "spouse": "Spouse",
      "agent": "Assistant",
    ]
    let types = draft.types.filter { $0 != "pref" }
    var related = PropertyDraft("X-ABRELATEDNAMES", .text(line.text), group: draft.group)
    related.parameters = draft.parameters.filter {
      !["TYPE", "VALUE", "MEDIATYPE"].contains($0.name)
    }
    guard let first = types.first else {
      append(related)
      return
    }
    if types.count > 1 {
      lose(
        types.dropFirst().joined(separator: ", "), of: "RELATED;TYPE", "a relation has one label")
    }
    if draft.group != nil { related.group = nil }
    append(related, label: builtIn[first].map { "_$!<\($0)>!$_" } ?? first)
  }

  /// Whole dates in extended form; Apple's where the year is left out; what is no date under a private name.
  private mutating func appendDate(_ draft: PropertyDraft, _ line: ContentLine) {
    var draft = draft
    draft.setParameter("VALUE", to: nil)
    draft.name = Self.renamed[draft.name] ?? draft.name
    if let date = line.date, date.year != nil, date.month != nil, date.day != nil {
      draft.value = .text(date.isoText)
      append(draft)
    } else if let date = line.date, date.year == nil, let month = date.month, let day = date.day {
      draft.value = .text("1604-\(PaddedNumber.text(month, 2))-\(PaddedNumber.text(day, 2))")
      draft.parameters.append(ParameterDraft("X-APPLE-OMIT-YEAR", "1604"))
      append(draft)
    } else {
      draft.value = .text(line.text)
      if draft.name == "BDAY" { draft.name = "X-BDAY" }
      lose(
        line.text, of: line.name,
        "vCard \(target.rawValue) has whole dates only; it is kept as \(draft.name)")
      append(draft)
    }
  }

  /// The number of a `tel:` address, with its extension.
  private static func number(_ address: String) -> String {
    guard ASCII.lowercased(String(address.prefix(4))) == "tel:" else { return address }
    let parts = address.dropFirst(4).split(separator: ";", omittingEmptySubsequences: false)
    let suffix = parts.dropFirst().first { ASCII.lowercased(String($0)).hasPrefix("ext=") }
    return String(parts.first ?? "") + (suffix.map { " ext. \($0.dropFirst(4))" } ?? "")
  }
}
