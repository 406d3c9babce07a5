package import ContactBook
package import VCardCodec

extension Contact {
  /// The whole contact that a card describes, every value with its label.
  ///
  /// Nothing is left out: a property that has no kind of its own is a value of the kind `other` under the
  /// name it has in the card; lines that are no property are values named “not understood”.
  ///
  /// - Complexity: linear in the card; pictures are counted, not decoded.
  package init(card: VCard) {
    self.init(identity: Self.text(of: "UID", in: card))
    kind = Self.kind(of: card)
    name = PersonName(card: card)
    displayName = Self.text(of: "FN", in: card)
    for line in card.all("ORG") where organization.isEmpty {
      let parts = line.components.map { PlainText.trimmed($0) }
      organization = parts.first ?? ""
      department = parts.dropFirst().filter { !$0.isEmpty }.joined(separator: ", ")
    }
    jobTitle = Self.text(of: "TITLE", in: card)
    let nicknames = card.all("NICKNAME").lazy.flatMap(\.list).map { PlainText.trimmed($0) }
    nickname = nicknames.first { !$0.isEmpty } ?? ""
    values = ValueReader(card).read()
    completeName()
  }

  /// The first text of a property that is not empty.
  private static func text(of name: String, in card: VCard) -> String {
    card.all(name).lazy.map { PlainText.trimmed($0.text) }.first { !$0.isEmpty } ?? ""
  }

  private static func kind(of card: VCard) -> ContactRecord.Kind {
    for name in ["KIND", "X-ADDRESSBOOKSERVER-KIND", "X-ABSHOWAS"] {
      for line in card.all(name) {
        if let kind = ContactRecord.Kind(cardText: PlainText.trimmed(line.text)) { return kind }
      }
    }
    return .person
  }

  /// Applies the same rules as a list does (`DisplayName`).
  private mutating func completeName() {
    let hasParts = !name.joined.isEmpty
    if !displayName.isEmpty {
      guard !hasParts, kind == .person else { return }
      if displayName == organization {
        kind = .organization
      } else if let parts = NameParts(splitting: displayName) {
        name.familyName = parts.family
        name.givenName = parts.given
      }
      return
    }
    if hasParts {
      displayName = name.joined
      return
    }
    if !organization.isEmpty, kind == .person { kind = .organization }
    let substitutes = [
      organization, nickname, values(of: .email).first?.value, values(of: .phone).first?.value,
    ]
    displayName = substitutes.compactMap { $0 }.first { !$0.isEmpty } ?? ""
  }
}

extension PersonName {
  /// The parts that N and the phonetic properties of a card give.
  init(card: VCard) {
    self.init()
    if let line = card["N"] {
      let parts = line.componentLists.map { items in
        PlainText.trimmed(items.filter { !$0.isEmpty }.joined(separator: " "))
      }
      let fields: [WritableKeyPath<PersonName, String>] = [
        \.familyName, \.givenName, \.middleName, \.prefix, \.suffix,
      ]
      for (field, part) in zip(fields, parts) { self[keyPath: field] = part }
      let spoken = line.sortAs
      phoneticFamilyName = spoken.first ?? ""
      phoneticGivenName = spoken.dropFirst().first ?? ""
    }
    if let sound = card.all("SOUND").first(where: { $0.types.contains("x-irmc-n") }) {
      let parts = sound.components
      phoneticFamilyName = parts.first ?? ""
      phoneticGivenName = parts.dropFirst().first ?? ""
    }
    for (part, field) in Self.phoneticProperties {
      let line = card["X-PHONETIC-\(part)-NAME"] ?? card["X-PHONETIC-\(part)"]
      if let line { self[keyPath: field] = PlainText.trimmed(line.text) }
    }
  }

  private static var phoneticProperties: [(String, WritableKeyPath<PersonName, String>)] {
    [
      ("LAST", \.phoneticFamilyName), ("FIRST", \.phoneticGivenName),
      ("MIDDLE", \.phoneticMiddleName),
    ]
  }
}
