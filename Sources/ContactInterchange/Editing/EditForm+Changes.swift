package import VCardCodec

extension EditForm {
  /// Applies an edited form to the card that it was made of.
  ///
  /// Values are found again by key and value, wherever their lines stand now. One whose value changed keeps
  /// its property, and so does one whose label changed.
  ///
  /// - Parameters:
  ///   - text: The edited form.
  ///   - card: The card.
  ///   - revision: The instant that a REV of the card gets when something changed; nil leaves it.
  /// - Returns: The card, and what changed; nothing when the form says what the card says.
  /// - Throws: `EditFormError` with the line of the form that cannot be read or applied.
  package static func apply(
    _ text: String, to card: VCard, revision: CardRevision? = nil
  ) throws(EditFormError) -> (card: VCard, changes: [EditedValue]) {
    var changer = FormChanger(card, wanted: try FormReader(text).blocks)
    try changer.run()
    var result = changer.editor.card
    if result != card, let revision { result.setRevision(revision) }
    return (result, changer.editor.changes)
  }

  /// The edits that make a new contact of a form.
  ///
  /// - Parameter text: The filled form.
  /// - Returns: The edits, for ``VCard/init(newContact:version:uid:revision:)``.
  /// - Throws: `EditFormError` with the line of the form that cannot be read.
  package static func edits(ofNew text: String) throws(EditFormError) -> [CardEdit] {
    try FormReader(text).blocks.flatMap { block -> [CardEdit] in
      guard block.key.field == .address else {
        return block.value.isEmpty ? [] : [CardEdit(.add, block.key, .text(block.value))]
      }
      return AddressPart.allCases.compactMap { part in
        guard let value = block.parts[part], !value.isEmpty else { return nil }
        return CardEdit(
          .add, CardKey(field: .address, label: block.key.label, part: part), .text(value))
      }
    }
  }
}

/// Finds out what of a form is new and applies it.
private struct FormChanger {
  var editor: CardEditor
  private let card: VCard
  private let wanted: [FormBlocks.Block]
  private let present: [FormBlocks.Block]
  /// The wanted block that stands for each present one.
  private var matches: [Int?]
  private var isTaken: [Bool]

  init(_ card: VCard, wanted: [FormBlocks.Block]) {
    editor = CardEditor(card)
    self.card = card
    self.wanted = wanted
    present = FormBlocks(card).blocks
    matches = Array(repeating: nil, count: present.count)
    isTaken = Array(repeating: false, count: wanted.count)
  }

  mutating func run() throws(EditFormError) {
    matchEqual()
    match { $0.key == $1.key }
    match {
      $0.key.isOfSameKind($1.key) && FormBlocks.isSame($0.value, $1.value) && $0.parts == $1.parts
    }
    match { $0.key.isOfSameKind($1.key) && $0.sharesPart(with: $1) }
    editor.editedFields = changedFields
    var told: [[EditedValue]] = []
    // From the last to the first: items of a list and parts keep their numbers.
    for index in present.indices.reversed() {
      try change(present[index], to: matches[index].map { wanted[$0] })
      told.append(editor.takeChanges())
    }
    editor.changes = Array(told.reversed().joined())
    for index in added { try add(wanted[index]) }
  }

  /// The blocks that stand for none of the card; one without a value says that there is none.
  private var added: [Int] {
    wanted.indices.filter { !isTaken[$0] && !wanted[$0].isEmpty }
  }

  /// The fields of which the form says something else than the card.
  private var changedFields: Set<CardField> {
    let changed = present.indices.filter { index in
      matches[index].map { !wanted[$0].says(present[index]) } ?? true
    }
    return Set(changed.map { present[$0].key.field } + added.map { wanted[$0].key.field })
  }

  /// Matches blocks that say the same, the first with the first.
  private mutating func matchEqual() {
    var places: [FormBlocks.Meaning: [Int]] = [:]
    for index in wanted.indices.reversed() {
      places[wanted[index].meaning, default: []].append(index)
    }
    for index in present.indices {
      guard let found = places[present[index].meaning]?.popLast() else { continue }
      matches[index] = found
      isTaken[found] = true
    }
  }

  private mutating func match(_ isMatch: (FormBlocks.Block, FormBlocks.Block) -> Bool) {
    var free = added
    for index in present.indices where matches[index] == nil {
      guard let place = free.firstIndex(where: { isMatch(present[index], wanted[$0]) }) else {
        continue
      }
      let found = free.remove(at: place)
      matches[index] = found
      isTaken[found] = true
    }
  }

  /// The entry with its line where it stands now; lines before it may have come or gone.
  private func placed(_ entry: CardEntry) -> CardEntry {
    let line = card.lines[entry.line]
    var entry = entry
    entry.line =
      editor.card.lines.firstIndex {
        $0.kind == .property && $0.number == line.number && $0.name == line.name
      } ?? entry.line
    return entry
  }

  private mutating func change(
    _ block: FormBlocks.Block, to new: FormBlocks.Block?
  ) throws(EditFormError) {
    guard let first = block.entries.first else { return }
    guard let new else {
      let entries = block.entries.map { placed($0) }
      try located(at: wanted.last?.number ?? 1) { editor throws(CardEditError) in
        if block.key.field == .address {
          editor.removeAddress(at: entries[0].line, key: block.key.text)
        } else {
          for entry in entries { try editor.remove(entry) }
        }
      }
      return
    }
    guard !new.says(block) else { return }
    let entry = placed(first)
    try located(at: new.number) { editor throws(CardEditError) in
      if block.key.field == .address {
        try editor.replaceParts(of: block, at: entry.line, with: new)
      } else if !FormBlocks.isSame(block.value, new.value) {
        try editor.replace(entry, with: .text(new.value))
      }
      if block.key.label != new.key.label {
        editor.setLabel(of: entry, to: new.key.label ?? "")
      }
    }
  }

  private mutating func add(_ block: FormBlocks.Block) throws(EditFormError) {
    try located(at: block.number) { editor throws(CardEditError) in
      guard block.key.field == .address else {
        try editor.insert(block.key, .text(block.value), isNew: true)
        return
      }
      var isNew = true
      for part in AddressPart.allCases {
        guard let value = block.parts[part], !value.isEmpty else { continue }
        var key = block.key
        key.part = part
        if isNew { editor.addedAddresses.removeAll() }
        try editor.insert(key, .text(value), isNew: isNew)
        isNew = false
      }
    }
  }

  private mutating func located(
    at line: Int, _ change: (inout CardEditor) throws(CardEditError) -> Void
  ) throws(EditFormError) {
    do throws(CardEditError) {
      try change(&editor)
    } catch {
      throw EditFormError(line: line, text: error.text)
    }
  }
}

extension FormBlocks.Block {
  fileprivate var isEmpty: Bool { value.isEmpty && parts.isEmpty }

  /// Whether two addresses have a part in common.
  fileprivate func sharesPart(with other: FormBlocks.Block) -> Bool {
    parts.contains { !$0.value.isEmpty && other.parts[$0.key] == $0.value }
  }
}

extension CardKey {
  /// Whether two keys differ at most in their labels.
  fileprivate func isOfSameKind(_ other: CardKey) -> Bool {
    field == other.field && property == other.property && part == other.part
  }
}
