import ContactBook

extension ListModel {
  mutating func toggleCurrent() {
    guard let current else { return }
    selection.toggle(current)
  }

  /// Selects all that are shown, those selected before and not shown stay so.
  mutating func selectAllShown() {
    for id in shown.contacts { selection.insert(id) }
  }

  /// Unselects all that are shown.
  mutating func selectNoneShown() {
    for id in shown.contacts { selection.remove(id) }
  }

  mutating func invertShown() {
    for id in shown.contacts { selection.toggle(id) }
  }

  mutating func takeRange() {
    if let range {
      for position in range { selection.insert(shown[position]) }
    }
    rangeAnchor = nil
  }

  /// Whether a row stands as selected, the range that is being chosen included.
  func isSelected(_ id: ContactID, at position: Int) -> Bool {
    selection.contains(id) || range?.contains(position) ?? false
  }

  /// Whether rows show if they are selected: only once something is.
  var showsSelection: Bool { !selection.isEmpty || rangeAnchor != nil }
}
