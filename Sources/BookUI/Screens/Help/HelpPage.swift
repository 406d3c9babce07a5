import TerminalGrid

/// The keys as text: the help screen and `docs/keys.md` are made of the key map and nothing else.
package enum HelpPage {
  enum Line: Hashable {
    case blank
    case heading(String)
    case key(String, String)
  }

  /// What the mouse does; it has no keys, so it is told here.
  static let mouse: [(String, String)] = [
    ("click", "go to a contact or a section; open or pick the current contact"),
    ("index bar", "click or drag: the list follows"),
    ("wheel", "scroll"),
    ("Shift-drag", "the terminal's own selection of text"),
  ]

  static func lines(
    of keymap: Keymap, contexts: [KeyContext] = KeyContext.allCases
  ) -> [Line] {
    var lines: [Line] = []
    for context in contexts {
      guard let title = context.title, let bindings = keymap.bindings[context] else { continue }
      if !lines.isEmpty { lines.append(.blank) }
      lines.append(.heading(title))
      lines += bindings.map { .key($0.keyLabels, $0.summary) }
    }
    lines += [.blank, .heading("Mouse")]
    lines += mouse.map { .key($0.0, $0.1) }
    return lines
  }

  /// The text of `docs/keys.md`.
  package static func markdown(of keymap: Keymap) -> String {
    var text = """
      # Keys

      Made from the key map of the program, as is its help screen (`?`).

      """
    for line in lines(of: keymap) {
      switch line {
      case .blank: break
      case .heading(let title): text += "\n## \(title)\n\n| key | does |\n| --- | --- |\n"
      case .key(let keys, let summary):
        let cells = keys.split(separator: " ").map { "`\($0)`" }.joined(separator: " ")
        text += "| \(cells.replacing("`A` `…` `Z`", with: "`A` … `Z`")) | \(summary) |\n"
      }
    }
    return text
  }
}

/// The lines of the help screen at a width: long summaries go on below themselves.
struct HelpLines {
  let keyWidth: Width
  let lines: [HelpPage.Line]

  init(_ keymap: Keymap, _ contexts: [KeyContext], width: Width) {
    let all = HelpPage.lines(of: keymap, contexts: contexts)
    let keys = all.map { line -> Width in
      guard case .key(let keys, _) = line else { return .zero }
      return Grid.width(of: keys)
    }
    keyWidth = min(keys.max() ?? .zero, Width(width.value * 2 / 5))
    let room = max(1, width - keyWidth - Self.margins)
    lines = all.flatMap { line -> [HelpPage.Line] in
      guard case .key(let keys, let summary) = line else { return [line] }
      return TextWrapping.wrap(summary, to: room).enumerated()
        .map { .key($0.offset == 0 ? keys : "", $0.element) }
    }
  }

  /// The line of a context's heading, the first line when it has none.
  func start(of context: KeyContext) -> Int {
    context.title.flatMap { lines.firstIndex(of: .heading($0)) } ?? 0
  }

  /// Blanks before the keys, between keys and summary, at the right.
  static let margins = Width(2 + 3 + 1)
}

extension Model {
  var helpLines: HelpLines {
    HelpLines(keymap, KeyContext.helped(inPicker: picker != nil), width: size.width)
  }
}

extension Grid {
  mutating func drawHelp(_ model: Model) {
    let help = model.helpLines
    let lines = help.lines
    let area = drawPager("Help", model.help.scroll, count: lines.count, context: .help, model)
    let summaryColumn = area.column + 2 + help.keyWidth + 3
    for row in 0..<area.rows where model.help.scroll.top + row < lines.count {
      let at = area.row + row
      switch lines[model.help.scroll.top + row] {
      case .blank: break
      case .heading(let title): write(title, at: at, area.column + 1, style: .heading)
      case .key(let keys, let summary):
        write(keys, at: at, area.column + 2, width: help.keyWidth, style: .accent)
        write(summary, at: at, summaryColumn, width: summaryColumn.width(to: area.endColumn))
      }
    }
  }
}
