package import TerminalGrid

/// Which key means what, in every context: the one table behind the keys, the hint line, the help
/// screen and `docs/keys.md`.
package struct Keymap: Sendable {
  /// Keys that no list can name one by one.
  package enum KeyRange: Hashable, Sendable {
    /// An upper-case letter, a letter of a script without case, a letter beyond ASCII, or `#`.
    case letters
    /// Whatever types a character into a text field.
    case text
  }

  /// One row of the table.
  package struct Binding: Hashable, Sendable {
    package var keys: [Key]
    var range: KeyRange?
    var command: Command
    /// What it does, as the help screen says it.
    package var summary: String
    /// The same in one word, for the hint line at the bottom; nil keeps it off that line.
    var hint: String?
    /// How long the hint stays when the line gets narrow: the lowest goes first.
    var weight: Int
  }

  package private(set) var bindings: [KeyContext: [Binding]]
  private var commands: [KeyContext: [Key: Command]]

  package init(_ bindings: [KeyContext: [Binding]]) {
    self.bindings = bindings
    commands = bindings.mapValues { rows in
      var table: [Key: Command] = [:]
      for row in rows {
        for key in row.keys { table[key] = row.command }
      }
      return table
    }
  }

  /// What a key means in a context; nil when it means nothing there.
  ///
  /// - Complexity: O(1)
  package func command(for key: Key, in context: KeyContext) -> Command? {
    if let command = commands[context]?[key] { return command }
    for row in bindings[context] ?? [] {
      if let range = row.range, let command = range.command(for: key) { return command }
    }
    guard let next = context.next else { return nil }
    return command(for: key, in: next)
  }
}

extension Keymap {
  /// The first key for a command, as people know it; texts that name a key take it from here.
  func label(of command: Command, in context: KeyContext) -> String {
    let binding = bindings[context]?.first { $0.command == command }
    return binding?.keys.first?.label ?? ""
  }
}

extension Keymap.KeyRange {
  func command(for key: Key) -> Command? {
    guard let character = key.typed else { return nil }
    switch self {
    case .text: return .edit(.insert(String(character)))
    case .letters: return Self.jumps(character) ? .jump(character) : nil
    }
  }

  /// Lower-case ASCII letters are left for commands, those of today and of later.
  private static func jumps(_ character: Character) -> Bool {
    guard !character.isASCII else { return character.isUppercase || character == "#" }
    return character.isLetter
  }

  var label: String {
    switch self {
    case .letters: "A … Z #"
    case .text: "letters"
    }
  }
}

extension Keymap.Binding {
  static func keys(
    _ keys: Key..., does command: Command, _ summary: String, hint: String? = nil, weight: Int = 0
  ) -> Self {
    Self(
      keys: keys, range: nil, command: command, summary: summary, hint: hint, weight: weight)
  }

  static func any(_ range: Keymap.KeyRange, _ command: Command, _ summary: String) -> Self {
    Self(keys: [], range: range, command: command, summary: summary, hint: nil, weight: 0)
  }

  /// The keys as people know them: `↓ j`.
  package var keyLabels: String {
    (keys.map(\.label) + [range?.label].compactMap(\.self)).joined(separator: " ")
  }
}
