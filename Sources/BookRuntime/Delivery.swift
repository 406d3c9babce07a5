import BookUI

/// What a piece of work brought, and which work is over with that.
struct Delivery: Sendable {
  var event: Event?
  var finished: [Work.Kind]
}

/// Work that is under way outside the loop.
struct Work: Sendable {
  enum Kind: Sendable {
    /// Something the user waits for; the next frame is held back for it, but not for long.
    case awaited
    /// Something that may take its time.
    case background
  }

  var awaited = 0
  var background = 0

  var isPending: Bool { awaited > 0 || background > 0 }

  mutating func begin(_ kind: Kind) { change(kind, by: 1) }

  mutating func finish(_ kind: Kind) { change(kind, by: -1) }

  private mutating func change(_ kind: Kind, by count: Int) {
    switch kind {
    case .awaited: awaited += count
    case .background: background += count
    }
  }
}
