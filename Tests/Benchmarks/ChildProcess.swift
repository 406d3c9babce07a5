import Glibc

/// A started program and what it cost once it has ended.
struct ChildProcess {
  let id: pid_t

  /// Starts `command`.
  ///
  /// With the path of a terminal device, that is its standard input, output and error and its controlling
  /// terminal; without, it reads nothing and what it prints is thrown away.
  init(_ command: [String], terminal: String? = nil, environment: [String]) throws {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    if let terminal {
      let newSession: Int16 = 0x80  // POSIX_SPAWN_SETSID, which Glibc's module leaves out.
      unsafe posix_spawnattr_setflags(&attributes, newSession)
      unsafe posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
      unsafe posix_spawn_file_actions_adddup2(&actions, 0, 1)
      unsafe posix_spawn_file_actions_adddup2(&actions, 0, 2)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    var child: pid_t = 0
    let status = unsafe withCStrings(command) { argv in
      unsafe withCStrings(environment) { envp in
        unsafe posix_spawnp(&child, command[0], &actions, &attributes, argv, envp)
      }
    }
    guard status == 0 else { throw BenchmarkError("cannot start \(command[0])") }
    id = child
  }

  /// Waits for the end; the exit status and the largest resident size in KiB.
  func wait() -> (status: Int32, peakKiB: Int) {
    var status: Int32 = 0
    var usage = rusage()
    unsafe wait4(id, &status, 0, &usage)
    return (status, usage.ru_maxrss)
  }
}

private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = unsafe strings.map { unsafe strdup($0) } + [nil]
  defer { for index in unsafe copies.indices { unsafe free(copies[index]) } }
  return unsafe body(copies)
}

/// This process's environment as `NAME=value`, with `changes` put in place of what they name.
func environment(_ changes: [String: String]) -> [String] {
  var result: [String] = []
  var entry = unsafe environ
  while let text = unsafe entry.pointee {
    let line = unsafe String(cString: text)
    if changes[String(line.prefix { $0 != "=" })] == nil { result.append(line) }
    unsafe entry += 1
  }
  return result + changes.map { "\($0.key)=\($0.value)" }
}

/// Milliseconds on a clock that only goes forward.
func now() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}
