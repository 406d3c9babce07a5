import BookStorage
import Synchronization

/// Where other threads leave results for the loop: a queue behind a lock, and a pipe that makes the
/// loop's `poll` return.
final class Mailbox: Sendable {
  private let deliveries = Mutex<[Delivery]>([])
  private let pipe: WakePipe

  init() throws(StorageError) {
    pipe = try WakePipe()
  }

  /// Readable while something may be in the queue.
  var readEnd: Int32 { pipe.readEnd }

  /// Leaves a result; from any thread.
  func post(_ delivery: Delivery) {
    let wasEmpty = deliveries.withLock { queue in
      queue.append(delivery)
      return queue.count == 1
    }
    if wasEmpty { pipe.wake() }
  }

  /// Takes everything that is there.
  func take() -> [Delivery] {
    pipe.drain()
    return deliveries.withLock { queue in
      defer { queue = [] }
      return queue
    }
  }

  /// Waits until there may be something; false when the time is over.
  func wait(atMost limit: Duration) -> Bool { pipe.wait(atMost: limit) }
}
