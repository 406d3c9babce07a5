import TerminalGrid

/// Changes the model by one event and says what is to be done outside.
///
/// Everything that a key asks for directly, a search or a jump, is done here and at once.
package func update(_ model: inout Model, _ event: Event) -> [Effect] {
  let effects =
    switch event {
    case .terminal(let event): model.respond(to: event)
    case .bookOpened, .bookMissing, .bookEmpty, .bookUnreadable, .bookArranged, .searchReady,
      .cardIndexReady,
      .contactRead, .contactUnreadable, .copied, .ledgerChanged, .marksNotKept,
      .picked, .message:
      model.take(event)
    }
  model.tellRetry()
  let wanted = model.holdBack(effects + model.settleDetail() + model.readCardsForSearch())
  if case .terminal = event { return wanted }
  return wanted + model.takeKept()
}

extension Model {
  fileprivate mutating func respond(to event: TerminalEvent) -> [Effect] {
    guard !keep(event) else { return [] }
    switch event {
    case .key(let key):
      let command = keymap.command(for: key, in: context)
      message = marking?.notice
      if command != .leave { isLeaving = false }
      guard let command else { return [] }
      return abandonsMarks(command) ? [.quit(.abandoned)] : perform(command)
    case .mouse(let event):
      guard !isTooSmall else { return [] }
      if event.isBeginning { forgetMessage() }
      return point(event)
    case .paste(let text):
      guard !isTooSmall else { return [] }
      forgetMessage()
      paste(text)
    case .resize(let size), .resumed(let size): resize(to: size)
    case .wake, .terminate, .hangUp: break
    }
    return []
  }

  private mutating func forgetMessage() {
    message = marking?.notice
    isLeaving = false
  }

  private mutating func perform(_ command: Command) -> [Effect] {
    switch command {
    case .toggleMark where isMarking: break
    case .toggleMark where reading != nil:
      // The contacts of the list are about to get other numbers.
      message = "Reading the book again …"
    case .retry where context != .page: return readAgain(.asked)
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .interrupt: return [.quit(.interrupted)]
    case .showHelp: showHelp()
    case .showFaults:
      if phase == .open { overlays.append(.faults) }
    case .open:
      if list?.current != nil { overlays.append(.detail) }
    default: return performInContext(command)
    }
    return []
  }

  private mutating func performInContext(_ command: Command) -> [Effect] {
    switch context {
    case .list, .range, .indexBar, .search: return performInList(command)
    case .picker, .pickerRows, .pickerIndexBar: return performInPicker(command)
    case .chooser: return performInChooser(command)
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
      if command == .back { return [.quit(picker == nil ? .done : .interrupted)] }
    case .anywhere: break
    }
    return []
  }

  /// Opens the help where the keys of the screen stand that it is asked for on.
  private mutating func showHelp() {
    guard !isTooSmall else { return }
    let help = helpLines
    self.help.show(help.start(of: context.helpStart), count: help.lines.count, rows: pageRows)
    overlays.append(.help)
  }

  private mutating func close() -> [Effect] {
    overlays.removeLast()
    return []
  }

  private mutating func retry() -> [Effect] {
    retried = phase
    phase = .loading
    return [.openBook]
  }

  /// Says that the book was read again when that changed nothing on the screen.
  fileprivate mutating func tellRetry() {
    guard let before = retried, phase != .loading else { return }
    retried = nil
    guard phase == before else { return }
    switch phase {
    case .loading: break
    case .firstRun: message = "Read again: still no book there"
    case .empty: message = "Read again: still no cards"
    case .unreadable: message = "Read again: it still cannot be read"
    case .open: message = "Read again"
    }
  }

  private mutating func point(_ event: MouseEvent) -> [Effect] {
    if overlays.isEmpty, let effects = pressInPicker(event) { return effects }
    switch context {
    case .list, .range, .indexBar, .search, .picker, .pickerRows, .pickerIndexBar:
      guard isWide, DetailLayout(of: self).area.contains(event.row, event.column) else {
        return pointInList(event)
      }
      if case .press = event.action, list?.current != nil { overlays.append(.detail) }
      return pointInDetail(event)
    case .detail: return pointInDetail(event)
    case .chooser: return pointInChooser(event)
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
    switch context {
    case .list, .range, .search, .indexBar, .picker, .pickerRows, .pickerIndexBar:
      _ = performInList(.search)
      _ = performInList(.edit(.insert(text.trimmingBlanks)))
    case .detail, .chooser, .faults, .help, .page:
      message = "Pasted text goes to the search box of the list only"
    case .tooSmall, .anywhere: break
    }
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

extension MouseEvent {
  /// Whether it is something new and not the rest of a press.
  fileprivate var isBeginning: Bool {
    switch action {
    case .press, .wheelUp, .wheelDown: true
    case .drag, .release: false
    }
  }
}
