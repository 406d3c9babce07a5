import ContactBook
package import VCardCodec

extension VCard {
  /// Makes the card of a new contact.
  ///
  /// What the edits do not say is made of what they do: the displayed name of the parts of the name, or of the
  /// organisation, nickname, e-mail or number; the parts of the name of the displayed one.
  ///
  /// - Parameters:
  ///   - edits: What the contact is; adding and setting are the same here.
  ///   - version: The version to write.
  ///   - uid: The identifier, as a rule `urn:uuid:…`.
  ///   - revision: The instant at which it is made; nil for a card without REV.
  /// - Throws: `CardEditError`, naming what is wrong with an edit, or that nothing names the contact.
  package init(
    newContact edits: [CardEdit], version: VCardVersion, uid: String,
    revision: CardRevision? = nil
  ) throws(CardEditError) {
    let isAddress = uid.lowercased().hasPrefix("urn:")
    var drafts = [PropertyDraft("UID", isAddress ? .uri(uid) : .text(uid))]
    if isAddress, version != .v40 { drafts = [PropertyDraft("UID", .text(uid))] }
    if let revision {
      let text = version == .v40 ? revision.basicText : revision.extendedText
      drafts.append(PropertyDraft("REV", .text(text)))
    }
    var editor = CardEditor(VCard(drafts, version: version))
    try editor.apply(edits.map { CardEdit.forNewCard($0) })
    try editor.completeNames()
    self = editor.card
  }
}

extension CardEdit {
  /// The same for a card that has nothing yet: a single value is set, for the card begins with an empty one.
  fileprivate static func forNewCard(_ edit: CardEdit) -> CardEdit {
    guard edit.action == .add, !edit.key.field.isRepeated, edit.key.field != .address else {
      return edit
    }
    return CardEdit(.set, edit.key, edit.value)
  }
}

extension CardEditor {
  /// Gives a new card the displayed name and the parts of the name that it lacks.
  fileprivate mutating func completeNames() throws(CardEditError) {
    let shown = card["FN"].map { PlainText.trimmed($0.text) } ?? ""
    let contact = PersonName(card: card, languages: LanguageChoice(""))
    if shown.isEmpty {
      let substitutes =
        [contact.joined]
        + ["ORG", "NICKNAME", "EMAIL", "TEL"].map { card[$0]?.components.first ?? "" }
      guard let name = substitutes.map(PlainText.trimmed).first(where: { !$0.isEmpty }) else {
        throw CardEditError(
          .noValue, "a new contact needs a name, an organisation, an e-mail or a number")
      }
      try apply([CardEdit(.set, CardKey(field: .name), .text(name))])
    } else if contact.joined.isEmpty, card["ORG"]?.components.first != shown, isPerson {
      guard let parts = NameParts(tellingFrom: shown) else { return }
      try apply([
        CardEdit(.set, CardKey(field: .family), .text(parts.family)),
        CardEdit(.set, CardKey(field: .given), .text(parts.given)),
      ])
    }
  }

  /// Whether the card says nothing else of its kind.
  private var isPerson: Bool {
    CardEntries(card).entries.allSatisfy {
      $0.property != "X-ABSHOWAS" && $0.field != .kind || $0.value.lowercased() == "individual"
    }
  }
}
