import ContactBook
import VCardCodec

/// Turns the lines of a card into values with labels.
struct ValueReader {
  private let card: VCard
  private let groups: CardGroups
  private let languages: LanguageChoice
  private let addressLabels: AddressLabels

  /// Prepares to read a card.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - languages: Which of several wordings comes first.
  init(_ card: VCard, languages: LanguageChoice) {
    self.card = card
    self.languages = languages
    groups = CardGroups(card)
    addressLabels = AddressLabels(card)
  }

  func read() -> [ContactValue] {
    let bestRanks = bestRanks()
    var values = ValueList(languages)
    for (index, line) in card.lines.enumerated() {
      switch line.kind {
      case .property:
        let isPreferred =
          !bestRanks.isEmpty && Preference.rank(of: line) == bestRanks[line.name]
        append(line, at: index, isPreferred: isPreferred, to: &values)
      case .invalid:
        values.append(
          ContactValue(
            kind: .other, property: "", value: line.invalidText, label: "not understood"),
          of: line)
      case .begin, .end, .blank, .nested: break
      }
    }
    return values.values
  }

  /// The smallest rank of each property that the card prefers values of, by name.
  private func bestRanks() -> [String: Int] {
    var ranks: [String: Int] = [:]
    for line in card.properties {
      guard let rank = line.preferenceRank else { continue }
      ranks[line.name] = min(ranks[line.name] ?? Int.max, rank)
    }
    return ranks
  }

  private func append(
    _ line: ContentLine, at index: Int, isPreferred: Bool, to values: inout ValueList
  ) {
    let types = line.types
    var meaning = ValueKinds.Meaning(.other, "")
    if let known = ValueKinds.meanings[line.name] {
      guard !isToldByAnother(line, at: index, types) else { return }
      meaning = known
    } else {
      guard !isPartOfAnother(line) else { return }
      if let service = ValueKinds.messenger(in: line.name) { meaning = (.instantMessage, service) }
      if let known = AndroidCustomValue(line) {
        values.append(known.value(group: line.group ?? ""), of: line)
        return
      }
    }
    let label = label(of: line, meaning: meaning, types: types)
    let nested = line.name == "AGENT" ? NestedCard.name(of: line, at: index, in: card) : nil
    let shownTypes = types.contains("pref") ? types.filter { $0 != "pref" } : types
    let group = line.group ?? ""
    let language = line.language
    func value(_ text: ValueText) -> ContactValue {
      ContactValue(
        kind: meaning.kind, property: line.name, value: text.text, label: label,
        group: group, isPreferred: isPreferred,
        content: withCountry(text.content, of: line), types: shownTypes, language: language)
    }
    if nested == nil, ValueText.isList(meaning.kind) {
      let texts = ValueText.all(of: line, as: meaning.kind).filter { !$0.text.isEmpty }
      values.append(texts.map(value), of: line)
    } else {
      let text = nested.map { ValueText(text: $0) } ?? ValueText(of: line, as: meaning.kind)
      if !text.text.isEmpty { values.append(value(text), of: line) }
    }
  }

  /// A postal address with the country that Apple's programs put beside it.
  private func withCountry(
    _ content: ContactValue.Content, of line: ContentLine
  ) -> ContactValue.Content {
    guard case .postalAddress(var address) = content, address.isoCountryCode.isEmpty,
      let code = groups.countryCode(of: line)
    else { return content }
    address.isoCountryCode = code
    return .postalAddress(address)
  }

  /// Whether a line whose property is a value is told with another all the same: as the reading of the name, or as
  /// the text of an address that the card also gives in parts.
  private func isToldByAnother(_ line: ContentLine, at index: Int, _ types: [String]) -> Bool {
    switch line.name {
    case "SOUND": types.contains("x-irmc-n")
    case "LABEL": addressLabels.isOfAddress(labelAt: index)
    default: false
    }
  }

  /// Whether a line is told with another: as label, kind or name.
  private func isPartOfAnother(_ line: ContentLine) -> Bool {
    if ValueKinds.partsOfOthers.contains(line.name) {
      return line.name != "X-ABLABEL" || groups.isUsed(by: line)
    }
    switch line.name {
    case "KIND", "X-ADDRESSBOOKSERVER-KIND", "X-ABSHOWAS":
      return ContactRecord.Kind(cardText: PlainText.trimmed(line.text)) != nil
    case "X-ABADR": return groups.isUsed(by: line)
    default: return false
    }
  }

  private func label(
    of line: ContentLine, meaning: ValueKinds.Meaning, types: [String]
  ) -> String {
    if let label = groups.label(of: line) { return label }
    switch meaning.kind {
    case .photo, .key: return meaning.label
    case .other: return meaning.label.isEmpty ? TypeLabel.text(of: types) : meaning.label
    default: break
    }
    let words = meaning.kind == .socialProfile ? line.writtenTypes : TypeLabel.text(of: types)
    let service = service(of: line, meaning: meaning)
    return service.isEmpty || words.isEmpty ? service + words : "\(service) \(words)"
  }

  private func service(of line: ContentLine, meaning: ValueKinds.Meaning) -> String {
    switch meaning.kind {
    case .instantMessage: AccountService(line)?.name ?? ""
    case .socialProfile where meaning.label.isEmpty: line.parameter("SERVICE-TYPE") ?? ""
    default: meaning.label
    }
  }
}

extension ContentLine {
  /// The text of a line that is no property.
  fileprivate var invalidText: String {
    PlainText.trimmed(Self.text(of: Array(bytes)))
  }
}
