internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Threads that live for one piece of work.
///
/// POSIX threads and not tasks: the work is called from synchronous code, which must not wait for
/// the cooperative pool it may itself run on.
package enum WorkerThreads {
  /// The work of one thread, held until it has run.
  private final class Job: Sendable {
    let body: @Sendable () -> Void
    init(body: @escaping @Sendable () -> Void) { self.body = body }
  }

  package static let processorCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// Runs `body` on this thread and on up to `count - 1` others, and waits for all; when a thread
  /// cannot be had, those that run do its part.
  package static func run(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    var threads: [pthread_t] = []
    for _ in 1..<max(1, count) {
      var thread = pthread_t()
      let job = unsafe Unmanaged.passRetained(Job(body: body))
      let fault = unsafe pthread_create(
        &thread, nil,
        { argument in
          if let argument = unsafe argument {
            unsafe Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().body()
          }
          return nil
        }, job.toOpaque())
      if fault == 0 {
        threads.append(thread)
      } else {
        unsafe job.release()
      }
    }
    body()
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Runs `body` for each number below `count`, on as many threads as are useful.
  package static func forEach(
    below count: Int, threads: Int, _ body: @escaping @Sendable (Int) -> Void
  ) {
    let next = Counter()
    run(min(threads, count)) {
      while let number = next.take(below: count) { body(number) }
    }
  }

  /// What `body` gives for each number below `count`, in order.
  package static func map<Result: Sendable>(
    below count: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let results = Mutex([Result?](repeating: nil, count: count))
    forEach(below: count, threads: processorCount) { number in
      let result = body(number)
      results.withLock { $0[number] = result }
    }
    return results.withLock { $0.compactMap { $0 } }
  }

  /// What `body` gives for each number below `count`, in order; each thread has something of its own to work with.
  package static func map<State, Result: Sendable>(
    below count: Int, with makeState: @escaping @Sendable () -> State,
    _ body: @escaping @Sendable (Int, inout State) -> Result
  ) -> [Result] {
    let results = Mutex([Result?](repeating: nil, count: count))
    let next = Counter()
    run(min(processorCount, count)) {
      var state = makeState()
      while let number = next.take(below: count) {
        let result = body(number, &state)
        results.withLock { $0[number] = result }
      }
    }
    return results.withLock { $0.compactMap { $0 } }
  }

  /// Hands out numbers, each once.
  final class Counter: Sendable {
    private let value = Atomic<Int>(0)

    func take(below limit: Int) -> Int? {
      let number = value.wrappingAdd(1, ordering: .relaxed).oldValue
      return number < limit ? number : nil
    }
  }
}
