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
    let name = entry.field.namePart == nil ? nil : FormattedName(card)
    card.replaceLine(at: entry.line, with: draft)
    note(entry.key.text, old: entry.value, new: Self.shown(value))
    try follow(name)
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
    try follow(name)
  }

  mutating func note(_ key: String, old: String?, new: String?) {
    changes.append(EditedValue(key: key, old: old, new: new))
  }

  /// Makes FN follow the parts of N, when it was made of them.
  mutating func follow(_ name: FormattedName?) throws(CardEditError) {
    guard let name, let new = name.following(card), let old = card["FN"]?.text, new != old,
      let index = card.lines.firstIndex(where: { $0.kind == .property && $0.name == "FN" })
    else { return }
    var draft = card.lines[index].draft
    draft.value = .text(new)
    card.replaceLine(at: index, with: draft)
    note("name", old: old, new: new)
  }

  static func text(
    _ value: CardEdit.Value, of key: CardKey
  ) throws(CardEditError) -> String {
    guard case .text(let text) = value else {
      throw CardEditError(.invalidValue, "“\(key.text)” takes a text")
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

/// The displayed name of a card and how it was made of the parts of N.
struct FormattedName {
  private typealias Form = @Sendable ([String]) -> String

  private let form: Form?

  /// Finds out by which form FN is made of N; by none when the card says both freely.
  init(_ card: VCard) {
    let shown = card["FN"].map { PlainText.trimmed($0.text) } ?? ""
    let parts = Self.parts(of: card)
    form = shown.isEmpty ? nil : Self.forms.first { $0(parts) == shown }
  }

  /// The displayed name that the card has now by that form; nil when it was not made of N.
  func following(_ card: VCard) -> String? {
    guard let name = form?(Self.parts(of: card)), !name.isEmpty else { return nil }
    return name
  }

  private static func parts(of card: VCard) -> [String] {
    let parts = card["N"]?.componentLists.map(CardEntries.joined) ?? []
    return parts + Array(repeating: "", count: max(0, 5 - parts.count))
  }

  private static let forms: [Form] = [
    { parts in join([parts[3], parts[1], parts[2], parts[0], parts[4]]) },
    { parts in join([parts[1], parts[2], parts[0]]) },
    { parts in join([parts[1], parts[0]]) },
    { parts in parts[0] + parts[1] },
    { parts in join([parts[0], parts[1]]) },
    { parts in parts[0].isEmpty || parts[1].isEmpty ? "" : "\(parts[0]), \(parts[1])" },
  ]

  private static func join(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
