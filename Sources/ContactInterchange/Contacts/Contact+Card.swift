package import ContactBook
package import VCardCodec

extension Contact {
  /// The whole contact that a card describes, every value with its label.
  ///
  /// Nothing is left out: a property that has no kind of its own is a value of the kind `other` under the
  /// name it has in the card; lines that are no property are values named “not understood”.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - language: The reader's language, a BCP 47 tag: of several wordings of one thing that one comes first.
  /// - Complexity: linear in the card; pictures are counted, not decoded.
  package init(card: VCard, language: String = "") {
    let languages = LanguageChoice(language)
    self.init(identity: Self.text(of: "UID", in: card))
    kind = Self.kind(of: card)
    name = PersonName(card: card, languages: languages)
    displayName = Self.formattedName(of: card, languages: languages)
    readOrganization(of: card, languages: languages)
    values = ValueReader(card, languages: languages).read()
    jobTitle = values.first { $0.kind == .jobTitle }?.value ?? ""
    nickname = values.first { $0.property == "NICKNAME" }?.value ?? ""
    completeName()
    nameVariants = Self.nameVariants(of: card, beside: displayName)
  }

  private mutating func readOrganization(of card: VCard, languages: LanguageChoice) {
    let all = card.all("ORG")
    guard !all.isEmpty else { return }
    let named =
      all.count == 1 ? [] : all.filter { !PlainText.trimmed($0.components.first ?? "").isEmpty }
    guard let line = languages.best(of: named).map({ named[$0] }) ?? all.last else { return }
    let parts = line.components.map { PlainText.trimmed($0) }
    organization = parts.first ?? ""
    department = parts.dropFirst().filter { !$0.isEmpty }.joined(separator: ", ")
    let spoken = PlainText.trimmed(line.sortAs.first ?? "")
    let stated = Self.text(of: "X-PHONETIC-ORG", in: card)
    phoneticOrganization = stated.isEmpty ? spoken : stated
  }

  /// The first text of a property that is not empty.
  private static func text(of name: String, in card: VCard) -> String {
    card.all(name).lazy.map { PlainText.trimmed($0.text) }.first { !$0.isEmpty } ?? ""
  }

  /// FN, of several the one in the reader's language.
  private static func formattedName(of card: VCard, languages: LanguageChoice) -> String {
    let lines = card.all("FN")
    guard lines.count > 1 else { return lines.first.map { PlainText.trimmed($0.text) } ?? "" }
    let named = lines.filter { !PlainText.trimmed($0.text).isEmpty }
    return languages.best(of: named).map { PlainText.trimmed(named[$0].text) } ?? ""
  }

  /// The other names: those of FN, or where there is only one, those of N.
  private static func nameVariants(
    of card: VCard, beside name: String
  ) -> [ContactValue.Variant] {
    var found: [ContactValue.Variant] = []
    var known: Set<String> = [name]
    let formatted = card.all("FN")
    let structured = formatted.count > 1 ? [] : card.all("N")
    guard formatted.count > 1 || structured.count > 1 else { return [] }
    let names =
      formatted.map { ($0, PlainText.trimmed($0.text)) }.filter { _ in formatted.count > 1 }
      + structured.map { ($0, PersonName(line: $0).joined) }
    for (line, text) in names
    where !text.isEmpty && known.insert(text).inserted {
      found.append(ContactValue.Variant(language: line.language, value: text))
    }
    return found
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
  init(card: VCard, languages: LanguageChoice) {
    self.init()
    let lines = card.all("N")
    if let best = languages.best(of: lines) { self.init(line: lines[best]) }
    if let sound = card.all("SOUND").first(where: { $0.types.contains("x-irmc-n") }) {
      let parts = sound.components
      phoneticFamilyName = parts.first ?? ""
      phoneticGivenName = parts.dropFirst().first ?? ""
    }
    func phonetic(_ name: String, _ shortName: String) -> String? {
      (card[name] ?? card[shortName]).map { PlainText.trimmed($0.text) }
    }
    if let text = phonetic("X-PHONETIC-LAST-NAME", "X-PHONETIC-LAST") { phoneticFamilyName = text }
    if let text = phonetic("X-PHONETIC-FIRST-NAME", "X-PHONETIC-FIRST") { phoneticGivenName = text }
    if let text = phonetic("X-PHONETIC-MIDDLE-NAME", "X-PHONETIC-MIDDLE") {
      phoneticMiddleName = text
    }
  }

  /// The parts that an N gives.
  init(line: ContentLine) {
    self.init()
    let parts = line.componentLists
    func part(_ index: Int) -> String {
      guard index < parts.count else { return "" }
      let items = parts[index]
      return PlainText.trimmed(
        items.count == 1 ? items[0] : items.filter { !$0.isEmpty }.joined(separator: " "))
    }
    familyName = part(0)
    givenName = part(1)
    middleName = part(2)
    prefix = part(3)
    suffix = part(4)
    let spoken = line.sortAs
    phoneticFamilyName = spoken.first ?? ""
    phoneticGivenName = spoken.dropFirst().first ?? ""
  }
}
