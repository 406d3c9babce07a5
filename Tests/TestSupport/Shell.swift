#if canImport(Glibc)
  import Glibc
#endif

/// Runs the built program as a person would: by lines of a shell.
package struct Shell: Sendable {
  /// A folder of the test's own, which is HOME.
  package let folder: TemporaryFolder

  package struct Result: Sendable {
    package let status: Int32
    package let output: String
    package let errors: String
  }

  package init() throws {
    folder = try TemporaryFolder()
  }

  /// The program that was built with the tests, or the one `KITH_BINARY` names.
  package static var program: TextFile {
    if let path = unsafe getenv("KITH_BINARY") { return TextFile(unsafe String(cString: path)) }
    return TextFile.inPackage(".build/debug/kith")
  }

  /// Runs a script in which `$KITH` is the program and `$DIR` the folder.
  package func run(_ script: String) throws -> Result {
    let prologue = """
      export HOME='\(folder.path)' DIR='\(folder.path)' KITH='\(Self.program.path)' LC_ALL=C.UTF-8
      unset XDG_DATA_HOME XDG_STATE_HOME XDG_CONFIG_HOME NO_COLOR
      exec >"$DIR/.stdout" 2>"$DIR/.stderr" </dev/null
      cd "$DIR"

      """
    let texts = ["/bin/bash", "-c", prologue + script]
    var words = unsafe texts.map { unsafe strdup($0) }
    unsafe words.append(nil)
    defer {
      for index in texts.indices { unsafe free(words[index]) }
    }
    var child: pid_t = 0
    let code = unsafe posix_spawn(&child, "/bin/bash", nil, nil, &words, environ)
    guard code == 0 else { throw TemporaryFolder.Failure(number: code) }
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) == -1, errno == EINTR {}
    let exit = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F)
    return Result(
      status: exit, output: try TextFile(folder.path + "/.stdout").read(),
      errors: try TextFile(folder.path + "/.stderr").read())
  }
}
