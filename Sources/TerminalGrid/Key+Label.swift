extension Key {
  /// The short name of the key for people: `↑`, `PgDn`, `^F`, `Alt-x`, `Space`.
  package var label: String {
    if case .character(let character) = code, character != " ", modifiers == .control {
      return "^" + character.uppercased()
    }
    var prefix = ""
    if modifiers.contains(.control) { prefix += "Ctrl-" }
    if modifiers.contains(.alt) { prefix += "Alt-" }
    if modifiers.contains(.shift) { prefix += "Shift-" }
    return prefix + codeLabel
  }

  private var codeLabel: String {
    switch code {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .insert: "Ins"
    case .delete: "Del"
    case .backspace: "Backspace"
    case .enter: "Enter"
    case .tab: "Tab"
    case .escape: "Esc"
    case .function(let number): "F\(number)"
    }
  }
}
