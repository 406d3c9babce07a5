import CNcurses
import TerminalGrid

/// The key codes of curses as keys.
enum KeyCodes {
  /// Codes that we give to sequences of our own; above all that curses hands out.
  static let mouseReport: Int32 = 0x7001
  static let pasteStart: Int32 = 0x7002
  static let pasteEnd: Int32 = 0x7003
  static let home: Int32 = 0x7004
  static let end: Int32 = 0x7005

  /// Sequences that the terminal's description may not have, as inside tmux with another `TERM`.
  static let sequences: [(bytes: String, code: Int32)] = [
    ("\u{1B}[<", mouseReport), ("\u{1B}[200~", pasteStart), ("\u{1B}[201~", pasteEnd),
    ("\u{1B}[1~", home), ("\u{1B}[7~", home), ("\u{1B}[H", home), ("\u{1B}OH", home),
    ("\u{1B}[4~", end), ("\u{1B}[8~", end), ("\u{1B}[F", end), ("\u{1B}OF", end),
  ]

  /// What the decoder gets for a code; nil when it means nothing to us.
  static func input(for code: Int32, name: String?) -> KeyInput? {
    switch code {
    case 0...255: .byte(UInt8(code))
    case mouseReport: .mouseReport
    case pasteStart: .pasteStart
    case pasteEnd: .pasteEnd
    default: key(for: code, name: name).map { .key($0) }
    }
  }

  private static func key(for code: Int32, name: String?) -> Key? {
    switch code {
    case KEY_UP: .up
    case KEY_DOWN: .down
    case KEY_LEFT: .left
    case KEY_RIGHT: .right
    case KEY_HOME, KEY_FIND, KEY_A1, home: .home
    case KEY_END, KEY_SELECT, KEY_C1, end: .end
    case KEY_PPAGE, KEY_A3: .pageUp
    case KEY_NPAGE, KEY_C3: .pageDown
    case KEY_IC: .insert
    case KEY_DC: .delete
    case KEY_BACKSPACE: .backspace
    case KEY_ENTER: .enter
    case KEY_BTAB: .backTab
    // The Linux console has a name for ^Z.
    case KEY_SUSPEND: .control("z")
    case KEY_SR: Key(.up, .shift)
    case KEY_SF: Key(.down, .shift)
    case KEY_SLEFT: Key(.left, .shift)
    case KEY_SRIGHT: Key(.right, .shift)
    case KEY_SHOME: Key(.home, .shift)
    case KEY_SEND: Key(.end, .shift)
    case KEY_SPREVIOUS: Key(.pageUp, .shift)
    case KEY_SNEXT: Key(.pageDown, .shift)
    case KEY_SIC: Key(.insert, .shift)
    case KEY_SDC: Key(.delete, .shift)
    case KEY_F0 + 1...KEY_F0 + 12: Key(.function(Int(code - KEY_F0)))
    default: name.flatMap(extendedKey)
    }
  }

  /// Keys with modifiers have numbers that are given at run time, but fixed names: `kUP5` is Ctrl-Up.
  static func extendedKey(_ name: String) -> Key? {
    guard name.first == "k", let digit = name.last?.wholeNumberValue, digit >= 2 else { return nil }
    let code: Key.Code
    switch name.dropFirst().dropLast() {
    case "UP": code = .up
    case "DN": code = .down
    case "LFT": code = .left
    case "RIT": code = .right
    case "HOM": code = .home
    case "END": code = .end
    case "PRV": code = .pageUp
    case "NXT": code = .pageDown
    case "IC": code = .insert
    case "DC": code = .delete
    default: return nil
    }
    let bits = digit - 1
    var modifiers: Key.Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 2 != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    return Key(code, modifiers)
  }
}
