import TerminalGrid

/// The line at the bottom: what is selected, and the keys that matter here, as many as fit.
struct StatusLine {
  struct Hint: Hashable {
    var key: String
    var word: String
    var weight: Int

    var width: Width { Grid.width(of: key) + 1 + Grid.width(of: word) }
  }

  private static let gap = Width(2)
  /// More than any weight: what a selection is made for stays longest.
  private static let priority = 100

  /// What comes before the keys: `2 selected`.
  var state: TextRun?
  var hints: [Hint]

  /// The hints of a context, and those that hold everywhere.
  init(_ keymap: Keymap, _ context: KeyContext, state: TextRun? = nil) {
    self.state = state
    var bindings = keymap.bindings[context] ?? []
    if context != .search, context != .help { bindings += keymap.bindings[.anywhere] ?? [] }
    hints = bindings.compactMap { binding in
      guard let word = binding.hint, let key = binding.keys.first?.label else { return nil }
      let isForSelected = state != nil && binding.command == .toggleMark
      return Hint(
        key: key, word: word, weight: binding.weight + (isForSelected ? Self.priority : 0))
    }
  }

  /// The runs that fit into a width: the lightest hints go first.
  func runs(width: Width) -> [TextRun] {
    var runs: [TextRun] = []
    var room = width
    if let state {
      runs += [state, TextRun("   ")]
      room = room - Grid.width(of: state.text) - 3
    }
    var hints = hints
    while total(hints) > room, let lightest = hints.map(\.weight).min() {
      hints.removeAll { $0.weight == lightest }
    }
    for (number, hint) in hints.enumerated() {
      if number > 0 { runs.append(TextRun("  ")) }
      runs += [TextRun(hint.key, .accent.adding(.bold)), TextRun(" " + hint.word, .secondary)]
    }
    return runs
  }

  private func total(_ hints: [Hint]) -> Width {
    hints.reduce(.zero) { $0 + $1.width } + Self.gap * max(0, hints.count - 1)
  }
}

extension Grid {
  /// Draws the hint line, or in its place a message.
  mutating func drawHints(_ line: StatusLine, message: String?, in area: Rect) {
    let width = area.width - 1
    if let message {
      write(message.clipped, at: area.row, area.column + 1, width: width, style: .plain)
      return
    }
    write(line.runs(width: width), at: area.row, area.column + 1, width: width)
  }
}

extension String {
  /// As much of it as can matter on a screen: a card may hold megabytes in one value.
  var clipped: String {
    utf8.count <= 2_000 ? self : String(unicodeScalars.prefix(2_000))
  }
}
