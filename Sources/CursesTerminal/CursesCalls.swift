import CNcurses
import Glibc
import TerminalGrid

/// Every call to curses, and so the only place here that handles its pointers.
///
/// Curses keeps one current screen for the process; `Curses` is that screen while it is open.
@safe struct Curses: ~Copyable {
  private let screen: OpaquePointer
  /// Keys are read through a window that is never shown: reading through one that is would draw.
  private let keys: UnsafeMutablePointer<WINDOW>
  private let input: UnsafeMutablePointer<FILE>
  private let output: UnsafeMutablePointer<FILE>
  private(set) var hasColor = false

  /// Opens the screen; throws without having changed the terminal.
  init(name: String, input inputDescriptor: Int32, output outputDescriptor: Int32)
    throws(TerminalRefusal)
  {
    try Self.checkDescription(name, outputDescriptor)
    guard let input = unsafe fdopen(dup(inputDescriptor), "r"),
      let output = unsafe fdopen(dup(outputDescriptor), "w")
    else { throw .setUpFailed(reason: unsafe String(cString: strerror(errno))) }
    // The size comes from the terminal, also when LINES and COLUMNS say something else.
    use_tioctl(true)
    guard let screen = unsafe newterm(name, output, input) else {
      unsafe fclose(input)
      unsafe fclose(output)
      throw .termUnknown(name)
    }
    guard let keys = unsafe newpad(1, 1) else {
      endwin()
      throw .setUpFailed(reason: "no memory")
    }
    unsafe self.screen = screen
    unsafe self.keys = keys
    unsafe self.input = input
    unsafe self.output = output
    raw()
    noecho()
    nonl()
    // Longer, and ESC would be felt; shorter, and an arrow key would fall apart.
    set_escdelay(25)
    unsafe keypad(keys, true)
    unsafe nodelay(keys, true)
    unsafe leaveok(kith_stdscr(), false)
    keyok(KEY_MOUSE, false)
    for sequence in KeyCodes.sequences { unsafe define_key(sequence.bytes, sequence.code) }
  }

  /// Looks up the terminal before curses writes anything: on a `dumb` one it would print blanks.
  private static func checkDescription(_ name: String, _ descriptor: Int32) throws(TerminalRefusal)
  {
    var result: Int32 = 0
    guard unsafe setupterm(name, descriptor, &result) == OK, result == 1 else {
      throw .termUnknown(name)
    }
    guard unsafe kith_has_string_capability("cup") else { throw .termTooSimple(name) }
  }

  /// Leaves the screen; `refresh` takes it again.
  func leave() { endwin() }

  /// Gives the terminal back, unless that was done, and frees the screen; nothing may be called afterwards.
  func close(leaving: Bool) {
    if leaving { endwin() }
    unsafe delwin(keys)
    unsafe delscreen(screen)
    unsafe fclose(input)
    unsafe fclose(output)
  }
}

// MARK: Colours

extension Curses {
  /// Sets up a pair for each role and returns how many colours there are to choose from.
  ///
  /// No call about pairs may come before this has succeeded: on a terminal without colour curses
  /// would crash.
  mutating func startColors() -> Palette.Depth {
    guard has_colors(), start_color() == OK else { return .none }
    let hasOwnColors = use_default_colors() == OK
    let depth = Palette.Depth(colors: Int(kith_colors()), pairs: Int(kith_color_pairs()))
    guard depth != .none else { return .none }
    let palette = Palette(depth: depth)
    for role in ColorRole.allCases {
      let foreground = palette.foreground(of: role) ?? (hasOwnColors ? -1 : 7)
      if init_pair(Self.pair(of: role), foreground, hasOwnColors ? -1 : 0) != OK { return .none }
    }
    hasColor = true
    return depth
  }

  static func pair(of role: ColorRole) -> Int16 { Int16(role.rawValue) + 1 }
}

// MARK: Output

extension Curses {
  static var size: GridSize { GridSize(rows: Int(kith_lines()), columns: Int(kith_cols())) }

  func resize(to size: GridSize) {
    resizeterm(Int32(clamping: size.rows), Int32(clamping: size.columns))
  }

