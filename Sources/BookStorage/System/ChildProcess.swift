import Glibc

/// Another program that the user works with until it ends.
package enum ChildProcess {
  /// Runs a command of the shell with one more word, on the terminal of this process.
  ///
  /// While it runs, an interrupt key is its own affair, as it is for a program that a shell runs.
  ///
  /// - Parameters:
  ///   - command: The command, with arguments if it likes.
  ///   - word: The word, which the shell does not look into.
  ///   - environment: The variables of its environment.
  /// - Returns: Its exit status, or 128 and the number of the signal that ended it.
  /// - Throws: `SystemError` when it could not be started.
  package static func run(
    _ command: String, _ word: String, environment: [String: String]
  ) throws(SystemError) -> Int32 {
    let interrupt = signal(SIGINT, SIG_IGN)
    let quit = signal(SIGQUIT, SIG_IGN)
    defer {
      signal(SIGINT, interrupt)
      signal(SIGQUIT, quit)
    }
    let child = try spawn(["/bin/sh", "-c", command + " \"$@\"", "sh", word], environment)
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) == -1 {
      guard errno == EINTR else { throw .last }
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F)
  }

  private static func spawn(
    _ words: [String], _ environment: [String: String]
  ) throws(SystemError) -> pid_t {
    let variables = environment.map { "\($0.key)=\($0.value)" }
    var arguments = unsafe words.map { unsafe strdup(SystemPath.cString($0)) }
    var entries = unsafe variables.map { unsafe strdup(SystemPath.cString($0)) }
    defer {
      for index in unsafe arguments.indices { unsafe free(arguments[index]) }
      for index in unsafe entries.indices { unsafe free(entries[index]) }
    }
    unsafe arguments.append(nil)
    unsafe entries.append(nil)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // What this process ignores for itself, its children should not.
    var defaults = sigset_t()
    unsafe sigemptyset(&defaults)
    for number in [SIGINT, SIGQUIT, SIGPIPE, SIGXFSZ] { unsafe sigaddset(&defaults, number) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var child: pid_t = 0
    let code = unsafe posix_spawn(&child, "/bin/sh", nil, &attributes, &arguments, &entries)
    guard code == 0 else { throw SystemError(number: code) }
    return child
  }
}
