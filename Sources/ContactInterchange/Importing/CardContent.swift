package import VCardCodec

/// What a card says, free of its spelling: two cards are identical for an import when their contents are equal.
///
/// The order of properties, folding, line ends, the names of groups, the case of types, and UID, REV and PRODID do
/// not count: a contact that was imported without UID got one when it was saved.
package struct CardContent: Hashable, Sendable {
  private var properties: [PropertyDraft: Int] = [:]

  /// Takes the content of a card.
  ///
  /// - Complexity: linear in the card.
  package init(_ card: VCard) {
    for line in card.contents where line.name != "UID" && line.name != "REV" {
      var draft = line.draft
      draft.group = nil
      for index in draft.parameters.indices where draft.parameters[index].name == "TYPE" {
        draft.parameters[index].values = draft.parameters[index].values.map { $0.lowercased() }
      }
      properties[draft, default: 0] += 1
    }
  }
}
