import VCardCodec

/// What the properties of a card tell about others of their group.
struct CardGroups {
  /// The label of each group, by the group's name in lower case.
  private var labels: [String: String] = [:]
  /// The groups that have a property of their own beside labels, in lower case.
  private var used: Set<String> = []
  /// The country codes that X-ABADR gives to groups, by the group's name in lower case.
  private var countryCodes: [String: String] = [:]

  init(_ card: VCard) {
    for line in card.properties {
      guard let group = line.group?.lowercased() else { continue }
      switch line.name {
      case "X-ABLABEL" where labels[group] == nil:
        labels[group] = GroupLabel.humanText(PlainText.trimmed(line.text))
      case "X-ABLABEL": break
      case "X-ABADR": countryCodes[group] = PlainText.trimmed(line.text).lowercased()
      default: used.insert(group)
      }
    }
  }

  /// The label that X-ABLabel gives to the group of a line; nil when it gives none.
  func label(of line: ContentLine) -> String? {
    guard let label = line.group.flatMap({ labels[$0.lowercased()] }), !label.isEmpty else {
      return nil
    }
    return label
  }

  /// The country code that X-ABADR gives to the group of a line.
  func countryCode(of line: ContentLine) -> String? {
    line.group.flatMap { countryCodes[$0.lowercased()] }
  }

  /// Whether a property has the group of a line that labels it.
  func isUsed(by line: ContentLine) -> Bool {
    line.group.map { used.contains($0.lowercased()) } ?? false
  }
}
