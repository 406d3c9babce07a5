// The thin curses shell: a session that takes the user's terminal and gives it back.
//
// Only `CursesCalls.swift` calls curses, and only `SystemCalls.swift` the C library with pointers.
// Handlers of signals and crashes are in `CTerminalGuard`.

import CTerminalGuard
package import TerminalGrid

/// The user's terminal, drawn on by curses.
///
/// Exists once at a time, and gives the terminal back when it goes: its modes, the screen, the
/// cursor. So keep it in a function, not in a global, which is never destroyed.
package struct CursesTerminal: ~Copyable, Terminal {
  package internal(set) var size: GridSize
  package let abilities: TerminalAbilities

  let device: TerminalDevice
  let options: TerminalOptions
  let curses: Curses
  let palette: Palette
  /// The guard's pipe: one byte, its number, for each signal.
  let signals: Int32
  var decoder = KeyDecoder()
  var queue = EventQueue()
  var shown: Grid?
  /// False while the process is stopped, and after that when it ends without coming back.
  var hasScreen = true
  /// A request to end that came while the process was stopped.
  var ending: TerminalEvent?
  /// Reads in a row that found nothing although the terminal had announced something.
  var emptyReads = 0

  /// Takes the terminal, or says why that cannot be; then nothing has been written.
  package init(_ options: TerminalOptions) throws(TerminalRefusal) {
    let device = try TerminalDevice(path: options.device)
    let name = try options.terminalName()
    let isASCIIOnly = Self.setLocale(options.environment)
    let signals = terminal_guard_begin(device.output)
    guard signals >= 0 else {
      throw .setUpFailed(reason: SystemCalls.lastError())
    }
    var curses: Curses
    do {
      curses = try Curses(name: name, input: device.input, output: device.output)
    } catch {
      terminal_guard_end()
      throw error
    }
    terminal_guard_screen(true)
    palette = Palette(depth: options.usesColor ? curses.startColors() : .none)
    abilities = TerminalAbilities(hasColor: palette.depth != .none, isASCIIOnly: isASCIIOnly)
    device.write(ControlSequences.modesOn(mouse: options.usesMouse))
    size = Curses.size
    self.curses = curses
    self.device = device
    self.options = options
    self.signals = signals
  }

  deinit {
    terminal_guard_before_end()
    if hasScreen { device.write(ControlSequences.modesOff(mouse: options.usesMouse)) }
    // Curses resets the terminal when it is closed; after that the guard has the last word.
    curses.close(leaving: hasScreen)
    terminal_guard_end()
  }

  /// Ends the process by a signal's default action, so that the exit status shows the signal.
  ///
  /// To be called when the terminal is given back.
  package static func die(by signal: Int32) { terminal_guard_die(signal) }

  /// Sets the locale of the process for characters; true when only ASCII may be drawn.
  private static func setLocale(_ environment: [String: String]) -> Bool {
    let name = LocaleChoice.name(in: environment)
    let codeset = SystemCalls.setCharacterLocale(name ?? "C") ?? ""
    switch LocaleChoice.choose(name: name, codeset: codeset) {
    case .user: return false
    case .utf8Fallback: return SystemCalls.setCharacterLocale("C.UTF-8") == nil
    case .ascii: return true
    }
  }

  @discardableResult
  package mutating func copy(_ text: String) -> CopyOutcome {
    // The Linux console would print it.
    guard options.environment["TERM"]?.hasPrefix("linux") != true else { return .noClipboard }
    guard let sequence = ControlSequences.clipboard(text) else {
      return .tooLong(bytes: text.utf8.count)
    }
    device.write(sequence)
    return .offered
  }
}
