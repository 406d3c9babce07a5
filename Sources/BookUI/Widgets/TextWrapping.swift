import TerminalGrid

/// Breaks text into lines of a width: at blanks where there are any, else between characters.
enum TextWrapping {
  /// The lines of a text, at least one; line feeds in it start new ones.
  static func wrap(_ text: String, to width: Width) -> [String] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }
      .flatMap { wrapParagraph($0, to: width) }
  }

  /// The lines of a text, but no more than so many: the last has all the rest, to be cut when drawn.
  static func wrap(_ text: String, to width: Width, lines limit: Int) -> [String] {
    let lines = wrap(text, to: width)
    guard lines.count > limit, limit > 0 else { return lines }
    return lines.prefix(limit - 1) + [lines[(limit - 1)...].joined(separator: " ")]
  }

  private static func wrapParagraph(_ text: Substring, to width: Width) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = Width.zero
    for word in words(text) {
      let needed = Grid.width(of: word)
      if used + needed <= width {
        line += word
        used += needed
        continue
      }
      if !line.isEmpty, word != " " {
        lines.append(trimmed(line))
        (line, used) = ("", .zero)
      }
      guard word != " " else { continue }
      for character in word {
        let step = Grid.width(of: String(character))
        if used + step > width, !line.isEmpty {
          lines.append(trimmed(line))
          (line, used) = ("", .zero)
        }
        line.append(character)
        used += step
      }
    }
    lines.append(trimmed(line))
    return lines
  }

  /// Words and the single blanks between them.
  private static func words(_ text: Substring) -> [String] {
    var words: [String] = []
    for character in text {
      if character == " " || (words.last ?? " ") == " " {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
