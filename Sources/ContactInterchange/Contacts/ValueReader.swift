import ContactBook
import VCardCodec

/// Turns the lines of a card into values with labels.
struct ValueReader {
  private let card: VCard
  /// The label of each group, by the group's name in lower case.
  private let groupLabels: [String: String]
  /// The groups that have a property of their own beside labels, in lower case.
  private let usedGroups: Set<String>
  /// The types of each address that is given in parts.
  private let addressTypes: Set<Set<String>>

  init(_ card: VCard) {
    self.card = card
    var labels: [String: String] = [:]
    for line in card.all("X-ABLABEL") {
      guard let group = line.group?.lowercased(), labels[group] == nil else { continue }
      labels[group] = GroupLabel.humanText(PlainText.trimmed(line.text))
    }
    groupLabels = labels
    var groups: Set<String> = []
    var types: Set<Set<String>> = []
    for line in card.properties {
      if line.name == "ADR" { types.insert(Set(line.types)) }
      guard let group = line.group, line.name != "X-ABLABEL", line.name != "X-ABADR" else {
        continue
      }
      groups.insert(group.lowercased())
    }
    usedGroups = groups
    addressTypes = types
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
    case "LABEL": return addressTypes.contains(Set(line.types))
    default: return false
    }
  }

  /// Whether another property has the group of a line.
  private func isUsed(_ line: ContentLine) -> Bool {
    line.group.map { usedGroups.contains($0.lowercased()) } ?? false
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
  ///
  /// The name is what a list would show. Cards nested further in are passed over, so however deep they
  /// stand, every line is looked at once.
  private func nameOfNestedCard(after index: Int) -> String? {
    let nested = card.lines[(index + 1)...].prefix { $0.kind == .nested || $0.kind == .blank }
    guard let first = nested.firstIndex(where: { $0.kind == .nested }) else { return nil }
    var bytes: [UInt8] = []
    if !isBegin(nested[first]) {
      // BEGIN stood on the AGENT line.
      bytes += "BEGIN:VCARD".utf8
      let line = nested[first].bytes
      let last = line.lastIndex { $0 != 0x0A && $0 != 0x0D } ?? line.startIndex
      bytes += line[last...].dropFirst()
    }
    for line in nested[first...] { bytes += line.bytes }
    var reader = RecordReader()
    var record = ContactRecord()
    guard reader.next(in: bytes.span, into: &record) else { return "" }
    return record[.displayName] ?? ""
  }

  private func isBegin(_ line: ContentLine) -> Bool {
    let text = line.bytes.lazy.filter { $0 > 0x20 }.prefix(6)
    return text.elementsEqual("BEGIN:".utf8) { $0 == $1 || $0 == $1 | 0x20 }
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
