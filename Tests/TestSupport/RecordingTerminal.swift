package import TerminalGrid

#if canImport(Glibc)
  import Glibc
#endif

/// A terminal without a screen: it plays a script of events and keeps the frames it is shown.
package struct RecordingTerminal: ~Copyable, Terminal {
  package private(set) var size: GridSize
  package let abilities: TerminalAbilities
  /// Every frame, in order.
  package private(set) var frames: [Grid] = []
  /// What was offered to the clipboard.
  package private(set) var copied: [String] = []
  package private(set) var suspensions = 0
  private var script: [TerminalEvent]
  private let isTypedAhead: Bool

  /// A terminal that plays a script.
  ///
  /// - Parameters:
  ///   - size: The size until the script changes it.
  ///   - script: What happens.
  ///   - abilities: What the terminal says of itself.
  ///   - isTypedAhead: Whether all of the script is there at once, as after typing while the program was busy.
  package init(
    size: GridSize, script: [TerminalEvent] = [],
    abilities: TerminalAbilities = TerminalAbilities(hasColor: true), isTypedAhead: Bool = false
  ) {
    self.size = size
    self.script = script.reversed()
    self.abilities = abilities
    self.isTypedAhead = isTypedAhead
  }

  /// The last frame shown.
  package var frame: Grid { frames.last ?? Grid(size: size) }

  package mutating func present(_ grid: Grid) { frames.append(grid) }

  package mutating func redraw() {}

  package mutating func suspend() { suspensions += 1 }

  @discardableResult
  package mutating func copy(_ text: String) -> CopyOutcome {
    copied.append(text)
    return .offered
  }

  /// The next event of the script; at its end the terminal hangs up.
  ///
  /// With a timeout of zero there is none, so each event of the script gets a frame of its own; unless they were typed
  /// ahead, when there is one until all are taken.
  package mutating func nextEvent(_ wait: EventWait) -> TerminalEvent? {
    if let descriptor = wait.wakeDescriptor {
      let limit: Int32 = wait.isWorkPending && wait.timeout == nil ? -1 : 0
      if Self.isReadable(descriptor, timeout: limit) { return .wake }
    }
    if wait.timeout == .zero, !isTypedAhead || script.isEmpty { return nil }
    guard let event = script.popLast() else { return .hangUp }
    if case .resize(let size) = event { self.size = size }
    return event
  }

  private static func isReadable(_ descriptor: Int32, timeout: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = unsafe poll(&request, 1, timeout)
      if count >= 0 { return count > 0 }
      if errno != EINTR { return false }
    }
  }
}
