/// A key as the program sees it, whatever bytes the terminal sent for it.
package struct Key: Hashable, Sendable {
  package enum Code: Hashable, Sendable {
    case character(Character)
    case up
    case down
    case left
    case right
    case home
    case end
    case pageUp
    case pageDown
    case insert
    case delete
    case backspace
    case enter
    case tab
    case escape
    case function(Int)
  }

  package struct Modifiers: OptionSet, Hashable, Sendable {
    package static let control = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    /// Held with a key that has no upper case, as in `<S-tab>`; never with a character.
    package static let shift = Modifiers(rawValue: 4)

    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  package static let up = Key(.up)
  package static let down = Key(.down)
  package static let left = Key(.left)
  package static let right = Key(.right)
  package static let home = Key(.home)
  package static let end = Key(.end)
  package static let pageUp = Key(.pageUp)
  package static let pageDown = Key(.pageDown)
  package static let insert = Key(.insert)
  package static let delete = Key(.delete)
  package static let backspace = Key(.backspace)
  package static let enter = Key(.enter)
  package static let tab = Key(.tab)
  package static let backTab = Key(.tab, .shift)
  package static let escape = Key(.escape)
  package static let space = Key(.character(" "))

  package var code: Code
  package var modifiers: Modifiers

  package init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// A character typed without Ctrl and Alt.
  package static func character(_ character: Character) -> Key { Key(.character(character)) }

  /// A character held with Ctrl, in lower case.
  package static func control(_ character: Character) -> Key {
    Key(.character(character), .control)
  }

  /// The key held with Alt.
  package static func alt(_ key: Key) -> Key { Key(key.code, key.modifiers.union(.alt)) }

  /// The character when the key types one: what goes into a text field.
  package var typed: Character? {
    guard case .character(let character) = code, modifiers.isEmpty else { return nil }
    return character
  }
}
