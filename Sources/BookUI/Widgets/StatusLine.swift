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
  /// More than any weight: keys that only this context has stay longer than those that hold
  /// everywhere, and what a selection is made for longest.
  private static let priority = 100

  /// What comes before the keys: `2 selected`.
  var state: TextRun?
  var hints: [Hint]

  /// The hints of a context, and those that hold everywhere.
  ///
  /// The list has so many keys that help, which tells them all, stays longest there.
  /// The hints of commands that are `idle`, with nothing to act on, are left out.
  init(
    _ keymap: Keymap, _ context: KeyContext, state: TextRun? = nil, without idle: Set<Command> = []
  ) {
    self.state = state
    let bindings = context.hinted.flatMap { keymap.bindings[$0] ?? [] }
    let own = bindings.compactMap { binding -> Hint? in
      guard !idle.contains(binding.command) else { return nil }
      let isForSelected = state != nil && binding.command == .toggleMark
      return Hint(binding, adding: isForSelected || context != .list ? Self.priority : 0)
    }
    let anywhere = context.takesText || context == .help ? nil : keymap.bindings[.anywhere]
    hints = own + (anywhere ?? []).compactMap { Hint($0) }
  }

  /// The hints for a search that found nothing: there is no contact for any other key.
  static func withoutMatch(_ keymap: Keymap, state: TextRun?) -> StatusLine {
    StatusLine(
      state,
      [
        Hint(key: keymap.label(of: .back, in: .list), word: "clear", weight: 1),
        Hint(key: keymap.label(of: .search, in: .list), word: "change", weight: 0),
      ])
  }

  private init(_ state: TextRun?, _ hints: [Hint]) {
    self.state = state
    self.hints = hints
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

extension StatusLine.Hint {
  /// The hint of a key; nil when the key has none.
  fileprivate init?(_ binding: Keymap.Binding, adding weight: Int = 0) {
    guard let word = binding.hint, let key = binding.keys.first?.label else { return nil }
    self.init(key: key, word: word, weight: binding.weight + weight)
  }
}

extension Grid {
  /// Rows that a message takes at most.
  private static let messageRows = 4

  /// Draws the hint line, or in its place a message; a long one covers lines above it.
  mutating func drawHints(_ line: StatusLine, message: String?, in area: Rect) {
    let width = area.width - 1
    guard let message else {
      write(line.runs(width: width), at: area.row, area.column + 1, width: width)
      return
    }
    let lines = TextWrapping.wrap(
      message.clipped, to: max(1, width - 1), lines: min(Self.messageRows, area.row.value))
    for (offset, text) in lines.enumerated() {
      let row = area.row - (lines.count - 1) + offset
      write(" " + text, at: row, area.column, width: area.width, style: .plain)
    }
  }
}

extension String {
  /// As much of it as can matter on a screen: a card may hold megabytes in one value.
  var clipped: String {
    utf8.count <= 2_000 ? self : String(unicodeScalars.prefix(2_000))
  }
}
