import TerminalGrid

/// Events that wait to be asked for, first in, first out.
struct EventQueue: Sendable {
  private var events: [TerminalEvent] = []
  private var next = 0

  var isEmpty: Bool { next == events.count }

  mutating func append(_ more: [TerminalEvent]) { events += more }

  mutating func popFirst() -> TerminalEvent? {
    guard next < events.count else { return nil }
    defer {
      next += 1
      if next == events.count {
        events.removeAll(keepingCapacity: true)
        next = 0
      }
    }
    return events[next]
  }
}
