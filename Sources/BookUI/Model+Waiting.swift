import TerminalGrid

extension Model {
  /// Keys that are kept while what they are for is not there yet; more are not remembered.
  static let mostKept = 64

  /// Whether the list, the matches of the search or the open card are still on their way.
  var isWaiting: Bool {
    guard phase != .loading else { return true }
    if overlays.last == .detail, let detail {
      return detail.contact == nil && detail.failure == nil
    }
    guard overlays.isEmpty, let list else { return false }
    return list.index == nil && !list.search.field.text.isEmpty
  }

  /// Whether everybody is shown only because the cards that the search asks for are not read yet.
  ///
  /// One can look at them and go on typing, but who is to be picked or opened is not known.
  private var showsTooMany: Bool {
    guard phase == .open, overlays.isEmpty, let list else { return false }
    return list.isWaitingForCards && !list.search.field.text.isEmpty
  }

  /// Keeps a key or a pasted text that would act on what is not there yet; says whether it did.
  ///
  /// What needs nothing acts at once, and so does a way out as long as no key waits before it.
  mutating func keep(_ event: TerminalEvent) -> Bool {
    guard isWaiting || showsTooMany, !isTooSmall else { return false }
    switch event {
    case .key(let key):
      let command = keymap.command(for: key, in: context)
      if !isWaiting, kept.isEmpty, command?.needsMatches != true { return false }
      switch command {
      case .interrupt, .redraw, .suspend: return false
      case .back, .leave, .clearFilter:
        if kept.isEmpty { return false }
      case .edit:
        if kept.isEmpty, list != nil { return false }
      default: break
      }
    case .paste:
      if phase == .open, kept.isEmpty, overlays.isEmpty { return false }
    default: return false
    }
    if kept.count < Self.mostKept { kept.append(event) }
    return true
  }

  /// Does what was asked for while it had to wait; what has to wait on stays kept.
  mutating func takeKept() -> [Effect] {
    guard !kept.isEmpty, !isWaiting, !showsTooMany else { return [] }
    let events = kept
    kept = []
    guard phase == .open else { return [] }
    return events.flatMap { update(&self, .terminal($0)) }
  }
}

extension Command {
  /// Whether it does something with the contacts that a search has found.
  fileprivate var needsMatches: Bool {
    switch self {
    case .accept, .open, .toggleSelection, .selectAll, .invertSelection, .takeRange, .toggleMark:
      true
    default: false
    }
  }
}
