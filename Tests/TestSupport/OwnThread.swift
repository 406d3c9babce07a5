#if canImport(Glibc)
  import Glibc
#endif

/// A thread of its own for code that blocks.
///
/// Tests run on a pool of as many threads as there are processors. A loop that blocks one of them
/// while its work needs another could wait for ever on a small machine.
package enum OwnThread {
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Runs `body` on a new thread and gives its result.
  package static func run<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    let result: Result<Value, any Error> = await withCheckedContinuation { continuation in
      start(Body { continuation.resume(returning: Result { try body() }) })
    }
    return try result.get()
  }

  /// Runs `body` on a new thread and goes on at once.
  package static func detach(_ body: @escaping @Sendable () -> Void) { start(Body(body)) }

  private static func start(_ body: Body) {
    var thread = pthread_t()
    let context = unsafe Unmanaged.passRetained(body).toOpaque()
    let status = unsafe pthread_create(
      &thread, nil,
      { context in
        guard let context = unsafe context else { return nil }
        unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, context)
    precondition(status == 0, "no thread could be started")
    pthread_detach(thread)
  }
}
