import VCardCodec

/// Writes the entry of a person or company.
struct LDIFEntryWriter {
  private let card: VCard
  private let name: DistinguishedName
  private let labels: [String: String]
  /// The groups of properties other than labels, in lower case.
  private let groups: Set<String>
  private var list: LossList
  private var attributes: [(String, [UInt8])] = []
  private var used: Set<String> = []
  var losses: [Loss] { list.losses }

  init(_ card: VCard, name: DistinguishedName) {
    self.card = card
    self.name = name
    labels = card.groupLabels
    groups = Set(
      card.properties.lazy.filter { $0.name != "X-ABLABEL" }.compactMap { $0.group?.lowercased() })
    list = LossList(of: card)
  }

  mutating func write(to text: inout LDIFText) {
    text.append("dn", name.text)
    for line in card.contents where line.name != "EMAIL" { add(line) }
    for line in card.preferredFirst("EMAIL") { addEmail(line) }
    for line in card.lines where line.kind == .invalid { list.lose(line, "it is no property") }
    if !used.contains("cn") { append("cn", ForeignNames.name(of: card)) }
    for name in classes { text.append("objectclass", name) }
    for (attribute, value) in attributes { text.append(attribute, bytes: value) }
    text.appendBlank()
  }

  /// The classes of which a directory lets the entry be.
  ///
  /// A person must have a family name (RFC 4519 §3.12), so an entry without one is a role. Where its class has not
  /// all of the attributes, it may have any (RFC 4512 §4.3).
  private var classes: [String] {
    let isPerson = used.contains("sn")
    let own =
      isPerson ? ["person", "organizationalPerson", "inetOrgPerson"] : ["organizationalRole"]
    let hasOthers = !isPerson || used.contains("generationQualifier")
    return ["top"] + own + ["mozillaAbPersonAlpha"] + (hasOthers ? ["extensibleObject"] : [])
  }

  private mutating func append(_ attribute: String, _ value: String) {
    guard !value.isEmpty else { return }
    used.insert(attribute)
    attributes.append((attribute, Array(value.utf8)))
  }

  /// Writes an attribute of which there is one.
  private mutating func appendOnce(_ attribute: String, _ value: String, _ line: ContentLine) {
    guard !value.isEmpty else { return }
    guard !used.contains(attribute) else { return list.lose(line, "LDIF has one \(attribute)") }
    append(attribute, value)
  }

  private mutating func add(_ line: ContentLine) {
    switch line.name {
    case "FN": appendOnce("cn", line.text, line)
    case "N": addName(line)
    case "NICKNAME": for item in line.list { appendOnce("mozillaNickname", item, line) }
    case "ORG": addOrganization(line)
    case "TITLE": append("title", line.text)
    case "NOTE": append("description", line.text)
    case "LANG": append("preferredLanguage", line.text)
    case "TEL": addPhone(line)
    case "ADR": addAddress(line)
    case "URL": addURL(line)
    case "BDAY": addBirthday(line)
    case "PHOTO", "KEY": addBinary(line)
    case "IMPP" where line.text.hasPrefix("aim:"):
      appendOnce("nsAIMid", String(line.text.dropFirst(4)), line)
    case "X-AIM": appendOnce("nsAIMid", line.text, line)
    case "REV": addRevision(line)
    case "UID" where DistinguishedName(address: line.text) == name: break
    case "KIND" where line.text.lowercased() == "individual": break
    case "X-ABLABEL" where labels[line.group?.lowercased() ?? ""] != nil && isUsed(line): break
    case "X-CUSTOM1", "X-CUSTOM2", "X-CUSTOM3", "X-CUSTOM4":
      appendOnce("mozillaCustom" + line.name.suffix(1), CustomField.text(of: line), line)
    default:
      guard let kept = LDIFKeptAttribute(line) else {
        return list.lose(line, "LDIF has no place for it")
      }
      attributes.append((kept.description, kept.bytes))
    }
    loseLabel(of: line)
  }

  /// Whether a label belongs to another property.
  private func isUsed(_ label: ContentLine) -> Bool {
    label.group.map { groups.contains($0.lowercased()) } ?? false
  }

  private mutating func loseLabel(of line: ContentLine) {
    guard line.name != "X-ABLABEL", line.name != "URL" else { return }
    let saysTypes = ["TEL", "ADR"].contains(line.name)
    let label =
      saysTypes
      ? SaidTypes(of: line, labels).label : line.group.flatMap { labels[$0.lowercased()] } ?? ""
    if !label.isEmpty { list.lose(line.name, label, "the label is not written") }
  }

  private mutating func addName(_ line: ContentLine) {
    let parts = line.componentLists
    let places = ["sn", "givenName", nil, nil, "generationQualifier"]
    for (index, items) in parts.enumerated() {
      let text = items.filter { !$0.isEmpty }.joined(separator: " ")
      guard !text.isEmpty else { continue }
      if index < places.count, let attribute = places[index] {
        appendOnce(attribute, text, line)
      } else {
        list.lose("N", text, "LDIF has no additional names and titles")
      }
    }
  }

  private mutating func addOrganization(_ line: ContentLine) {
    guard !used.contains("o"), !used.contains("ou") else {
      return list.lose(line, "LDIF has one organisation")
    }
    let parts = line.components
    append("o", parts.first ?? "")
    for unit in parts.dropFirst() { append("ou", unit) }
  }

