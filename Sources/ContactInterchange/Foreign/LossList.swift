import ContactBook
import VCardCodec

/// Collects what a format cannot hold of one contact.
struct LossList {
  private let contact: String
  private(set) var losses: [Loss] = []

  init(of card: VCard) { contact = ForeignNames.name(of: card) }

  /// Notes that a line is not written, or not whole.
  mutating func lose(_ line: ContentLine, _ reason: String) {
    let isData = line.encoding == .base64 || line.mediaBytes != nil
    let value = isData ? "" : line.kind == .property ? line.text : ForeignText.decoded(line.bytes)
    lose(line.name, value, reason)
  }

  /// Notes that something of a property is not written.
  mutating func lose(_ property: String, _ value: String, _ reason: String) {
    losses.append(
      Loss(contact: contact, property: property, value: Self.shortened(value), reason: reason))
  }

  /// Notes the types of a line that the format does not say, but for those that say nothing.
  mutating func loseTypes(of line: ContentLine, besides known: Set<String>) {
    lose(line.types, of: line, besides: known)
  }

  /// Notes types of a line that the format does not say, but for those that say nothing.
  mutating func lose(
    _ types: some Sequence<String>, of line: ContentLine, besides known: Set<String>
  ) {
    let silent: Set<String> = ["pref", "voice", "internet"]
    let types = types.filter { !known.contains($0) && !silent.contains($0) }
    guard !types.isEmpty else { return }
    lose(line.name + ";TYPE", types.joined(separator: ","), "the type is not written")
  }

  private static func shortened(_ value: String) -> String {
    let line = value.prefix { !$0.isNewline }
    return line.count < value.count || line.count > 60 ? line.prefix(60) + "…" : value
  }
}

extension VCard {
  /// The properties that say something of the contact: all but the version and the program that wrote the card.
  var contents: some Sequence<ContentLine> {
    properties.filter { $0.name != "VERSION" && $0.name != "PRODID" }
  }

  /// Whether the card is that of a group.
  var isGroup: Bool { Contact(card: self).kind == .group }

  /// The labels that X-ABLabel gives, by group in lower case.
  var groupLabels: [String: String] {
    var labels: [String: String] = [:]
    for line in all("X-ABLABEL") {
      guard let group = line.group?.lowercased(), labels[group] == nil else { continue }
      labels[group] = GroupLabel.plainText(line.text)
    }
    return labels
  }

  /// All lines of a name, those the card prefers first, else in its order.
  func preferredFirst(_ name: String) -> [ContentLine] {
    let lines = all(name)
    let ranks = lines.map { Preference.rank(of: $0) }
    return lines.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { lines[$0] }
  }
}
