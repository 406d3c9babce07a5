/// How long `nextEvent` may wait, and for what beside the terminal.
package struct EventWait: Sendable {
  /// A descriptor that becomes readable when other work has a result: reported as `wake`.
  package var wakeDescriptor: Int32?
  /// The longest wait; nil waits for ever, zero does not wait.
  package var timeout: Duration?
  /// Other work is under way.
  ///
  /// A terminal that plays a script waits for its result before the next
  /// key, so that a session always gives the same frames.
  package var isWorkPending: Bool

  package init(
    wakeDescriptor: Int32? = nil, timeout: Duration? = nil, isWorkPending: Bool = false
  ) {
    self.wakeDescriptor = wakeDescriptor
    self.timeout = timeout
    self.isWorkPending = isWorkPending
  }
}

/// What a terminal can do, as far as a view may care.
package struct TerminalAbilities: Hashable, Sendable {
  package var hasColor: Bool
  /// The user asked for an ASCII locale: other characters are drawn as `?` and cannot be typed.
  package var isASCIIOnly: Bool

  package init(hasColor: Bool, isASCIIOnly: Bool = false) {
    self.hasColor = hasColor
    self.isASCIIOnly = isASCIIOnly
  }
}

/// A screen that shows frames and a keyboard that gives events.
///
/// One is made of curses; the other records, for tests.
package protocol Terminal: ~Copyable {
  var size: GridSize { get }
  var abilities: TerminalAbilities { get }

  /// Shows a frame; only what differs from the last one is written.
  mutating func present(_ grid: Grid)

  /// The next event, or nil when the time is over.
  mutating func nextEvent(_ wait: EventWait) -> TerminalEvent?

  /// Draws the last frame again from nothing, after something else wrote on the screen.
  mutating func redraw()

  /// Gives the terminal back, stops the process as Ctrl-Z does, and takes it again.
  mutating func suspend()

  /// Offers text to the clipboard of the user's terminal.
  @discardableResult
  mutating func copy(_ text: String) -> CopyOutcome
}

/// What became of a text that was meant for the clipboard.
package enum CopyOutcome: Hashable, Sendable {
  /// The terminal was asked to take it; none says whether it did.
  case offered
  case tooLong(bytes: Int)
  case noClipboard
}
