import BookCommands
import BookRuntime
import BookStorage
import CursesTerminal
import Glibc

/// Shows the browser as a picker on the terminal device, whatever standard input and output are.
///
/// The terminal is given back when it returns, so what was picked can be printed.
func pick(_ call: PickerCall) throws(CommandError) -> PickerAnswer {
  let settings = BrowserSettings(
    paths: call.global.books, folders: UserFolders(environment: call.environment),
    locale: call.global.locale, nameOrder: call.global.nameOrder, isReadOnly: true,
    picking: call.request, opened: call.opened, clock: { ProcessCalls.now() })
  let options = TerminalOptions(
    device: "/dev/tty", usesColor: call.global.usesColor, environment: call.environment)
  let exit: BrowserExit
  do {
    exit = try show(settings, options)
  } catch let error as TerminalRefusal {
    throw .usage(error.message)
  } catch {
    throw .usage("\(error)")
  }
  switch exit {
  case .picked(let items): return .picked(items)
  case .noMatch: return .noMatch
  case .failed(let reason): return .failed(reason)
  case .done, .interrupted, .abandoned: return .cancelled
  case .signalled(let signal): CursesTerminal.die(by: signal)
  case .hungUp: CursesTerminal.die(by: SIGHUP)
  }
  // Only when the signal is blocked does the process get here.
  return .cancelled
}
