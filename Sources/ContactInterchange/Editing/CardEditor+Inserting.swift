import VCardCodec

extension CardEditor {
  /// Adds a value.
  ///
  /// - Parameters:
  ///   - key: What it is.
  ///   - value: The value.
  ///   - isNew: Whether a part of an address begins another address than the one there is.
  /// - Throws: `CardEditError`, when the value is not what the key takes.
  mutating func insert(
    _ key: CardKey, _ value: CardEdit.Value, isNew: Bool = false
  ) throws(CardEditError) {
    if case .text(let text) = value { try ValueSpelling.check(text, of: key) }
    switch key.field {
    case .family, .given, .middle, .prefix, .suffix:
      insertNamePart(key, try Self.text(value, of: key))
    case .nickname, .category: insertItem(key, try Self.text(value, of: key))
    case .org, .unit: insertOrganization(key, try Self.text(value, of: key))
    case .address: insertAddress(key, try Self.text(value, of: key), isNew: isNew)
    default: try insertLine(key, value)
    }
    note(key.text, old: nil, new: Self.shown(value))
  }

  private mutating func insertLine(
    _ key: CardKey, _ value: CardEdit.Value
  ) throws(CardEditError) {
    let property = self.property(of: key, value)
    var draft = PropertyDraft(property, .text(""))
    let spelling = ValueSpelling(version: version, property: property, old: nil)
    try spelling.write(value, of: key.field, to: &draft)
    let label = key.label ?? ""
    if key.field == .im {
      ValueSpelling.name(service: label, in: &draft)
    } else if key.field == .social {
      if !label.isEmpty { draft.parameters.append(ParameterDraft("TYPE", label)) }
    } else {
      insertLabelled(&draft, label)
      return
    }
    insert(draft)
  }

  private func property(of key: CardKey, _ value: CardEdit.Value) -> String {
    if key.field == .property { return key.property }
    if key.field == .kind, version != .v40, case .text(let text) = value,
      ["org", "organization", "company"].contains(text.lowercased())
    {
      return "X-ABSHOWAS"
    }
    guard let names = key.field.property else { return key.property }
    if key.field == .relation, version == .v40,
      LabelSpelling.types(of: key.label ?? "", for: "RELATED", in: .v40) == nil
    {
      return names.older
    }
    return version == .v40 ? names.current : names.older
  }

  /// Inserts a property with a label, by type or in a group of its own.
  @discardableResult
  mutating func insertLabelled(_ draft: inout PropertyDraft, _ label: String) -> Int {
    if let types = LabelSpelling.types(of: label, for: draft.name, in: version) {
      for type in types { draft.addType(type) }
      return insert(draft)
    }
    draft.group = unusedGroup()
    let index = insert(draft)
    let text = LabelSpelling.groupText(of: label, for: draft.name)
    card.insert(PropertyDraft("X-ABLABEL", .text(text), group: draft.group), at: index + 1)
    return index
  }

  /// A group name such as `item3` that the card does not have.
  func unusedGroup() -> String {
    let used = Set(card.properties.compactMap { $0.group?.lowercased() })
    var number = 1
    while used.contains("item\(number)") { number += 1 }
    return "item\(number)"
  }

  /// Inserts a property after its like, together with the label line that may stand there.
  @discardableResult
  private mutating func insert(_ draft: PropertyDraft) -> Int {
    guard
      var index = card.lines.lastIndex(where: { $0.kind == .property && $0.name == draft.name })
    else { return card.insert(draft) }
    let group = card.lines[index].group
    while index + 1 < card.lines.count, let group, card.lines[index + 1].isIn(group) { index += 1 }
    return card.insert(draft, at: index + 1)
  }

  private mutating func insertNamePart(_ key: CardKey, _ text: String) {
    let name = FormattedName(card)
    let number = key.field.namePart ?? 0
    if let index = index(of: "N") {
      var draft = card.lines[index].draft
      draft.value = .components(Self.parts(of: draft, setting: number, to: text))
      card.replaceLine(at: index, with: draft)
    } else {
      var parts: [[String]] = Array(repeating: [""], count: 5)
      parts[number] = [text]
      let place = index(of: "FN") ?? index(of: "VERSION")
      card.insert(PropertyDraft("N", .components(parts)), at: (place ?? 0) + 1)
    }
    follow(name)
  }

  private mutating func insertItem(_ key: CardKey, _ text: String) {
    let property = key.field == .nickname ? "NICKNAME" : "CATEGORIES"
    guard let index = index(of: property) else {
      insert(PropertyDraft(property, .list([text])))
      return
    }
    var draft = card.lines[index].draft
    let items = card.lines[index].list
    draft.value = .list(items == [""] ? [text] : items + [text])
    card.replaceLine(at: index, with: draft)
  }

  private mutating func insertOrganization(_ key: CardKey, _ text: String) {
    guard let index = index(of: "ORG") else {
      insert(PropertyDraft("ORG", .components(key.field == .org ? [[text]] : [[""], [text]])))
      return
    }
    var draft = card.lines[index].draft
    let parts = card.lines[index].components
    let place =
      key.field == .org ? 0 : parts.dropFirst().firstIndex(of: "") ?? max(1, parts.count)
    draft.value = .components(Self.parts(of: draft, setting: place, to: text))
    card.replaceLine(at: index, with: draft)
  }

  /// Sets a part that an address lacks: of the one that this call added, else (when none is asked for
  /// anew) of the first with the label, else of a new one.
  private mutating func insertAddress(_ key: CardKey, _ text: String, isNew: Bool) {
    let label = key.label ?? ""
    let part = key.part?.rawValue ?? 0
    let added = addedAddresses.last {
      LabelSpelling.isSame($0.label, label) && lacks(part, line: $0.line)
    }
    let known = CardEntries(card).entries.first {
      $0.matches(CardKey(field: .address, label: key.label))
    }
    if let index = added?.line ?? (isNew ? nil : known?.line) {
      var draft = card.lines[index].draft
      draft.value = .components(Self.parts(of: draft, setting: part, to: text))
      card.replaceLine(at: index, with: draft)
      return
    }
    var parts: [[String]] = Array(repeating: [""], count: 7)
    parts[part] = [text]
    var draft = PropertyDraft("ADR", .components(parts))
    addedAddresses.append((label, insertLabelled(&draft, label)))
  }

  private func lacks(_ part: Int, line: Int) -> Bool {
    guard card.lines.indices.contains(line), card.lines[line].name == "ADR" else { return false }
    let parts = card.lines[line].components
    return part >= parts.count || parts[part].isEmpty
  }

  func index(of name: String) -> Int? {
    card.lines.firstIndex { $0.kind == .property && $0.name == name }
  }
}
