import ContactBook
import VCardCodec

/// Turns the lines of a card into values with labels.
struct ValueReader {
  private let card: VCard
  /// The label of each group, by the group's name in lower case.
  private let groupLabels: [String: String]

  init(_ card: VCard) {
    self.card = card
    var labels: [String: String] = [:]
    for line in card.all("X-ABLABEL") {
      guard let group = line.group?.lowercased(), labels[group] == nil else { continue }
      labels[group] = GroupLabel.humanText(PlainText.trimmed(line.text))
    }
    groupLabels = labels
  }

  func read() -> [ContactValue] {
    let bestRanks = bestRanks()
    var values: [ContactValue] = []
    for (index, line) in card.lines.enumerated() {
      switch line.kind {
      case .property:
        let rank = Preference.rank(of: line)
        let isPreferred = rank < Int.max && rank == bestRanks[line.name]
        values += self.values(of: line, at: index, isPreferred: isPreferred)
      case .invalid:
        values.append(
          ContactValue(kind: .other, property: "", value: line.invalidText, label: "not understood")
        )
      case .begin, .end, .blank, .nested: break
      }
    }
    return values
  }

  /// The smallest rank of each property, by name.
  private func bestRanks() -> [String: Int] {
    var ranks: [String: Int] = [:]
    for line in card.properties {
      ranks[line.name] = min(ranks[line.name] ?? Int.max, Preference.rank(of: line))
    }
    return ranks
  }

  private func values(of line: ContentLine, at index: Int, isPreferred: Bool) -> [ContactValue] {
    guard !isPartOfAnother(line) else { return [] }
    var meaning = ValueKinds.meanings[line.name] ?? (.other, "")
    if let service = ValueKinds.messenger(in: line.name) { meaning = (.instantMessage, service) }
    if let known = AndroidCustomValue(line) { return [known.value(group: line.group ?? "")] }
    let label = label(of: line, meaning: meaning)
    let nested = line.name == "AGENT" ? nameOfNestedCard(after: index) : nil
    let texts = nested.map { [$0] } ?? ValueText.texts(of: line, as: meaning.kind)
    return texts.filter { !$0.isEmpty }.map { text in
      ContactValue(
        kind: meaning.kind, property: line.name, value: text, label: label,
        group: line.group ?? "", isPreferred: isPreferred)
    }
  }

  /// Whether a line is told with another: as label, kind or name, or as the text of an address that the
  /// card also gives in parts.
  private func isPartOfAnother(_ line: ContentLine) -> Bool {
    if ValueKinds.partsOfOthers.contains(line.name) {
      return line.name != "X-ABLABEL" || isUsed(line)
    }
    switch line.name {
    case "KIND", "X-ADDRESSBOOKSERVER-KIND", "X-ABSHOWAS":
      return ContactRecord.Kind(cardText: PlainText.trimmed(line.text)) != nil
    case "X-ABADR": return isUsed(line)
    case "SOUND": return line.types.contains("x-irmc-n")
    case "LABEL":
      let types = Set(line.types)
      return card.all("ADR").contains { Set($0.types) == types }
    default: return false
    }
  }

  /// Whether another property has the group of a line.
  private func isUsed(_ line: ContentLine) -> Bool {
    guard let group = line.group?.lowercased() else { return false }
    return card.lines.contains {
      $0.group?.lowercased() == group && $0.name != "X-ABLABEL" && $0.name != "X-ABADR"
    }
  }

  private func label(of line: ContentLine, meaning: ValueKinds.Meaning) -> String {
    if let group = line.group?.lowercased(), let label = groupLabels[group], !label.isEmpty {
      return label
    }
    switch meaning.kind {
    case .photo, .key: return meaning.label
    case .other: return meaning.label.isEmpty ? TypeLabel.text(of: line.types) : meaning.label
    default: break
    }
    let service = [meaning.label, line.parameter("X-SERVICE-TYPE") ?? ""].filter { !$0.isEmpty }
    let types =
      meaning.kind == .socialProfile ? line.writtenTypes : TypeLabel.text(of: line.types)
    return (service + [types]).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The name of the card in the card that follows an AGENT line; nil when none does.
  private func nameOfNestedCard(after index: Int) -> String? {
    let nested = card.lines[(index + 1)...].prefix { $0.kind == .nested || $0.kind == .blank }
    guard let first = nested.first(where: { $0.kind == .nested }) else { return nil }
    return Contact(card: VCard(nested.flatMap(\.bytes)[...], number: first.number)).displayName
  }
}

extension ContentLine {
  /// The types with the case of the card: names of services are not words.
  fileprivate var writtenTypes: String {
    parameters(named: "TYPE").flatMap(\.values).filter { $0.lowercased() != "pref" }
      .joined(separator: " ")
  }

  /// The text of a line that is no property.
  fileprivate var invalidText: String {
    PlainText.trimmed(Self.text(of: Array(bytes)))
  }
}
