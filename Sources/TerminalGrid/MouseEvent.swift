/// What the pointer did, and where.
package struct MouseEvent: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case press(Button)
    /// Moved with a button held.
    case drag(Button)
    case release(Button)
    case wheelUp
    case wheelDown
  }

  package enum Button: Hashable, Sendable {
    case left
    case middle
    case right
  }

  package var action: Action
  package var row: Row
  package var column: Column
  package var modifiers: Key.Modifiers

  package init(_ action: Action, row: Row, column: Column, modifiers: Key.Modifiers = []) {
    self.action = action
    self.row = row
    self.column = column
    self.modifiers = modifiers
  }
}