  private mutating func addEmail(_ line: ContentLine) {
    // Thunderbird has two addresses; a directory has any number.
    let isSecond = used.contains("mail") && !used.contains("mozillaSecondEmail")
    append(isSecond ? "mozillaSecondEmail" : "mail", PlainText.trimmed(line.text))
    list.loseTypes(of: line, besides: [])
    loseLabel(of: line)
    if let name = line.parameter("X-NAME") {
      list.lose("EMAIL", name, "the name at the address is not written")
    }
  }

  private mutating func addPhone(_ line: ContentLine) {
    let types = SaidTypes(of: line, labels).types
    let (attribute, known) = LDIFPhone.attribute(of: types)
    append(attribute, PhoneText.shown(line.text))
    list.lose(types.sorted(), of: line, besides: known)
    if known.isEmpty {
      list.lose(line, "a number without a kind is written as one of work (\(attribute))")
    }
  }

  private mutating func addURL(_ line: ContentLine) {
    let label = line.group.flatMap { labels[$0.lowercased()] } ?? ""
    let address = PlainText.trimmed(line.text)
    if !label.isEmpty { return append("labeledURI", "\(address) \(label)") }
    let kind = line.types.contains("work") ? "mozillaWorkUrl" : "mozillaHomeUrl"
    append(used.contains(kind) ? "labeledURI" : kind, address)
    if line.types.isEmpty, attributes.last?.0 == kind {
      list.lose(line, "an address without a kind is written as one of home")
    }
    list.loseTypes(of: line, besides: ["work", "home"])
  }

  private mutating func addAddress(_ line: ContentLine) {
    let types = SaidTypes(of: line, labels).types
    let isHome = types.contains("home")
    let places = isHome ? LDIFAddressNames.home : LDIFAddressNames.work
    guard !places.contains(where: used.contains) else {
      return list.lose(line, "LDIF has one address of \(isHome ? "home" : "work")")
    }
    for (index, items) in line.componentLists.enumerated() {
      let text = items.count == 1 ? items[0] : CardEntries.joined(items)
      guard !text.isEmpty else { continue }
      if index < places.count, !places[index].isEmpty {
        append(places[index], text)
      } else {
        list.lose("ADR", text, "LDIF has no place for this part")
      }
    }
    if !isHome, !types.contains("work") {
      list.lose("ADR", "", "an address without a kind is written as one of work")
    }
    list.loseTypes(of: line, besides: ["home", "work"])
  }

  private mutating func addBirthday(_ line: ContentLine) {
    guard !used.contains("birthyear"), !used.contains("birthmonth"), !used.contains("birthday")
    else { return list.lose(line, "LDIF has one birthday") }
    guard let date = line.date, date.year ?? date.month ?? date.day != nil else {
      return list.lose(line, "it is no date")
    }
    append("birthyear", date.year.map(String.init) ?? "")
    append("birthmonth", date.month.map(String.init) ?? "")
    append("birthday", date.day.map(String.init) ?? "")
    if let time = date.time { list.lose("BDAY", time, "LDIF has no time of birth") }
  }

  private mutating func addBinary(_ line: ContentLine) {
    guard let bytes = line.mediaBytes else {
      return list.lose(line, "it is not in the card but at an address, or a text")
    }
    switch (line.name, line.media.mediaType) {
    case ("PHOTO", "image/jpeg"):
      // A directory refuses an entry whose picture is another one than it says.
      guard bytes.starts(with: [0xFF, 0xD8]) else {
        return list.lose("PHOTO", "image/jpeg", "the picture is no JPEG, though the card says so")
      }
      attributes.append(("jpegPhoto", bytes))
    case ("KEY", "application/pkix-cert"): attributes.append(("userCertificate;binary", bytes))
    case ("PHOTO", let type):
      list.lose("PHOTO", type ?? "", "LDIF has pictures of the type image/jpeg only")
    default: list.lose("KEY", line.media.mediaType ?? "", "LDIF has keys of X.509 only")
    }
  }

  private mutating func addRevision(_ line: ContentLine) {
    let digits = line.text.filter { $0 != "-" && $0 != ":" && $0 != "T" && $0 != "Z" }
    guard line.text.hasSuffix("Z"), digits.utf8.count == 14,
      digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 })
    else { return list.lose(line, "LDIF has no such time") }
    appendOnce("modifytimestamp", digits + "Z", line)
  }
}

/// The attributes of the parts of an address, in the order of ADR; empty where there is none.
enum LDIFAddressNames {
  static let work = [
    "postOfficeBox", "mozillaWorkStreet2", "street", "l", "st", "postalCode", "c",
  ]
  static let home = [
    "", "mozillaHomeStreet2", "mozillaHomeStreet", "mozillaHomeLocalityName", "mozillaHomeState",
    "mozillaHomePostalCode", "mozillaHomeCountryName",
  ]
}

/// The attribute of a telephone number.
enum LDIFPhone {
  /// The attribute, and the types that it says.
  static func attribute(of types: Set<String>) -> (name: String, says: Set<String>) {
    if types.contains("fax") {
      return types.contains("home") ? ("homeFax", ["fax", "home"]) : ("fax", ["fax", "work"])
    }
    if types.contains("pager") { return ("pager", ["pager"]) }
    if types.contains("cell") { return ("mobile", ["cell"]) }
    if types.contains("home") { return ("homePhone", ["home"]) }
    return ("telephoneNumber", types.contains("work") ? ["work"] : [])
  }
}
