import VCardCodec

/// What a card says, as values of tables, and what of it no table can say.
struct CardValues {
  private(set) var values: [TableValue] = []
  /// Parameters and structure that the values leave out.
  private(set) var losses: [Loss] = []
  private let contact: String
  private let labels: [String: String]

  /// Takes a card apart.
  ///
  /// - Complexity: linear in the card.
  init(_ card: VCard) {
    contact = card["FN"].map { PlainText.trimmed($0.text) } ?? ""
    var labels: [String: String] = [:]
    for line in card.all("X-ABLABEL") {
      guard let group = line.group?.lowercased(), labels[group] == nil else { continue }
      labels[group] = GroupLabel.plainText(PlainText.trimmed(line.text))
    }
    self.labels = labels
    for line in card.properties { add(line) }
    for line in card.lines where line.kind == .invalid || line.kind == .nested {
      loss("", String(decoding: line.bytes.prefix(200), as: UTF8.self), "not a property")
    }
    mergePhonetic()
  }

  private mutating func loss(_ property: String, _ value: String, _ reason: String) {
    losses.append(
      Loss(
        contact: contact, property: property, value: TableLoss.shortened(value), reason: reason))
  }

  private mutating func append(_ value: TableValue) {
    if !value.isEmpty { values.append(value) }
  }

  private mutating func add(_ line: ContentLine) {
    guard !["VERSION", "X-ABLABEL", "PRODID"].contains(line.name) else { return }
    reportParameters(of: line)
    if let kind = Self.textKinds[line.name] {
      append(labelled(kind, PlainText.trimmed(Self.lines(line.text)), line))
      return
    }
    switch line.name {
    case "FN":
      let isFirst = !values.contains { $0.kind == .formattedName }
      append(TableValue(isFirst ? .formattedName : .property("FN"), Self.lines(line.text)))
    case "N": addName(line)
    case "X-PHONETIC-LAST-NAME": append(TableValue(.phonetic, [line.text, "", ""]))
    case "X-PHONETIC-FIRST-NAME": append(TableValue(.phonetic, ["", line.text, ""]))
    case "X-PHONETIC-MIDDLE-NAME": append(TableValue(.phonetic, ["", "", line.text]))
    case "NICKNAME": for item in line.list { append(TableValue(.nickname, item)) }
    case "CATEGORIES": for item in line.list { append(TableValue(.category, item)) }
    case "ORG": append(labelled(.organization, line.components, line))
    case "TEL": append(labelled(.phone, PhoneText.shown(line.text), line))
    case "EMAIL": append(labelled(.email, Self.withoutMailto(line.text), line))
    case "ADR": append(labelled(.address, addressParts(line), line))
    case "IMPP":
      let service = line.parameter("X-SERVICE-TYPE") ?? ""
      let found = MessengerService.account(in: line.text, service: service)
      append(labelled(.messenger, [found.service, found.account], line))
    case "BDAY", "ANNIVERSARY", "X-ANNIVERSARY", "X-MS-ANNIVERSARY", "X-EVOLUTION-ANNIVERSARY":
      let kind: TableValue.Kind = line.name == "BDAY" ? .birthday : .anniversary
      append(TableValue(kind, line.date?.isoText ?? PlainText.trimmed(line.text)))
    case "X-ABDATE": addEvent(line)
    case "GENDER": append(TableValue(.gender, TableValue.joined(line.components, by: ", ")))
    case "PHOTO", "LOGO", "SOUND", "KEY": addMedia(line)
    case "X-CSV-FIELD":
      append(TableValue(.unknown, Self.lines(line.text), label: label(of: line)))
    default: addOther(line)
    }
  }

  private static let textKinds: [String: TableValue.Kind] = [
    "TITLE": .title, "ROLE": .role, "URL": .url, "NOTE": .note, "RELATED": .relation,
    "X-ABRELATEDNAMES": .relation,
  ]

  private static let relations: [String: (types: [String], label: String)] = [
    "X-SPOUSE": (["spouse"], ""), "X-MS-SPOUSE": (["spouse"], ""),
    "X-EVOLUTION-SPOUSE": (["spouse"], ""), "X-MANAGER": ([], "Manager"),
    "X-MS-MANAGER": ([], "Manager"), "X-EVOLUTION-MANAGER": ([], "Manager"),
    "X-ASSISTANT": ([], "Assistant"), "X-MS-ASSISTANT": ([], "Assistant"),
    "X-EVOLUTION-ASSISTANT": ([], "Assistant"),
  ]

  private mutating func addName(_ line: ContentLine) {
    let lists = line.componentLists
    if lists.contains(where: { $0.count { !$0.isEmpty } > 1 }) {
      loss("N", line.text, "several names of one part are written as one")
    }
    let parts = lists.map { TableValue.joined($0, by: " ") }
    append(TableValue(.name, (0..<5).map { $0 < parts.count ? parts[$0] : "" }))
  }

  private mutating func addEvent(_ line: ContentLine) {
    let date = line.date?.isoText ?? PlainText.trimmed(line.text)
    let value = labelled(.event, date, line)
    let isAnniversary = value.label.lowercased() == "anniversary"
    append(isAnniversary ? TableValue(.anniversary, date) : value)
  }

