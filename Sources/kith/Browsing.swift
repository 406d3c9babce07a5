import BookCommands
import BookRuntime
import BookStorage
import CursesTerminal
import Glibc

/// Opens the browser on the user's terminal and gives the status for the shell.
///
/// The terminal is a value of this function: when it returns, and not before, the terminal is as it was.
func browse(_ options: GlobalOptions, in surroundings: inout Surroundings) -> Int32 {
  let environment = surroundings.environment
  let settings = BrowserSettings(
    paths: options.books, folders: UserFolders(environment: environment), locale: options.locale,
    nameOrder: options.nameOrder, isReadOnly: options.isReadOnly, clock: { ProcessCalls.now() })
  let outcome: BrowserExit
  do {
    outcome = try show(
      settings, TerminalOptions(usesColor: options.usesColor, environment: environment))
  } catch let error as TerminalRefusal {
    return report(error.message, .wrongUsage, in: &surroundings)
  } catch {
    return report("\(error)", .dataError, in: &surroundings)
  }
  switch outcome {
  case .done, .picked, .noMatch: return ExitStatus.done.rawValue
  case .failed(let reason): return report(reason, .dataError, in: &surroundings)
  case .interrupted: return ExitStatus.interrupted.rawValue
  case .abandoned:
    return report(
      "left before the last marks were kept; look which are there", .dataError, in: &surroundings)
  case .signalled(let signal): CursesTerminal.die(by: signal)
  case .hungUp: CursesTerminal.die(by: SIGHUP)
  }
  // Only when the signal is blocked does the process get here; the shell's own number for it.
  return 128 + SIGHUP
}

/// Runs the browser on a terminal and gives that back.
func show(_ settings: BrowserSettings, _ options: TerminalOptions) throws -> BrowserExit {
  var terminal = try CursesTerminal(options)
  return try Browser.run(settings, on: &terminal)
}

private func report(
  _ message: String, _ status: ExitStatus, in surroundings: inout Surroundings
) -> Int32 {
  surroundings.say(message)
  do { try surroundings.errors.flush() } catch { return status.rawValue }
  return status.rawValue
}
