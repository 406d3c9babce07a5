/// What stands for the views' own signs where only ASCII may be drawn.
enum ASCIIForms {
  /// The name that terminfo's `acsc` has for a line-drawing character (VT100 letters).
  static func lineName(of text: String) -> CChar? {
    switch text {
    case "─": CChar(UInt8(ascii: "q"))
    case "│": CChar(UInt8(ascii: "x"))
    case "┌": CChar(UInt8(ascii: "l"))
    case "┐": CChar(UInt8(ascii: "k"))
    case "└": CChar(UInt8(ascii: "m"))
    case "┘": CChar(UInt8(ascii: "j"))
    case "├": CChar(UInt8(ascii: "t"))
    case "┤": CChar(UInt8(ascii: "u"))
    case "┬": CChar(UInt8(ascii: "w"))
    case "┴": CChar(UInt8(ascii: "v"))
    case "┼": CChar(UInt8(ascii: "n"))
    default: nil
    }
  }

  static func sign(for text: String) -> Unicode.Scalar? {
    switch text {
    case "…": "~"
    case "•", "●", "★", "✓": "*"
    case "○": "o"
    case "·": "."
    case "↑": "^"
    case "↓": "v"
    case "←": "<"
    case "→", "▶", "›": ">"
    case "–", "—": "-"
    case "‘", "’": "'"
    case "“", "”": "\""
    default: nil
    }
  }
}
