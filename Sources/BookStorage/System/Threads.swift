import Glibc

/// Work on several threads of the operating system, for the few moments a book is opened.
enum Threads {
  private final class Job {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }

  /// How many threads can run at once.
  static var available: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Runs closures at once and returns when all are done; the last runs on this thread.
  static func run(_ jobs: [@Sendable () -> Void]) {
    var threads: [pthread_t] = []
    for job in jobs.dropLast() {
      var thread = pthread_t()
      let box = unsafe Unmanaged.passRetained(Job(job))
      let code = unsafe pthread_create(
        &thread, nil,
        { box in
          guard let box = unsafe box else { return nil }
          unsafe Unmanaged<Job>.fromOpaque(box).takeRetainedValue().work()
          return nil
        }, box.toOpaque())
      if code == 0 {
        threads.append(thread)
      } else {
        unsafe box.takeRetainedValue().work()
      }
    }
    jobs.last?()
    for thread in threads { pthread_join(thread, nil) }
  }
}