  /// Puts one character with its marks into a cell; false when curses would cut or refuse it.
  func put(
    _ scalars: some Sequence<Unicode.Scalar>, row: Int, column: Int, style: CellStyle
  ) -> Bool {
    var characters = InlineArray<6, wchar_t>(repeating: 0)
    var count = 0
    for scalar in scalars {
      guard count < 5 else { break }
      characters[count] = wchar_t(bitPattern: scalar.value)
      count += 1
    }
    var cell = cchar_t()
    let span = characters.span
    let status = unsafe span.withUnsafeBufferPointer { buffer in
      unsafe setcchar(&cell, buffer.baseAddress, style.attributes, style.pair, nil)
    }
    guard status == OK else { return false }
    // At the last column of the last row curses fails to go on, after it has put the character.
    _ = unsafe mvadd_wch(Int32(row), Int32(column), &cell)
    return true
  }

  /// Puts a line-drawing character that the terminal has even without UTF-8.
  func putLine(_ name: CChar, row: Int, column: Int, style: CellStyle) {
    _ = kith_mvaddacs(Int32(row), Int32(column), name, style.attributes, style.pair)
  }

  /// The columns that the C library, and with it curses, takes a character to have.
  static func width(of scalar: Unicode.Scalar) -> Int {
    Int(wcwidth(wchar_t(bitPattern: scalar.value)))
  }

  /// Forgets what the terminal shows in a row, so that all of it is written.
  func invalidate(row: Int) { unsafe wredrawln(kith_stdscr(), Int32(row), 1) }

  /// Forgets what the terminal shows anywhere.
  func invalidate() { unsafe clearok(kith_stdscr(), true) }

  func move(row: Int, column: Int) { CNcurses.move(Int32(row), Int32(column)) }

  /// The sequence that moves the cursor to a place from wherever it is.
  func absoluteMove(row: Int, column: Int) -> String {
    guard let sequence = unsafe kith_cursor_address(Int32(row), Int32(column)) else { return "" }
    // An old terminal's description asks for a pause, as `$<5>`; no terminal needs it today.
    return String(unsafe String(cString: sequence).prefix { $0 != "$" })
  }

  func showCursor(_ isShown: Bool) { curs_set(isShown ? 1 : 0) }

  func refresh() { CNcurses.refresh() }

  /// Moves rows up, and makes the terminal do so now, while they are equal to what it shows.
  func scroll(rows: Range<Int>, by lines: Int) {
    unsafe scrollok(kith_stdscr(), true)
    setscrreg(Int32(rows.lowerBound), Int32(rows.upperBound - 1))
    scrl(Int32(lines))
    unsafe scrollok(kith_stdscr(), false)
    refresh()
  }

  func clear() { erase() }
}

// MARK: Input

extension Curses {
  /// The next input that is there already; nil when there is none.
  ///
  /// Codes that mean nothing to us are passed over.
  func nextInput() -> KeyInput? {
    while true {
      let code = unsafe wgetch(keys)
      if code == ERR { return nil }
      let name = code > KEY_MAX && code < KeyCodes.mouseReport ? unsafe keyname(code) : nil
      if let input = KeyCodes.input(for: code, name: unsafe name.map { unsafe String(cString: $0) })
      {
        return input
      }
    }
  }
}

/// The attributes and the colour pair of a cell as curses wants them.
struct CellStyle {
  let attributes: attr_t
  let pair: Int16

  init(_ style: Style, palette: Palette, adding more: TextAttributes = []) {
    let wanted = style.attributes.union(more).union(palette.substitute(for: style.role))
    var attributes: attr_t = 0
    if wanted.contains(.bold) { attributes |= kith_wa_bold() }
    if wanted.contains(.dim) { attributes |= kith_wa_dim() }
    if wanted.contains(.underline) { attributes |= kith_wa_underline() }
    if wanted.contains(.reverse) { attributes |= kith_wa_reverse() }
    self.attributes = attributes
    pair = palette.depth == .none ? 0 : Curses.pair(of: style.role)
  }
}
