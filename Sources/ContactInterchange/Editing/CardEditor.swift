package import VCardCodec

/// Edits a card value by value; every line that no edit names keeps its bytes.
package struct CardEditor {
  /// The card as edited so far.
  package internal(set) var card: VCard
  /// What was changed, in the order in which it was.
  package internal(set) var changes: [EditedValue] = []
  /// The addresses that the edits of one call added: a further part of one goes to it.
  var addedAddresses: [(label: String, line: Int)] = []
  /// The fields that the edits of one call name: what one of them says is not derived from another.
  var editedFields: Set<CardField> = []

  package init(_ card: VCard) { self.card = card }

  var version: VCardVersion { card.version ?? .v30 }

  /// Applies edits, in order.
  ///
  /// - Parameters:
  ///   - edits: The edits.
  ///   - revision: The instant that a REV of the card gets when something changed; nil leaves it.
  /// - Throws: `CardEditError`; then nothing is applied.
  package mutating func apply(
    _ edits: [CardEdit], revision: CardRevision? = nil
  ) throws(CardEditError) {
    let before = self
    editedFields = Set(edits.map(\.key.field))
    do throws(CardEditError) {
      for edit in edits { try apply(edit) }
    } catch {
      self = before
      throw error
    }
    if card != before.card, let revision { card.setRevision(revision) }
  }

  private mutating func apply(_ edit: CardEdit) throws(CardEditError) {
    let entries = CardEntries(card)
    let found = entries.indices(of: edit.key)
    switch edit.action {
    case .remove: try remove(found.map { entries.entries[$0] }, edit)
    case .add: try add(edit, found: found.map { entries.entries[$0] })
    case .set: try set(edit, found: found.map { entries.entries[$0] })
    }
  }

  private mutating func set(_ edit: CardEdit, found: [CardEntry]) throws(CardEditError) {
    guard let value = edit.value else { return }
    guard edit.key.field != .address || edit.key.part != nil else {
      throw CardEditError(
        .invalidValue,
        "an address is set by its parts: \(edit.key.text).street=…, .city, .region, .code, .country"
      )
    }
    guard found.count <= 1 else {
      throw CardEditError(
        .ambiguous,
        "‘\(edit.key.text)’ names \(found.count) values; "
          + "say which with \(edit.key.text)#1 to \(edit.key.text)#\(found.count)")
    }
    if let entry = found.first {
      try replace(entry, with: value)
    } else {
      try requireNoNumber(edit.key)
      try insert(edit.key, value)
    }
  }

  private mutating func add(_ edit: CardEdit, found: [CardEntry]) throws(CardEditError) {
    guard let value = edit.value else { return }
    guard edit.key.number == nil else {
      throw CardEditError(
        .invalidValue,
        "a number means a value that is there; a new one is added by ‘\(edit.key.text)’")
    }
    guard edit.key.field != .address || edit.key.part != nil else {
      throw CardEditError(
        .invalidValue,
        "an address is added by its parts: \(edit.key.text).street=…, .city, .region, .code, .country"
      )
    }
    guard edit.key.field.isRepeated || found.isEmpty else {
      throw CardEditError(
        .invalidValue, "the card has ‘\(edit.key.text)’ already; change it with --set")
    }
    try insert(edit.key, value, isNew: true)
  }

  private func requireNoNumber(_ key: CardKey) throws(CardEditError) {
    guard let number = key.number else { return }
    let count = CardEntries(card).indices(of: CardKey(key, number: nil)).count
    throw CardEditError(
      .notFound, "the card has no \(key.text)#\(number), only \(count) of ‘\(key.text)’")
  }

  private mutating func remove(_ found: [CardEntry], _ edit: CardEdit) throws(CardEditError) {
    var found = found
    if case .text(let text)? = edit.value {
      found = found.filter { Self.isSame($0.value, text, in: $0.field) }
      guard !found.isEmpty else {
        throw CardEditError(
          .notFound, "the card has no ‘\(edit.key.text)’ with the value ‘\(text)’")
      }
    }
    guard !found.isEmpty else {
      throw CardEditError(.notFound, "the card has no ‘\(edit.key.text)’")
    }
    let before = takeChanges()
    var told: [[EditedValue]] = []
    // From the last to the first, so that the places of the others stay; told in the order of the card.
    for entry in found.reversed() {
      try remove(entry)
      told.append(takeChanges())
    }
    changes = before + told.reversed().joined()
  }

  /// Hands over what was changed so far, to be told in another place.
  mutating func takeChanges() -> [EditedValue] {
    defer { changes = [] }
    return changes
  }

  /// Whether a typed value is that of an entry; numbers may be typed with other separators.
  private static func isSame(_ value: String, _ typed: String, in field: CardField) -> Bool {
    if value == typed { return true }
    guard field == .tel else { return false }
    let digits = value.filter { $0.isNumber || $0 == "+" }
    return !digits.isEmpty && digits == typed.filter { $0.isNumber || $0 == "+" }
  }
}

extension CardKey {
  init(_ key: CardKey, number: Int?) {
    self = key
    self.number = number
  }
}

extension VCard {
  /// The card with edits applied, and what they changed.
  ///
  /// - Parameters:
  ///   - edits: The edits, in order.
  ///   - revision: The instant that a REV of the card gets when something changed; nil leaves it.
  /// - Returns: The card and the changes, none when the edits say what the card says.
  /// - Throws: `CardEditError`, naming what is wrong with an edit.
  package func applying(
    _ edits: [CardEdit], revision: CardRevision? = nil
  ) throws(CardEditError) -> (card: VCard, changes: [EditedValue]) {
    var editor = CardEditor(self)
    try editor.apply(edits, revision: revision)
    return (editor.card, editor.changes)
  }

  /// Sets REV, when the card has one, to the instant of its last change.
  ///
  /// Of several the first that is a time; an odd one beside it stays.
  mutating func setRevision(_ revision: CardRevision) {
    let all = lines.indices.filter { lines[$0].kind == .property && lines[$0].name == "REV" }
    let index = all.first { PartialDate(lines[$0].text)?.time != nil } ?? all.first
    guard let index else { return }
    var draft = lines[index].draft
    let isExtended = version != .v40 && lines[index].text.contains("-")
    draft.value = .text(isExtended ? revision.extendedText : revision.basicText)
    draft.setParameter("VALUE", to: nil)
    replaceLine(at: index, with: draft)
  }
}
