import VCardCodec

/// Makes a card of an entry.
struct LDIFCard {
  private let entry: LDIFEntry
  private var builder = CardBuilder()
  /// Values of which a card has one; further ones are kept under the name of their attribute.
  private var single: [LDIFSingleValue: String] = [:]
  private var units: [String] = []
  private var emails: Set<String> = []
  private var kindsWithParts: Set<LDIFAttributes.AddressKind> = []
  private var others = CardBuilder()
  private(set) var isGroup = false

  init(_ entry: LDIFEntry) {
    self.entry = entry
    for attribute in entry.attributes {
      if case .address(let kind, _) = LDIFAttributes.meanings[attribute.name] {
        kindsWithParts.insert(kind)
      }
    }
    for attribute in entry.attributes { add(attribute) }
  }

  /// The properties of the card: the name first, then the values in the order of the entry, then what a card has no place for.
  var card: [PropertyDraft] {
    var card = CardBuilder()
    if let name = entry.name { card.uri("UID", name.address) }
    if isGroup { card.text("KIND", "group") }
    card.text("FN", single[.commonName] ?? single[.displayName] ?? "")
    card.components(
      "N",
      [
        single[.familyName] ?? "", single[.givenName] ?? "", "", "", single[.suffix] ?? "",
      ])
    card.components(
      "ORG",
      units.isEmpty && single[.organization] == nil ? [] : [single[.organization] ?? ""] + units)
    for draft in builder.drafts { card.append(draft) }
    for kind in LDIFAttributes.AddressKind.allCases {
      let parts = LDIFAttributes.AddressPart.allCases.map { single[.address(kind, $0)] ?? "" }
      card.components("ADR", parts, types: [kind.rawValue])
    }
    if let birth = LDIFDate.birth(single) { card.append(birth) }
    for draft in others.drafts { card.append(draft) }
    return card.card(fallback: entry.name?.commonName ?? "")
  }

  private mutating func add(_ attribute: LDIFEntry.Attribute) {
    guard !attribute.bytes.isEmpty else { return }
    guard attribute.options.isEmpty, let meaning = LDIFAttributes.meanings[attribute.name] else {
      return keep(attribute)
    }
    switch meaning {
    case .photo, .certificate: addBinary(attribute, meaning)
    case .objectClass: addClass(attribute)
    case _ where attribute.isBinary && String(validating: attribute.bytes, as: UTF8.self) != nil:
      // Control characters have no place in a card.
      keep(attribute)
    default: addText(attribute, meaning)
    }
  }

  private mutating func addBinary(
    _ attribute: LDIFEntry.Attribute, _ meaning: LDIFAttributes.Meaning
  ) {
    let bytes = Array(attribute.bytes)
    guard meaning == .photo else {
      return builder.binary("KEY", bytes, mediaType: "application/pkix-cert")
    }
    let isPNG = bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
    builder.binary("PHOTO", bytes, mediaType: isPNG ? "image/png" : "image/jpeg")
  }

  private mutating func addClass(_ attribute: LDIFEntry.Attribute) {
    let name = attribute.text.lowercased()
    if LDIFAttributes.groupClasses.contains(name) { isGroup = true }
    if !LDIFAttributes.commonClasses.contains(name) { keep(attribute) }
  }

  private mutating func addText(
    _ attribute: LDIFEntry.Attribute, _ meaning: LDIFAttributes.Meaning
  ) {
    let text = attribute.text
    switch meaning {
    case .commonName: set(.commonName, attribute)
    case .displayName:
      if single[.commonName] == text { return }
      set(.displayName, attribute)
      // It is the name only for want of another, so it is kept in any case.
      keep(attribute)
    case .familyName: set(.familyName, attribute)
    case .givenName: set(.givenName, attribute)
    case .suffix: set(.suffix, attribute)
    case .organization: set(.organization, attribute)
    case .unit: units.append(text)
    case .address(let kind, let part): set(.address(kind, part), attribute)
    case .postalAddress(let kind): setAddress(kind, attribute)
    case .birth(let part):
      guard LDIFDate.number(text, of: part) != nil else {
        return Int(text) == 0 ? () : keep(attribute)
      }
      set(.birth(part), attribute)
    case .text(let name): builder.text(name, text)
    case .nickname: builder.list("NICKNAME", [text])
    case .email:
      // Thunderbird repeats the first address in its older attributes.
      guard emails.insert(text).inserted else { return }
      builder.text("EMAIL", text)
    case .phone(let types): builder.text("TEL", text, types: types)
    case .url(let types): builder.uri("URL", text, types: types)
    case .labelledURL: addLabelledURL(text)
    case .messenger(let scheme): builder.uri("IMPP", "\(scheme):\(text)")
    case .custom(let number): builder.append(CustomField.draft(number, text))
    case .member: builder.uri("MEMBER", DistinguishedName(text).address)
    case .memberAddress: builder.uri("MEMBER", "mailto:" + text)
    case .modified:
      guard let revision = LDIFDate.revision(text) else {
        // Thunderbird writes 0 for “not known”.
        return text == "0" ? () : keep(attribute)
      }
      builder.text("REV", revision)
    case .photo, .certificate, .objectClass: break
    }
  }

  private mutating func set(_ value: LDIFSingleValue, _ attribute: LDIFEntry.Attribute) {
    guard single[value] == nil else {
      if single[value] != attribute.text { keep(attribute) }
      return
    }
    single[value] = attribute.text
  }

  /// A whole address in one text; the parts are better, and then it is kept beside them.
  private mutating func setAddress(
    _ kind: LDIFAttributes.AddressKind, _ attribute: LDIFEntry.Attribute
  ) {
    guard !kindsWithParts.contains(kind), single[.address(kind, .street)] == nil else {
      return keep(attribute)
    }
    single[.address(kind, .street)] = LDIFPostalAddress.text(attribute.text)
  }

  /// RFC 2079: an address, and after a blank its label.
  private mutating func addLabelledURL(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    let draft = PropertyDraft("URL", .uri(parts.first.map(String.init) ?? text))
    builder.labelled(parts.count > 1 ? String(parts[1]) : "", draft)
  }

  /// Keeps what a card has no property for under the name of its attribute.
  private mutating func keep(_ attribute: LDIFEntry.Attribute) {
    others.append(LDIFKeptAttribute(attribute).draft)
  }
}

/// A value of an entry of which a card has one.
enum LDIFSingleValue: Hashable {
  case commonName
  case displayName
  case familyName
  case givenName
  case suffix
  case organization
  case address(LDIFAttributes.AddressKind, LDIFAttributes.AddressPart)
  case birth(LDIFAttributes.DatePart)
}
