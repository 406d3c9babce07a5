import ContactBook

/// What a key last marked, so that the same key takes back that and nothing else.
struct AddedMarks: Hashable, Sendable {
  /// The contacts that it was asked for.
  var chosen: [ContactID]
  /// Those of them that were not marked before.
  var added: [ContactID]
}

extension ListModel {
  /// The contacts that the next action is for: the selected ones, those not shown too.
  ///
  /// When none of the selected is on the list, what the user looks at is the current row, so it is
  /// that one.
  var chosen: [ContactID] {
    hiddenCount < selection.count ? selection.contacts : current.map { [$0] } ?? []
  }

  /// What marking comes to: all are marked, or when all of them are already, all unmarked.
  ///
  /// Asked again for the same contacts, it takes back what it added and leaves earlier marks.
  mutating func toggleMarks() -> [Effect] {
    let chosen = chosen
    guard !chosen.isEmpty else { return [] }
    if let last = lastMarking, last.chosen == chosen, last.added.allSatisfy(isMarked) {
      lastMarking = nil
      return [.unmark(last.added)]
    }
    let unmarked = chosen.filter { !isMarked($0) }
    lastMarking = unmarked.isEmpty ? nil : AddedMarks(chosen: chosen, added: unmarked)
    return [unmarked.isEmpty ? .unmark(chosen) : .mark(unmarked)]
  }

  /// How many of these contacts the list does not show.
  ///
  /// - Complexity: O(n log m) for n of them and m shown, O(1) when all is shown
  func hiddenCount(of ids: [ContactID]) -> Int {
    shown.count == all.count ? 0 : ids.count { shown.position(of: $0) == nil }
  }

  /// Counts the selected that the list does not show; selecting acts on the others only, so this
  /// changes with the list alone.
  ///
  /// - Complexity: O(number of contacts shown), O(1) when nothing is selected or all is shown
  mutating func countHidden() {
    guard !selection.isEmpty, shown.count < all.count else {
      hiddenCount = 0
      return
    }
    hiddenCount = selection.count - shown.contacts.count { selection.contains($0) }
  }
}
