import CTerminalGuard
import Glibc
package import TerminalGrid

extension CursesTerminal {
  package mutating func nextEvent(_ wait: EventWait) -> TerminalEvent? {
    let clock = ContinuousClock()
    let deadline = wait.timeout.map { clock.now.advanced(by: $0) }
    if let ending {
      self.ending = nil
      return ending
    }
    while true {
      if readInput() { emptyReads = 0 }
      if let event = queue.popFirst() { return event }
      let patience = decoder.patience
      let rest = deadline.map { max(.zero, clock.now.duration(to: $0)) }
      let limit = [patience, rest].compactMap { $0 }.min()
      let ready = Readiness.wait(
        terminal: device.input, signals: signals, wake: wait.wakeDescriptor, limit: limit)
      if ready.isSignalled, let event = takeSignals() { return event }
      if ready.isTerminalReadable {
        emptyReads += 1
        // Readable without anything to read, again and again: that is the end of the input.
        if emptyReads > 8 { return .hangUp }
        continue
      }
      if ready.isTerminalGone { return .hangUp }
      if ready.isWoken { return .wake }
      if ready.isTimedOut {
        if let patience, limit == patience { queue.append(decoder.giveUp()) }
        if let event = queue.popFirst() { return event }
        if let rest, rest <= limit ?? .zero { return nil }
      }
    }
  }

  /// Takes what is there to be read; false when there was nothing.
  private mutating func readInput() -> Bool {
    var hasRead = false
    while let input = curses.nextInput() {
      hasRead = true
      queue.append(decoder.decode(input))
    }
    return hasRead
  }

  /// Empties the guard's pipe and does what the signals ask for.
  private mutating func takeSignals() -> TerminalEvent? {
    let numbers = drainSignals()
    if let ending = Self.ending(in: numbers) { return ending }
    if numbers.contains(SIGTSTP) {
      suspend()
      return .resumed(size)
    }
    if numbers.contains(SIGCONT) {
      // Stopped by SIGSTOP, which nobody can handle: the shell may have changed the terminal.
      guard SystemCalls.isForeground(device.output) else {
        suspend()
        return .resumed(size)
      }
      curses.leave()
      enterAgain()
      return .resumed(size)
    }
    guard numbers.contains(SIGWINCH), takeSize() else { return nil }
    return .resize(size)
  }

  private func drainSignals() -> Set<Int32> { Set(SystemCalls.drain(signals).map { Int32($0) }) }

  /// What the program is to end for.
  private static func ending(in numbers: Set<Int32>) -> TerminalEvent? {
    let found = [SIGHUP, SIGTERM, SIGINT].first(where: numbers.contains)
    return found.map { $0 == SIGHUP ? .hangUp : .terminate(signal: $0) }
  }

  /// Asks the terminal for its size; true when it has changed.
  private mutating func takeSize() -> Bool {
    guard let (rows, columns) = device.windowSize else { return false }
    let new = GridSize(rows: rows, columns: columns)
    guard new != size else { return false }
    curses.resize(to: new)
    curses.clear()
    curses.invalidate()
    size = new
    shown = nil
    return true
  }

  package mutating func suspend() {
    // Nothing could continue it: the kernel ignores the stop, and what is typed meanwhile would be thrown away.
    guard !SystemCalls.leadsSession else { return enterAgain() }
    if SystemCalls.isForeground(device.output) {
      device.write(ControlSequences.modesOff(mouse: options.usesMouse))
      curses.leave()
      terminal_guard_reset_modes()
    }
    terminal_guard_screen(false)
    hasScreen = false
    waitForForeground()
    guard ending == nil else { return }
    terminal_guard_screen(true)
    hasScreen = true
    enterAgain()
  }

  /// Stops the process until it is in the foreground or to be ended.
  ///
  /// Continued in the background, the terminal is the shell's: touching it there would stop the process again,
  /// with the request to end unanswered.
  private mutating func waitForForeground() {
    repeat {
      terminal_guard_stop()
      let numbers = drainSignals()
      ending = Self.ending(in: numbers)
      if numbers.isEmpty, !SystemCalls.isForeground(device.output) {
        // Where the kernel ignores the stop.
        _ = SystemCalls.poll([signals], milliseconds: 250)
      }
    } while ending == nil && !SystemCalls.isForeground(device.output)
  }

  /// Takes the screen again after the process was stopped.
  private mutating func enterAgain() {
    curses.refresh()
    device.write(ControlSequences.modesOn(mouse: options.usesMouse))
    _ = takeSize()
    curses.clear()
    curses.invalidate()
    shown = nil
  }
}
