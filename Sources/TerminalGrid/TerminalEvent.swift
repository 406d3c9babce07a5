/// What a terminal reports.
package enum TerminalEvent: Hashable, Sendable {
  case key(Key)
  case mouse(MouseEvent)
  /// Text that was pasted; control characters in it are blanks.
  case paste(String)
  /// The window has a new size; the next frame is drawn in full.
  case resize(GridSize)
  /// The program was stopped and goes on; the size may have changed.
  case resumed(GridSize)
  /// The descriptor given to `nextEvent` has something to read.
  case wake
  /// The user or the system asks the program to end, by a signal.
  case terminate(signal: Int32)
  /// The terminal is gone.
  case hangUp
}
