/// A text that names no key.
package struct KeyNotationError: Error, Hashable, Sendable {
  /// The part that was not understood.
  package let text: String

  package init(text: String) { self.text = text }
}

extension Key {
  /// The written form of a key, as the settings and the help of other programs have it.
  ///
  /// A character is itself (`a`, `曾`); a character with Ctrl is `C-n`; everything else stands in
  /// angle brackets: `<ret>`, `<up>`, `<F1>`, with modifiers in the order C, A, S before the name
  /// (`<A-x>`, `<C-A-left>`, `<S-tab>`). A blank is `<space>`, the brackets are `<lt>` and `<gt>`.
  package var notation: String {
    var prefix = ""
    if modifiers.contains(.control) { prefix += "C-" }
    if modifiers.contains(.alt) { prefix += "A-" }
    if modifiers.contains(.shift) { prefix += "S-" }
    let name = codeName
    guard name.count == 1 else { return "<\(prefix)\(name)>" }
    if modifiers.isEmpty || modifiers == .control { return prefix + name }
    return "<\(prefix)\(name)>"
  }

  /// The key that a written form names; `<C-n>` is read like `C-n`.
  package init(notation: String) throws(KeyNotationError) {
    var rest = Substring(notation)
    if rest.count > 2, rest.first == "<", rest.last == ">" {
      rest = rest.dropFirst().dropLast()
    } else if !(rest.count == 1 || (rest.count == 3 && rest.hasPrefix("C-"))) {
      throw KeyNotationError(text: notation)
    }
    guard let key = Key(bare: rest) else { throw KeyNotationError(text: notation) }
    self = key
  }

  /// Reads what stands between the brackets.
  private init?(bare: Substring) {
    var rest = bare
    var modifiers: Modifiers = []
    while rest.count > 2, rest.dropFirst().first == "-" {
      switch rest.first {
      case "C": modifiers.insert(.control)
      case "A": modifiers.insert(.alt)
      case "S": modifiers.insert(.shift)
      default: return nil
      }
      rest = rest.dropFirst(2)
    }
    guard let code = Self.code(named: rest) else { return nil }
    self.init(code, modifiers)
  }

  private static let names: [(name: String, code: Code)] = [
    ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("home", .home),
    ("end", .end), ("pageup", .pageUp), ("pagedown", .pageDown), ("ins", .insert),
    ("del", .delete), ("backspace", .backspace), ("ret", .enter), ("tab", .tab),
    ("esc", .escape), ("space", .character(" ")), ("lt", .character("<")),
    ("gt", .character(">")),
  ]

  private var codeName: String {
    if let entry = Self.names.first(where: { $0.code == code }) { return entry.name }
    switch code {
    case .character(let character): return String(character)
    case .function(let number): return "F\(number)"
    default: return ""
    }
  }

  private static func code(named name: Substring) -> Code? {
    if let entry = names.first(where: { $0.name == name }) { return entry.code }
    if name.count == 1, let character = name.first { return .character(character) }
    guard name.first == "F", let number = Int(name.dropFirst()), (1...63).contains(number) else {
      return nil
    }
    return .function(number)
  }
}
