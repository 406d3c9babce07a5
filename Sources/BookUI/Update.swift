import TerminalGrid

/// Changes the model by one event and says what is to be done outside.
///
/// Everything that a key asks for directly, a search or a jump, is done here and at once.
package func update(_ model: inout Model, _ event: Event) -> [Effect] {
  let effects =
    switch event {
    case .terminal(let event): model.respond(to: event)
    case .bookOpened, .bookMissing, .bookEmpty, .bookUnreadable, .bookArranged, .searchReady,
      .contactRead,
      .contactUnreadable, .ledgerChanged, .message:
      model.take(event)
    }
  return effects + model.settleDetail()
}

extension Model {
  fileprivate mutating func respond(to event: TerminalEvent) -> [Effect] {
    switch event {
    case .key(let key):
      message = nil
      guard let command = keymap.command(for: key, in: context) else { return [] }
      return perform(command)
    case .mouse(let event):
      guard !isTooSmall else { return [] }
      return point(event)
    case .paste(let text): paste(text)
    case .resize(let size), .resumed(let size): resize(to: size)
    case .wake, .terminate, .hangUp: break
    }
    return []
  }

  private mutating func perform(_ command: Command) -> [Effect] {
    switch command {
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .interrupt: return [.quit(.interrupted)]
    case .showHelp:
      if !isTooSmall { overlays.append(.help) }
    case .showFaults: overlays.append(.faults)
    case .open:
      if list?.current != nil { overlays.append(.detail) }
    default: return performInContext(command)
    }
    return []
  }

  private mutating func performInContext(_ command: Command) -> [Effect] {
    switch context {
    case .list, .range, .indexBar, .search: return performInList(command)
    case .detail: return performInDetail(command)
    case .help:
      if command == .back { return close() }
      help.perform(command, count: helpLines.lines.count, rows: pageRows)
    case .faults:
      if command == .back { return close() }
      faults.perform(
        command, count: faultsPage.count, rows: pageRows)
    case .page:
      if command == .retry { return retry() }
      if command == .back { return [.quit(.done)] }
    case .tooSmall:
      if command == .back { return [.quit(.done)] }
    case .anywhere: break
    }
    return []
  }

  private mutating func close() -> [Effect] {
    overlays.removeLast()
    return []
  }

  private mutating func retry() -> [Effect] {
    phase = .loading
    return [.openBook]
  }

  private mutating func point(_ event: MouseEvent) -> [Effect] {
    switch context {
    case .list, .range, .indexBar, .search:
      guard isWide, DetailLayout(of: self).area.contains(event.row, event.column) else {
        return pointInList(event)
      }
      if case .press = event.action, list?.current != nil { overlays.append(.detail) }
      return pointInDetail(event)
    case .detail: return pointInDetail(event)
    case .help, .faults:
      let command: Command? =
        switch event.action {
        case .wheelDown: .down
        case .wheelUp: .up
        default: nil
        }
      guard let command else { return [] }
      for _ in 0..<Self.wheelLines { _ = performInContext(command) }
    case .page, .tooSmall, .anywhere: break
    }
    return []
  }

  /// Pasted text is searched for; it never acts as keys.
  private mutating func paste(_ text: String) {
    guard context == .list || context == .search || context == .indexBar else { return }
    _ = performInList(.search)
    _ = performInList(.edit(.insert(text.trimmingBlanks)))
  }

  private mutating func resize(to size: GridSize) {
    self.size = size
    let rows = listRows
    list?.reveal(rows: rows)
    help.perform(.redraw, count: helpLines.lines.count, rows: pageRows)
    faults.perform(
      .redraw, count: faultsPage.count, rows: pageRows)
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
