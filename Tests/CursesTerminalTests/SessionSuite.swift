import CursesTerminal
import Glibc
import TerminalGrid
import TestSupport
import Testing

/// Everything that opens a terminal: curses has one screen a process, so one test at a time.
@Suite(.serialized) struct SessionSuite {
  static func options(
    _ terminal: borrowing PseudoTerminal, term: String = "xterm-256color",
    locale: String = "C.UTF-8", usesColor: Bool = true
  ) -> TerminalOptions {
    TerminalOptions(
      device: terminal.path, usesColor: usesColor, environment: ["TERM": term, "LC_ALL": locale])
  }

  @Test func `the terminal is as it was, whatever happened`() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.modes()
    do {
      var session = try CursesTerminal(Self.options(terminal))
      #expect(session.size == GridSize(rows: 24, columns: 80))
      var grid = Grid(size: session.size)
      grid.write("Anna", at: 3, 3)
      session.present(grid)
      #expect(terminal.modes() != before)
    }
    #expect(terminal.modes() == before)
    let output = terminal.output().shown
    #expect(output.hasPrefix("␛[?1049h"))
    #expect(output.contains("␛[?2004h␛[?1000h␛[?1002h␛[?1006h"))
    #expect(output.contains("␛[?1006l␛[?1002l␛[?1000l␛[?2004l"))
    #expect(output.contains("␛[?1049l"))
    #expect(output.contains("Anna"))
    let last = output.split(separator: "␛[?1049l").last ?? ""
    #expect(!last.contains("h"), "no mode is switched on after the screen was left")
  }

  @Test func `what was not read when it ends is not left for the shell`() throws {
    let terminal = try PseudoTerminal()
    do {
      let session = try CursesTerminal(Self.options(terminal))
      terminal.type(Array("\u{1B}[<35;10;10M\n".utf8))
      let hasArrived = terminal.hasInput(within: 10_000)
      #expect(hasArrived)
      _ = session.size
    }
    let isLeft = terminal.hasInput
    #expect(!isLeft)
  }

  @Test func `a frame is one synchronized write, and an equal one is none`() throws {
    let terminal = try PseudoTerminal()
    var session = try CursesTerminal(Self.options(terminal))
    var grid = Grid(size: session.size)
    session.present(grid)
    _ = terminal.output()
    session.present(grid)
    #expect(terminal.output().isEmpty)
    grid.write("x", at: 5, 5)
    session.present(grid)
    let output = terminal.output().shown
    #expect(output.hasPrefix("␛[?2026h"))
    #expect(output.hasSuffix("␛[?2026l"))
    #expect(output.utf8.count < 60)
  }

  @Test func `nothing in a text steers the terminal`() throws {
    let terminal = try PseudoTerminal()
    var session = try CursesTerminal(Self.options(terminal))
    var grid = Grid(size: session.size)
    grid.write("\u{1B}]0;owned\u{07}\u{9B}31mred\u{202E}\u{2066}abc\r\n\u{8}", at: 1, 0)
    grid.write(
      "👩\u{200D}👩\u{200D}👧 a\u{200B}b ❤\u{FE0F} e\u{301}\u{301}\u{301}\u{301}\u{301}", at: 2, 0)
    session.present(grid)
    let output = terminal.output()
    let text = String(decoding: output, as: UTF8.self)
    #expect(text.contains("owned"))
    #expect(!text.contains("\u{1B}]"))
    let scalars = Set(text.unicodeScalars)
    for harmful: Unicode.Scalar in [
      "\u{9B}", "\u{202E}", "\u{2066}", "\u{200B}", "\u{200D}", "\u{FE0F}", "\u{07}",
    ] {
      #expect(!scalars.contains(harmful))
    }
  }

  @Test func `colours go with the terminal, and NO_COLOR is obeyed`() throws {
    let terminal = try PseudoTerminal()
    func output(_ options: TerminalOptions) throws -> String {
      var session = try CursesTerminal(options)
      var grid = Grid(size: session.size)
      _ = terminal.output()
      grid.write("wrong", at: 0, 0, style: .error)
      session.present(grid)
      return terminal.output().shown
    }
    let many = try output(Self.options(terminal))
    #expect(many.contains("38;5;160m"))
    let eight = try output(Self.options(terminal, term: "screen"))
    #expect(eight.contains("31m"))
    let none = try output(Self.options(terminal, usesColor: false))
    #expect(!none.contains("38;5;") && !none.contains("31m"))
    #expect(none.contains(";1m"), "the meaning is still there: bold")
    var variable = Self.options(terminal)
    variable = TerminalOptions(
      device: variable.device, environment: variable.environment.merging(["NO_COLOR": "1"]) { $1 })
    #expect(try output(variable) == none)
  }

  @Test(
    arguments: [
      "xterm-256color", "tmux-256color", "screen-256color", "xterm", "screen", "linux", "vt100",
    ],
    ["C.UTF-8", "C", "xx_XX.UTF-8", ""])
  func `every terminal and locale gets its frame`(term: String, locale: String) throws {
    let terminal = try PseudoTerminal()
    var session = try CursesTerminal(Self.options(terminal, term: term, locale: locale))
    var grid = Grid(size: session.size)
    for role in ColorRole.allCases {
      grid.write("Zoë 王小明 கோ", at: Row(Int(role.rawValue)), 0, width: 20, style: Style(role))
      grid.write("bar", at: Row(Int(role.rawValue)), 20)
    }
    grid.box(Rect(row: 14, column: 0, rows: 4, width: 10))
    session.present(grid)
    let bytes = terminal.output()
    let output = bytes.shown
    #expect(session.abilities.isASCIIOnly == (locale == "C"))
    #expect(session.abilities.hasColor == (term != "vt100"))
    if locale == "C" {
      #expect(bytes.allSatisfy { $0 < 0x80 })
      #expect(output.contains("Zo? ??????"))
    } else {
      #expect(output.contains("Zoë 王小明"))
    }
    #expect(output.contains("bar"))
  }

  @Test func `a field of doubtful width is followed by an absolute move`() throws {
    let terminal = try PseudoTerminal()
    var session = try CursesTerminal(Self.options(terminal))
    var grid = Grid(size: session.size)
    session.present(grid)
    _ = terminal.output()
    grid.write("கோ", at: 4, 2, width: 10)
    grid.write("next", at: 4, 12)
    session.present(grid)
    let output = terminal.output()
    #expect(output.shown.contains("␛[5;13H"), "row 5, column 13, counted from 1")
    let other = try #require(output.firstRange(of: Array("next".utf8)))
    let field = try #require(output.firstRange(of: Array("க".utf8)))
    #expect(other.lowerBound < field.lowerBound, "the rest of the row stands before it is drawn")
  }

  @Test func `text is offered to the clipboard in base64`() throws {
    let terminal = try PseudoTerminal()
    var session = try CursesTerminal(Self.options(terminal))
    _ = terminal.output()
    #expect(session.copy("+46 70 1") == .offered)
    #expect(terminal.output().shown == "␛]52;c;KzQ2IDcwIDE=\u{07}")
    #expect(session.copy(String(repeating: "x", count: 100_000)) == .tooLong(bytes: 100_000))
    #expect(terminal.output().isEmpty)
  }

  @Test func `a terminal without a clipboard says so`() throws {
    let terminal = try PseudoTerminal()
    var session = try CursesTerminal(Self.options(terminal, term: "linux"))
    _ = terminal.output()
    #expect(session.copy("+46 70 1") == .noClipboard)
    #expect(terminal.output().isEmpty)
  }

  // MARK: Input

  private func events(_ bytes: [UInt8], term: String, count: Int) throws -> [TerminalEvent] {
    let terminal = try PseudoTerminal()
    var session = try CursesTerminal(Self.options(terminal, term: term))
    terminal.type(bytes)
    var events: [TerminalEvent] = []
    while events.count < count, let event = session.nextEvent(EventWait(timeout: .seconds(20))) {
      events.append(event)
    }
    return events
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "screen", "linux", "vt100"])
  func `keys, mouse and paste arrive, whatever TERM says`(term: String) throws {
    let bytes =
      [0xFF] + Array("abé曾".utf8) + [0xC3, 0x28]
      + Array("\u{1B}[A\u{1B}OB\u{1B}[1~\u{1B}[5~\u{1B}[1;5C\u{1B}x\r\t\u{7F}\u{1A}".utf8)
      + Array("\u{1B}[<0;79;4M\u{1B}[<0;79;4m\u{1B}[<65;1;1M\u{1B}[200~a\nb\u{1B}[201~q".utf8)
    let expected =
      try TerminalEvent.script(
        "\u{FFFD}abé曾\u{FFFD}(<up><down><home><pageup><C-right><A-x><ret><tab>")
      + TerminalEvent.script("<backspace>C-z<click:3,78><wheel-down:0,0><paste:a b>q")
    #expect(try events(bytes, term: term, count: expected.count) == expected)
  }

  @Test func `ESC alone is a key, and the wait for more is short`() throws {
    #expect(try events([0x1B], term: "xterm-256color", count: 1) == [.key(.escape)])
  }

  @Test func `a burst of keys loses none`() throws {
    let text = String(repeating: "abcdefghij", count: 200)
    let events = try events(Array(text.utf8), term: "xterm-256color", count: text.count)
    #expect(events == text.map { .key(.character($0)) })
  }

  @Test func `without input the wait ends, or another descriptor wakes`() throws {
    let terminal = try PseudoTerminal()
    var session = try CursesTerminal(Self.options(terminal))
    let none = session.nextEvent(EventWait(timeout: .milliseconds(1)))
    #expect(none == nil)
    var ends: [Int32] = [0, 0]
    #expect(unsafe pipe(&ends) == 0)
    #expect(unsafe write(ends[1], "x", 1) == 1)
    let woken = session.nextEvent(EventWait(wakeDescriptor: ends[0], timeout: .seconds(20)))
    #expect(woken == .wake)
    close(ends[0])
    close(ends[1])
  }

  @Test func `a new size is an event, and the same size is none`() throws {
    let terminal = try PseudoTerminal()
    var session = try CursesTerminal(Self.options(terminal))
    session.present(Grid(size: session.size))
    terminal.resize(rows: 10, columns: 40)
    kill(getpid(), SIGWINCH)
    kill(getpid(), SIGWINCH)
    let resized = session.nextEvent(EventWait(timeout: .seconds(20)))
    #expect(resized == .resize(GridSize(rows: 10, columns: 40)))
    kill(getpid(), SIGWINCH)
    let none = session.nextEvent(EventWait(timeout: .milliseconds(20)))
    #expect(none == nil)
    session.present(Grid(size: session.size))
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func `a signal that asks to end is an event`(signal: Int32) throws {
    let terminal = try PseudoTerminal()
    var session = try CursesTerminal(Self.options(terminal))
    kill(getpid(), signal)
    let event = session.nextEvent(EventWait(timeout: .seconds(20)))
    #expect(event == .terminate(signal: signal))
  }

  // MARK: Cost

  @Test func `one step of scrolling writes few bytes`() throws {
    let terminal = try PseudoTerminal(rows: 50, columns: 120)
    var session = try CursesTerminal(Self.options(terminal))
    let labels = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ#")
    func frame(_ first: Int) -> Grid {
      var grid = Grid(size: session.size)
      for row in 1..<49 {
        let number = first + row
        grid.write("Name \(number * 7919 % 10007)", at: Row(row), 2, width: 30)
        grid.write("+46 70 \(number * 104_729 % 900_000)", at: Row(row), 34, style: .secondary)
        grid.write("mail\(number)@example.org", at: Row(row), 60, style: .secondary)
        if row <= labels.count { grid.write(String(labels[row - 1]), at: Row(row), 119) }
      }
      return grid
    }
    session.present(frame(0))
    _ = terminal.output()
    var total = 0
    for step in 1...50 {
      session.present(frame(step))
      total += terminal.output().count
    }
    #expect(total / 50 <= 800, "\(total / 50) bytes a step")
  }
}
