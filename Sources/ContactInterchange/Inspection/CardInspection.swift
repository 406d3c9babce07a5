package import VCardCodec

/// Takes a card apart into its values, each with the name and number that scripts address it by.
package struct CardInspection {
  /// The values in the order of the card.
  package private(set) var values: [InspectedValue] = []
  private var counts: [String: Int] = [:]
  /// Whether the card was made of an entry of another format, whose own fields then have their plain names.
  private let isForeign: Bool
  /// The label that X-ABLabel gives to a group, by the group's name in lower case.
  private let labels: [String: String]
  private let card: VCard
  private let addressLabels: AddressLabels

  /// Inspects a card.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - isForeign: Whether it was made of an entry of another format: custom fields are then named
  ///     `CUSTOM1`, `CUSTOM2`, …, and members by the names that the file gives them.
  /// - Complexity: linear in the card.
  package init(_ card: VCard, isForeign: Bool = false) {
    self.isForeign = isForeign
    var labels: [String: String] = [:]
    for line in card.all("X-ABLABEL") {
      guard let group = line.group?.lowercased(), labels[group] == nil else { continue }
      labels[group] = GroupLabel.plainText(line.text)
    }
    self.labels = labels
    self.card = card
    addressLabels = AddressLabels(card)
    for (index, line) in card.lines.enumerated() where line.kind == .property {
      add(line, at: index)
    }
  }

  private mutating func nextIndex(_ name: String) -> Int {
    defer { counts[name, default: 0] += 1 }
    return counts[name, default: 0]
  }

  private mutating func append(_ property: String, _ index: Int, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    values.append(InspectedValue(property: property, index: index, value: value))
  }

  private mutating func add(_ line: ContentLine, at index: Int) {
    switch line.name {
    case "N": addName(line)
    case "ADR": addAddress(line, at: index)
    case "ORG": addParts(line)
    case "NICKNAME", "CATEGORIES": addList(line)
    case "BDAY", "ANNIVERSARY", "DEATHDATE":
      addSimple(line, line.date?.isoText ?? line.text)
    case "PHOTO", "LOGO", "SOUND", "KEY": addMedia(line)
    case "GEO": addSimple(line, line.position.map { "\($0.latitude),\($0.longitude)" } ?? line.text)
    case "TZ": addSimple(line, line.utcOffset ?? line.text)
    case "GENDER": addGender(line)
    case "AGENT": addSimple(line, NestedCard.text(after: index, in: card) ?? line.text)
    case let name where isForeign && ForeignNames.isOwn(name):
      addSimple(line, ForeignNames.value(of: line), as: ForeignNames.plain(name))
    case "TEL", "EMAIL", "IMPP": addSimple(line, line.text)
    case let name where KnownProperties.names.contains(name): addSimple(line, line.text)
    default:
      let name = "raw:" + line.name
      let index = nextIndex(name)
      append(name, index, line.rawText)
      addParameters(of: line, as: name, index)
    }
  }

  /// The letter, and beside it the text that RFC 6350 §6.2.7 lets a card say of it.
  private mutating func addGender(_ line: ContentLine) {
    let parts = line.components
    append("GENDER.text", counts["GENDER", default: 0], parts.dropFirst().first)
    addSimple(line, parts.first ?? "")
  }

  private mutating func addSimple(_ line: ContentLine, _ value: String, as name: String? = nil) {
    let name = name ?? line.name
    let index = nextIndex(name)
    append(name, index, value)
    addParameters(of: line, as: name, index)
  }

  private mutating func addParameters(of line: ContentLine, as name: String, _ index: Int) {
    let types = line.types
    if !types.isEmpty { append(name + ".TYPE", index, types.sorted().joined(separator: ",")) }
    if let group = line.group { append(name + ".GROUP", index, group) }
    if let rank = line.preference { append(name + ".PREF", index, String(rank)) }
    if let text = sortAs(of: line) { append(name + ".SORT-AS", index, text) }
    guard line.name != "X-ABLABEL", let label = line.group.flatMap({ labels[$0.lowercased()] })
    else { return }
    append(name + ".LABEL", index, label)
  }

  /// The SORT-AS parameter with the separators that the card has.
  private func sortAs(of line: ContentLine) -> String? {
    let texts = line.parameters(named: "SORT-AS").flatMap(\.values)
    return texts.isEmpty ? nil : texts.joined(separator: ",")
  }

  private static let nameParts = [
    "N.family", "N.given", "N.additional", "N.prefixes", "N.suffixes",
  ]

  private static let addressParts = [
    "ADR.pobox", "ADR.extended", "ADR.street", "ADR.locality", "ADR.region", "ADR.postcode",
    "ADR.country",
  ]

  private mutating func addName(_ line: ContentLine) {
    for (part, items) in zip(Self.nameParts, line.componentLists) {
      for item in items { append(part, nextIndex(part), item) }
    }
    addParameters(of: line, as: "N", nextIndex("N"))
  }

  /// An address; the text that X-ABLabel gives it comes before the one for a parcel.
  private mutating func addAddress(_ line: ContentLine, at place: Int) {
    let index = nextIndex("ADR")
    for (part, value) in zip(Self.addressParts, line.components) { append(part, index, value) }
    addParameters(of: line, as: "ADR", index)
    guard line.group.flatMap({ labels[$0.lowercased()] }) == nil else { return }
    let label = addressLabels.label(ofAddressAt: place).map { card.lines[$0].text }
    append("ADR.LABEL", index, line.deliveryLabel ?? label)
  }

  private mutating func addParts(_ line: ContentLine) {
    let index = nextIndex(line.name)
    for (number, part) in line.components.enumerated() {
      append("\(line.name).\(number)", index, part)
    }
    addParameters(of: line, as: line.name, index)
  }

  private mutating func addList(_ line: ContentLine) {
    let first = counts[line.name, default: 0]
    for item in line.list { append(line.name, nextIndex(line.name), item) }
    addParameters(of: line, as: line.name, first)
  }

  private mutating func addMedia(_ line: ContentLine) {
    let index = nextIndex(line.name)
    let media = line.media
    if case .text = media.source {
    } else {
      append(line.name + ".mediatype", index, media.mediaType)
    }
    switch media.source {
    case .embedded(let count): append(line.name + ".bytes", index, String(count))
    case .address(let address):
      append(line.name + ".uri", index, address)
      // Readings of names stand in SOUND as a text; an address is told in the same place.
      if line.name == "SOUND" { append(line.name, index, address) }
    case .text(let text): append(line.name, index, text)
    }
    addParameters(of: line, as: line.name, index)
  }
}
