import VCardCodec

/// Keeping the displayed name and the parts of the name in step.
extension CardEditor {
  /// Makes FN follow the parts of N when it was made of them, unless an edit of the same call says what it is.
  mutating func follow(_ name: FormattedName?) {
    guard !editedFields.contains(.name), let name, let new = name.following(card),
      let index = index(of: "FN"), let old = card["FN"]?.text, new != old
    else { return }
    var draft = card.lines[index].draft
    draft.value = .text(new)
    card.replaceLine(at: index, with: draft)
    note("name", old: old, new: new)
  }

  /// Makes the parts of N follow FN when that was made of them and it can be told how, unless an edit of the same call
  /// says what one of them is.
  mutating func leadParts(_ name: FormattedName?) {
    guard !editedFields.contains(where: { $0.namePart != nil }), let name,
      let shown = card["FN"]?.text, let parts = name.parts(for: PlainText.trimmed(shown)),
      let index = index(of: "N")
    else { return }
    let fields: [CardField] = [.family, .given, .middle, .prefix, .suffix]
    let old = card.lines[index].componentLists.map(CardEntries.joined)
    var draft = card.lines[index].draft
    for (number, field) in fields.enumerated() {
      let before = number < old.count ? old[number] : ""
      guard before != parts[number] else { continue }
      draft.value = .components(Self.parts(of: draft, setting: number, to: parts[number]))
      note(
        CardKey(field: field).text, old: before.isEmpty ? nil : before,
        new: parts[number].isEmpty ? nil : parts[number])
    }
    card.replaceLine(at: index, with: draft)
  }
}