  private mutating func addMedia(_ line: ContentLine) {
    let media = line.media
    let text: String
    switch media.source {
    case .address(let address):
      if line.name == "PHOTO" {
        append(TableValue(.property("PHOTO"), address))
        return
      }
      text = address
    case .embedded(let count): text = "\(media.mediaType ?? "") \(count) bytes"
    case .text(let words): text = words
    }
    loss(line.name, PlainText.trimmed(text), "a table holds no pictures, sounds and keys")
  }

  /// A property that tables have no column for; those of other programs that mean the same as one are it.
  private mutating func addOther(_ line: ContentLine) {
    if let relation = Self.relations[line.name] {
      append(
        TableValue(.relation, line.text, types: relation.types, label: relation.label))
    } else if let service = Self.messengers[line.name] {
      append(TableValue(.messenger, [service, line.text], types: Self.types(of: line)))
    } else if let number = Self.customNumber(line.name) {
      let text = Self.lines(CustomField.text(of: line))
      append(TableValue(.custom(number), text, label: label(of: line)))
    } else if line.name == "X-ABADR" {
      loss(line.name, line.text, "the form of an address is not written")
    } else if line.encoding == .base64 {
      loss(line.name, "", "bytes are not written")
    } else {
      append(labelled(.property(line.name), line.rawText, line))
    }
  }

  private static let messengers: [String: String] = [
    "X-AIM": "AIM", "X-ICQ": "ICQ", "X-JABBER": "Jabber", "X-MSN": "MSN", "X-YAHOO": "Yahoo",
    "X-SKYPE": "Skype", "X-SKYPE-USERNAME": "Skype", "X-QQ": "QQ", "X-GTALK": "GoogleTalk",
    "X-GOOGLE-TALK": "GoogleTalk",
  ]

  private static func customNumber(_ name: String) -> Int? {
    guard name.hasPrefix("X-CUSTOM"), let number = Int(name.dropFirst(8)),
      (1...999).contains(number)
    else { return nil }
    return number
  }

  private func addressParts(_ line: ContentLine) -> [String] {
    let parts = line.components.map(Self.lines)
    let seven = (0..<7).map { $0 < parts.count ? parts[$0] : "" }
    return line.deliveryLabel.map { seven + [Self.lines($0)] } ?? seven
  }

  private func label(of line: ContentLine) -> String {
    line.group.flatMap { labels[$0.lowercased()] } ?? ""
  }

  private func labelled(
    _ kind: TableValue.Kind, _ text: String, _ line: ContentLine
  ) -> TableValue {
    labelled(kind, [text], line)
  }

  /// A value with its types, label and mark; a label that types say too becomes types.
  private func labelled(
    _ kind: TableValue.Kind, _ parts: [String], _ line: ContentLine
  ) -> TableValue {
    var types = Self.types(of: line)
    var label = label(of: line)
    if label == "HomePage" { label = "Home Page" }
    if kind == .relation {
      if let type = LabelWords.relation(label) { (types, label) = (types + [type], "") }
    } else if let known = LabelWords.types(of: label) {
      types += known.filter { !types.contains($0) }
      label = ""
    }
    return TableValue(
      kind, parts, types: types, label: label, isPreferred: line.isPreferred)
  }

  private static func types(of line: ContentLine) -> [String] {
    let silent = ["pref", "voice", "internet", "x400", "postal", "parcel", "dom", "intl"]
    return line.types.filter { !silent.contains($0) }
  }

  private static func withoutMailto(_ text: String) -> String {
    let text = PlainText.trimmed(text)
    return text.lowercased().hasPrefix("mailto:") ? String(text.dropFirst(7)) : text
  }

  /// A text with line feeds for CR LF, as cells have them.
  private static func lines(_ text: String) -> String {
    text.utf8.contains(0x0D) ? text.replacing("\r\n", with: "\n") : text
  }

  /// The phonetic parts that stand in three properties are one value.
  private mutating func mergePhonetic() {
    let all = values.filter { $0.kind == .phonetic }
    guard all.count > 1, let first = values.firstIndex(where: { $0.kind == .phonetic }) else {
      return
    }
    let parts = (0..<3).map { part in all.first { !$0.part(part).isEmpty }?.part(part) ?? "" }
    values.removeAll { $0.kind == .phonetic }
    values.insert(TableValue(.phonetic, parts), at: first)
  }

  /// Tells the parameters that say something which no column has a place for.
  private mutating func reportParameters(of line: ContentLine) {
    let told: Set<String> = [
      "TYPE", "PREF", "VALUE", "CHARSET", "ENCODING", "X-SERVICE-TYPE", "X-APPLE-OMIT-YEAR",
      "MEDIATYPE", CustomField.parameterName,
    ]
    for parameter in line.parameters where !told.contains(parameter.name) {
      if parameter.name == "LABEL", line.name == "ADR" { continue }
      if parameter.values == [""] { continue }
      loss(
        "\(line.name);\(parameter.name)", parameter.values.joined(separator: ","),
        "tables have no place for it")
    }
  }
}
