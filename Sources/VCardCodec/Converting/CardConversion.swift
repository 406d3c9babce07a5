/// The way of one card to another version.
struct CardConversion {
  let card: VCard
  let target: VCardVersion
  var drafts: [PropertyDraft] = []
  var losses: [Loss] = []

  init(of card: VCard, to target: VCardVersion) {
    self.card = card
    self.target = target
  }

  mutating func run() {
    for line in card.lines {
      switch line.kind {
      case .property where line.name != "VERSION": convert(line.draft)
      case .invalid: lose(ContentLine.text(of: Array(line.bytes)), of: "", "it is no property")
      default: continue
      }
    }
  }

  private mutating func convert(_ draft: PropertyDraft) {
    var draft = draft
    convertPreference(of: &draft)
    drafts.append(draft)
  }

  /// `TYPE=pref` up to 3.0, `PREF=1` in 4.0.
  private func convertPreference(of draft: inout PropertyDraft) {
    if target == .v40 {
      guard draft.removeType("pref") else { return }
      if draft.parameter("PREF") == nil { draft.parameters.append(ParameterDraft("PREF", "1")) }
    } else if draft.parameter("PREF") != nil {
      draft.setParameter("PREF", to: nil)
      draft.addType("pref")
    }
  }

  mutating func lose(_ value: String, of property: String, _ reason: String) {
    losses.append(
      Loss(
        contact: card["FN"]?.text ?? "", property: property, value: String(value.prefix(60)),
        reason: reason))
  }
}
