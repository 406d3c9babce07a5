import Glibc
import TestSupport
import Testing

/// How a run of the program is ended, and the status that the shell sees.
struct Ending: CustomTestStringConvertible, Sendable {
  let name: String
  let status: Int32
  let act: @Sendable (TmuxScreen) -> Void

  var testDescription: String { name }

  private init(
    _ name: String, _ status: Int32, act: @escaping @Sendable (TmuxScreen) -> Void
  ) {
    self.name = name
    self.status = status
    self.act = act
  }

  private static func signal(_ name: String, _ number: Int32) -> Ending {
    Ending(name, 128 + number) { screen in
      if let process = screen.process() { kill(process, number) }
    }
  }

  static let all: [Ending] = [
    Ending("q", 0) { $0.type("q") },
    Ending("Ctrl-C", 130) { $0.press("C-c") },
    Ending("Ctrl-C in the search box", 130) { screen in
      screen.type("/cem")
      screen.press("C-c")
    },
    signal("SIGTERM", SIGTERM), signal("SIGHUP", SIGHUP), signal("SIGINT", SIGINT),
    signal("a null pointer", SIGSEGV), signal("a trap of Swift", SIGILL),
    signal("abort", SIGABRT),
  ]
}

/// The real program in a real terminal: what cannot be seen without one is that the user's terminal
/// is whole afterwards.
@Suite(
  .serialized, .enabled(if: Shell.isInstalled("tmux"), "tmux is not installed: nothing here runs"))
struct ProgramTests {
  /// A script that keeps the terminal's settings of before and after.
  static let script = """
    stty -a >before
    kith --book book.vcf
    echo $? >status
    stty -a >after
    echo finished
    exec sleep 1000
    """

  @Test(arguments: Ending.all)
  func `however it ends, the terminal is whole`(ending: Ending) throws {
    let screen = try TmuxScreen(running: ["sh", "-c", Self.script])
    try #require(screen.waits(for: "Anna Berg"), "\(screen.text())")
    #expect(screen.value("alternate_on") == "1")
    ending.act(screen)
    try #require(screen.waits(for: "finished"), "\(screen.text())")
    #expect(screen.file("status") == "\(ending.status)\n")
    #expect(!screen.file("before").isEmpty)
    #expect(screen.file("after") == screen.file("before"))
    let whole = [
      "alternate_on=0", "cursor_flag=1", "mouse_any_flag=0", "mouse_button_flag=0",
      "mouse_sgr_flag=0", "keypad_cursor_flag=0", "keypad_flag=0", "wrap_flag=1", "insert_flag=0",
      "scroll_region_upper=0",
    ]
    #expect(screen.modes == whole)
    #expect(!screen.shows("Anna Berg"), "what was on the screen before is back")
  }

  @Test func `keys reach it, and its columns hold`() throws {
    let screen = try TmuxScreen(running: ["sh", "-c", Self.script])
    try #require(screen.waits(for: "Anna Berg"), "\(screen.text())")
    #expect(screen.shows("evil ?[31m?2J"))
    screen.type("/wang")
    #expect(screen.waits(for: "1 of 4"))
    #expect(screen.shows("王小明"))
    #expect(Shell.wait { !screen.shows("Cem Demir") })
    #expect(screen.value("cursor_flag") == "1", "the search box has the cursor")
    screen.press("C-g", "Enter")
    #expect(screen.waits(for: "+86 138 1"))
  }

  @Test func `it follows the size of the window`() throws {
    let screen = try TmuxScreen(running: ["sh", "-c", Self.script])
    try #require(screen.waits(for: "Anna Berg"), "\(screen.text())")
    screen.resize(columns: 30, rows: 8)
    #expect(Shell.wait { !screen.shows("Anna Berg") })
    screen.resize(columns: 120, rows: 30)
    #expect(screen.waits(for: "Anna Berg"))
    #expect(Shell.wait { screen.text().split(separator: "\n").contains { $0.count > 100 } })
  }

  @Test func `made larger meanwhile, the window shows nothing of it afterwards`() throws {
    let screen = try TmuxScreen(running: ["sh", "-c", Self.script])
    try #require(screen.waits(for: "Anna Berg"), "\(screen.text())")
    screen.resize(columns: 98, rows: 30)
    #expect(Shell.wait { screen.text().split(separator: "\n").contains { $0.count > 90 } })
    screen.press("q")
    try #require(screen.waits(for: "finished"), "\(screen.text())")
    #expect(screen.text().filter { $0 != "\n" } == "finished")
  }

  @Test func `Ctrl-Z stops it and fg brings it back, at a new size`() throws {
    let screen = try TmuxScreen(running: ["bash", "--norc", "--noprofile", "-i"])
    try #require(screen.waits(for: "ready>"), "\(screen.text())")
    screen.type("stty -a >before; kith --book book.vcf; stty -a >after; echo finished\n")
    try #require(screen.waits(for: "Anna Berg"), "\(screen.text())")
    for size in [(columns: 60, rows: 15), (columns: 100, rows: 24)] {
      screen.press("C-z")
      try #require(screen.waits(for: "Stopped"), "\(screen.text())")
      #expect(screen.value("alternate_on") == "0")
      #expect(screen.value("cursor_flag") == "1")
      #expect(screen.value("mouse_any_flag") == "0")
      screen.resize(columns: size.columns, rows: size.rows)
      screen.type("clear; fg\n")
      #expect(screen.waits(for: "Cem Demir"))
      #expect(Shell.wait { screen.value("alternate_on") == "1" })
    }
    screen.type("/cem")
    #expect(screen.waits(for: "1 of 4"))
    screen.press("C-c")
    #expect(Shell.wait { screen.value("alternate_on") == "0" })
  }

  @Test func `where nothing can continue it, Ctrl-Z only redraws`() throws {
    let screen = try TmuxScreen(running: ["kith", "--book", "book.vcf"])
    try #require(screen.waits(for: "Anna Berg"), "\(screen.text())")
    screen.press("C-z")
    screen.type("/cem")
    #expect(screen.waits(for: "1 of 4"))
    #expect(screen.shows("Cem Demir"))
  }

  @Test func `without a terminal it says so in one line and names the command that needs none`() {
    for setting in ["TERM=xterm", "TERM=", "TERM=dumb", "TERM=no-such-terminal"] {
      let script = "env \(setting) \(Shell.quoted(Shell.buildFolder))/kith; echo status $?"
      let output = Shell.run(["sh", "-c", script])
      #expect(output.contains("kith list"), "\(setting): \(output)")
      #expect(output.hasSuffix("status 2\n"), "\(setting): \(output)")
      #expect(output.split(separator: "\n").count == 2, "\(setting): \(output)")
    }
  }

  @Test(arguments: ["", "dumb", "no-such-terminal"])
  func `a terminal that cannot be drawn on is refused`(term: String) throws {
    let script = """
      TERM=\(term) kith --book book.vcf 2>error
      echo $? >status
      echo finished
      exec sleep 1000
      """
    let screen = try TmuxScreen(running: ["sh", "-c", script])
    try #require(screen.waits(for: "finished"), "\(screen.text())")
    #expect(screen.file("status") == "2\n")
    let error = screen.file("error")
    #expect(error.contains("kith list"))
    #expect(error.split(separator: "\n").count == 1)
  }
}
