/// What a key asks for; which key that is, the `Keymap` says.
package enum Command: Hashable, Sendable {
  case down
  case up
  case pageDown
  case pageUp
  case halfPageDown
  case halfPageUp
  case first
  case last

  /// To the section of a letter that was typed.
  case jump(Character)
  /// To the index bar, to walk along it.
  case walkIndexBar

  case search
  case keepFilter
  case clearFilter
  case edit(TextField.Edit)

  case toggleSelection
  case selectAll
  case selectNone
  case invertSelection
  case startRange
  case takeRange

  case toggleMark
  case open
  case copy
  /// Pick what is selected or current, which ends a picker.
  case accept
  case changeOrder
  case showFaults
  case showHelp

  /// Out of what the keys are in: the range, the filter, the selection, the screen, in the end the
  /// program.
  case back
  /// Out of the program, unless the list is narrowed or something is selected.
  case leave
  case retry
  case redraw
  case suspend
  case interrupt
}
