import BookStorage
import BookUI
import Glibc
import Synchronization

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

/// Where other threads leave results for the loop: a queue behind a lock, and a pipe that makes the
/// loop's `poll` return.
final class Mailbox: Sendable {
  private let deliveries = Mutex<[Delivery]>([])
  /// Readable while something may be in the queue.
  let readEnd: Int32
  private let writeEnd: Int32

  init() throws(StorageError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else {
      throw StorageError(path: "pipe", cause: unsafe String(cString: strerror(errno)))
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Leaves a result; from any thread.
  func post(_ delivery: Delivery) {
    let wasEmpty = deliveries.withLock { queue in
      queue.append(delivery)
      return queue.count == 1
    }
    guard wasEmpty else { return }
    _ = unsafe write(writeEnd, [1], 1)
  }

  /// Takes everything that is there.
  func take() -> [Delivery] {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    while unsafe read(readEnd, &bytes, bytes.count) > 0 {}
    return deliveries.withLock { queue in
      defer { queue = [] }
      return queue
    }
  }

  /// Waits until there may be something; false when the time is over.
  func wait(atMost limit: Duration) -> Bool {
    var request = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    let (seconds, attoseconds) = limit.components
    let milliseconds = seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return unsafe poll(&request, 1, Int32(clamping: max(0, milliseconds))) != 0
  }
}
