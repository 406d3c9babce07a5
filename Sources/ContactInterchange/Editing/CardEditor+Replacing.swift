import VCardCodec

extension CardEditor {
  /// Puts a value in the place of an entry's.
  mutating func replace(_ entry: CardEntry, with value: CardEdit.Value) throws(CardEditError) {
    let line = card.lines[entry.line]
    if case .text(let text) = value {
      try ValueSpelling.check(text, of: entry.key)
      if text == entry.value { return }
    }
    var draft = line.draft
    switch entry.place {
    case .line:
      let spelling = ValueSpelling(version: version, property: line.name, old: line)
      try spelling.write(value, of: entry.field, to: &draft)
    case .part(let number):
      draft.value = .components(
        Self.parts(of: draft, setting: number, to: try Self.text(value, of: entry.key)))
    case .item(let number):
      var items = line.list
      items[number] = try Self.text(value, of: entry.key)
      draft.value = .list(items)
    }
    let isName = entry.field == .name && entry.line == index(of: "FN")
    let name = isName || entry.field.namePart != nil ? FormattedName(card) : nil
    card.replaceLine(at: entry.line, with: draft)
    note(entry.key.text, old: entry.value, new: Self.shown(value))
    if isName { leadParts(name) } else { follow(name) }
  }

  /// Takes an entry out, with its line when nothing is left of it.
  mutating func remove(_ entry: CardEntry) throws(CardEditError) {
    let line = card.lines[entry.line]
    if entry.field == .name, card.all("FN").count == 1 {
      throw CardEditError(.invalidValue, "a card needs a name; set another one")
    }
    let name = entry.field.namePart == nil ? nil : FormattedName(card)
    var draft = line.draft
    var isEmpty = true
    switch entry.place {
    case .line: break
    case .part(let number):
      let parts = Self.parts(of: draft, setting: number, to: "")
      // N stays though it is empty: 2.1 and 3.0 ask for it.
      isEmpty = line.name != "N" && parts.allSatisfy { $0.allSatisfy(\.isEmpty) }
      draft.value = .components(parts)
    case .item(let number):
      var items = line.list
      items.remove(at: number)
      isEmpty = items.isEmpty
      draft.value = .list(items)
    }
    if isEmpty {
      card.removeLine(at: entry.line)
    } else {
      card.replaceLine(at: entry.line, with: draft)
    }
    note(entry.key.text, old: entry.value, new: nil)
    follow(name)
  }

  mutating func note(_ key: String, old: String?, new: String?) {
    changes.append(EditedValue(key: key, old: old, new: new))
  }

  static func text(
    _ value: CardEdit.Value, of key: CardKey
  ) throws(CardEditError) -> String {
    guard case .text(let text) = value else {
      throw CardEditError(.invalidValue, "‘\(key.text)’ takes a text")
    }
    return text
  }

  static func shown(_ value: CardEdit.Value) -> String {
    switch value {
    case .text(let text): text
    case .file(let path): path
    case .data(let bytes): "\(bytes.count) bytes"
    }
  }

  /// The parts of a compound value with one of them changed; a part that was a list stays one.
  static func parts(of draft: PropertyDraft, setting number: Int, to text: String) -> [[String]] {
    guard case .components(var parts) = draft.value else { return [[text]] }
    while parts.count <= number { parts.append([""]) }
    if parts[number].count > 1, !text.isEmpty {
      parts[number] = text.split(separator: ",").map { PlainText.trimmed(String($0)) }
    } else {
      parts[number] = [text]
    }
    return parts
  }
}
