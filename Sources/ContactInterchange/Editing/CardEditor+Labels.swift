import ContactBook
import VCardCodec

extension CardEditor {
  /// Gives a value another label: by type where the standards have one, else in its group.
  ///
  /// Preference and what every number is anyway stay; a label line goes when nothing else is in its
  /// group.
  mutating func setLabel(of entry: CardEntry, to label: String) {
    var draft = card.lines[entry.line].draft
    var index = entry.line
    switch entry.field {
    case .im:
      draft.setParameter("X-SERVICE-TYPE", to: nil)
      if case .uri(let text) = draft.value, let scheme = Messenger.scheme(of: text),
        Messenger.scheme(ofService: label) != scheme
      {
        draft.value = .uri(String(text.dropFirst(scheme.utf8.count + 1)))
      }
      ValueSpelling.name(service: label, in: &draft)
    case .social:
      draft.removeAllTypes()
      if !label.isEmpty { draft.addType(label) }
    default: setLabel(label, of: &draft, at: &index)
    }
    card.replaceLine(at: index, with: draft)
    if entry.key.label ?? "" != label {
      var key = entry.key
      key.label = label.isEmpty ? nil : label
      note(key.text, old: "\(entry.key.text)", new: "\(key.text)")
    }
  }

  private mutating func setLabel(
    _ label: String, of draft: inout PropertyDraft, at index: inout Int
  ) {
    draft.removeAllTypes()
    let labelLine = draft.group.flatMap { group in
      card.lines.firstIndex {
        $0.kind == .property && $0.name == "X-ABLABEL" && $0.isIn(group)
      }
    }
    if let types = LabelSpelling.types(of: label, for: draft.name, in: version) {
      for type in types { draft.addType(type) }
      guard let labelLine, let group = draft.group else { return }
      if sharesGroup(group, at: index) {
        draft.group = nil
      } else {
        removeLabelLine(labelLine, before: &index)
      }
      return
    }
    let text = LabelSpelling.groupText(of: label, for: draft.name)
    if let labelLine, let group = draft.group, !sharesGroup(group, at: index) {
      var labelDraft = card.lines[labelLine].draft
      labelDraft.value = .text(text)
      card.replaceLine(at: labelLine, with: labelDraft)
      return
    }
    if draft.group == nil || labelLine != nil { draft.group = unusedGroup() }
    card.insert(PropertyDraft("X-ABLABEL", .text(text), group: draft.group), at: index + 1)
  }

  /// Whether another property than the label is in the group of a line.
  private func sharesGroup(_ group: String, at index: Int) -> Bool {
    card.lines.indices.contains {
      $0 != index && card.lines[$0].isIn(group) && card.lines[$0].kind == .property
        && card.lines[$0].name != "X-ABLABEL" && card.lines[$0].name != "X-ABADR"
    }
  }

  private mutating func removeLabelLine(_ labelLine: Int, before index: inout Int) {
    card.removeLine(at: labelLine)
    if labelLine < index { index -= 1 }
  }

  /// Takes out an address as a whole.
  mutating func removeAddress(at line: Int, key: String) {
    let value = ValueText.all(of: card.lines[line], as: .postalAddress).first?.text ?? ""
    card.removeLine(at: line)
    note(key, old: value, new: nil)
  }

  /// Makes the parts of an address those of a block of the form.
  mutating func replaceParts(
    of block: FormBlocks.Block, at line: Int, with new: FormBlocks.Block
  ) throws(CardEditError) {
    var draft = card.lines[line].draft
    for part in AddressPart.allCases {
      let old = block.parts[part] ?? ""
      let value = new.parts[part] ?? ""
      guard !FormBlocks.isSame(old, value) else { continue }
      var key = new.key
      key.part = part
      try ValueSpelling.check(value, of: key)
      draft.value = .components(Self.parts(of: draft, setting: part.rawValue, to: value))
      note(key.text, old: old.isEmpty ? nil : old, new: value.isEmpty ? nil : value)
    }
    card.replaceLine(at: line, with: draft)
  }
}

extension PropertyDraft {
  /// Takes away all types that say what or where a value is; preference and what goes without saying stay.
  fileprivate mutating func removeAllTypes() {
    for type in types where !TypeLabel.text(of: [type]).isEmpty { removeType(type) }
    parameters.removeAll {
      $0.values == [""] && !TypeLabel.text(of: [$0.name.lowercased()]).isEmpty && $0.name != "PREF"
    }
  }
}
