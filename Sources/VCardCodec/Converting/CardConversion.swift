/// The way of one card to another version.
struct CardConversion {
  let card: VCard
  let target: VCardVersion
  private(set) var drafts: [PropertyDraft] = []
  private(set) var losses: [Loss] = []
  private let addressLabels: AddressLabels
  /// Labels of addresses that have no parts.
  var looseLabels: [PropertyDraft] = []
  /// Groups that the card has, so that new ones get other names.
  private var groups: Set<String>
  /// The best rank that PREF gives, by property: the values that stay preferred before 4.0.
  private let bestRanks: [String: Int]

  init(of card: VCard, to target: VCardVersion) {
    self.card = card
    self.target = target
    addressLabels = AddressLabels(card)
    groups = Set(card.properties.compactMap { $0.group.map(ASCII.lowercased) })
    var ranks: [String: Int] = [:]
    for line in card.properties {
      guard let rank = line.preference else { continue }
      ranks[line.name] = min(ranks[line.name] ?? rank, rank)
    }
    bestRanks = ranks
  }

  mutating func run() {
    for (index, line) in card.lines.enumerated() {
      switch line.kind {
      case .property where line.name == "VERSION" || line.name == "PROFILE": continue
      case .property where line.name == "AGENT": convertAgent(line, at: index)
      case .property: convert(line, at: index)
      case .invalid:
        lose(ContentLine.text(of: Array(line.bytes)), of: "", "the line is no property")
      case .begin, .end, .blank, .nested: continue
      }
    }
    drafts += looseLabels
    if target == .v40 { attachSortString() } else { detachSortAs() }
  }

  private mutating func convert(_ line: ContentLine, at index: Int) {
    var draft = line.draft
    if let parts = line.privateParts { draft.value = .components(parts) }
    convertPreference(of: &draft, line)
    if target == .v40 {
      // LABEL is a parameter of its address.
      if addressLabels.isOfAddress(labelAt: index) { return }
      if let label = addressLabels.label(ofAddressAt: index) {
        draft.setParameter("LABEL", to: card.lines[label].text)
      }
      modernize(&draft, line)
    } else {
      makeOlder(&draft, line)
    }
  }

  /// `TYPE=pref` up to 3.0, `PREF=1` in 4.0; other ranks have no place before 4.0.
  private mutating func convertPreference(of draft: inout PropertyDraft, _ line: ContentLine) {
    if target == .v40 {
      let isPreferred = line.isPreferred
      draft.removeType("pref")
      guard isPreferred else { return }
      if line.preference == nil { draft.setParameter("PREF", to: "1") }
      return
    }
    guard let rank = line.preference, draft.parameter("PREF") != nil else { return }
    draft.setParameter("PREF", to: nil)
    if rank == bestRanks[line.name] {
      draft.addType("pref")
    } else {
      lose(String(rank), of: "\(line.name);PREF", "vCard \(target.rawValue) has no ranks")
    }
  }

  mutating func append(_ draft: PropertyDraft) { drafts.append(draft) }

  /// Appends a property with a label, in its group or in one of its own.
  mutating func append(_ draft: PropertyDraft, label: String) {
    var draft = draft
    if draft.group == nil { draft.group = unusedGroup() }
    drafts.append(draft)
    drafts.append(PropertyDraft("X-ABLABEL", .text(label), group: draft.group))
  }

  private mutating func unusedGroup() -> String {
    var number = 1
    while !groups.insert("item\(number)").inserted { number += 1 }
    return "item\(number)"
  }

  mutating func lose(_ value: String, of property: String, _ reason: String) {
    let shown = value.split { $0.isNewline }.joined(separator: " ")
    losses.append(
      Loss(
        contact: card["FN"]?.text ?? card["N"]?.text ?? "", property: property,
        value: shown.count > 60 ? "\(shown.prefix(60))…" : shown, reason: reason))
  }

  /// SORT-STRING of 3.0 is SORT-AS of N.
  private mutating func attachSortString() {
    guard let index = drafts.firstIndex(where: { $0.name == "SORT-STRING" }) else { return }
    let text = drafts[index].value.words.first ?? ""
    guard let name = drafts.firstIndex(where: { $0.name == "N" }),
      drafts[name].parameter("SORT-AS") == nil
    else {
      drafts[index].name = "X-SORT-STRING"
      return
    }
    drafts[name].parameters.append(ParameterDraft("SORT-AS", text))
    drafts.remove(at: index)
  }

  /// SORT-AS of N is SORT-STRING of 3.0, which has one text.
  private mutating func detachSortAs() {
    for index in drafts.indices {
      let words = drafts[index].parameters.filter { $0.name == "SORT-AS" }.flatMap(\.values)
      guard !words.isEmpty else { continue }
      drafts[index].setParameter("SORT-AS", to: nil)
      if drafts[index].name == "N", !drafts.contains(where: { $0.name == "SORT-STRING" }) {
        drafts.append(PropertyDraft("SORT-STRING", .text(words.joined(separator: " "))))
      } else {
        lose(
          words.joined(separator: ", "), of: "\(drafts[index].name);SORT-AS",
          "vCard \(target.rawValue) sorts by one text")
      }
    }
  }
}
