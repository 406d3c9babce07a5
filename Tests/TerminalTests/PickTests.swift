import Glibc
import TestSupport
import Testing

/// `kith pick` in a shell: it draws on the terminal whatever its input and output are.
@Suite(
  .serialized, .enabled(if: Shell.isInstalled("tmux"), "tmux is not installed: nothing here runs"))
struct PickTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var options: String
    /// What is typed once the picker is there.
    var keys: [String]
    var status: Int
    var output: String
    /// What shows that it is there.
    var shown = "Anna Berg"

    var testDescription: String { "\(options) \(keys.joined(separator: " "))" }
  }

  private func start(_ command: String) throws -> TmuxScreen {
    let script = """
      stty -a >before
      \(command)
      stty -a >after
      echo finished
      exec sleep 1000
      """
    return try TmuxScreen(running: ["bash", "--norc", "-c", script])
  }

  @Test(arguments: [
    Case(
      options: "--field tel", keys: ["Down", "Down", "Up", "Up", "Enter"], status: 0,
      output: "+46 70 1\n"),
    Case(options: "", keys: ["w", "x", "m", "Enter"], status: 0, output: "wang\n"),
    Case(
      options: "--multi", keys: ["End", "Tab", "Home", "Tab", "Enter"], status: 0,
      output: "anna\nwang\n"),
    Case(
      options: "-q wang --field name", keys: ["Enter"], status: 0, output: "王小明\n", shown: "王小明"),
    Case(options: "", keys: ["Escape"], status: 130, output: ""),
    Case(options: "", keys: ["C-c"], status: 130, output: ""),
    Case(options: "", keys: ["z", "z", "z", "Enter"], status: 1, output: ""),
  ])
  func `in a pipeline, what is picked goes on and the terminal is whole`(test: Case) throws {
    let command = """
      echo input | kith pick --book book.vcf \(test.options) | cat >out
      echo "${PIPESTATUS[1]}" >status
      """
    let screen = try start(command)
    try #require(screen.waits(for: test.shown), "\(screen.text())")
    #expect(screen.value("alternate_on") == "1")
    screen.press(test.keys)
    try #require(screen.waits(for: "finished"), "\(screen.text())")
    #expect(screen.file("out") == test.output)
    #expect(screen.file("status") == "\(test.status)\n")
    #expect(screen.file("after") == screen.file("before"))
    #expect(screen.modes.prefix(3) == ["alternate_on=0", "cursor_flag=1", "mouse_any_flag=0"])
    #expect(!screen.shows("Anna Berg"), "what was on the screen before is back")
  }

  @Test func `a card goes into a file as it stands in the book`() throws {
    let screen = try start("kith pick --book book.vcf --field vcf </dev/null >out")
    try #require(screen.waits(for: "Anna Berg"), "\(screen.text())")
    screen.type("cem")
    try #require(screen.waits(for: "1 of 4"), "\(screen.text())")
    screen.press("Enter")
    try #require(screen.waits(for: "finished"), "\(screen.text())")
    #expect(screen.file("out") == card("Cem Demir", uid: "cem"))
  }

  @Test func `a shell takes what was picked, with blanks and all`() throws {
    let screen = try start(
      #"kith pick --book book.vcf --multi --print0 --field name | xargs -0 printf '<%s>' >out"#)
    try #require(screen.waits(for: "Anna Berg"), "\(screen.text())")
    screen.press("Space", "End", "Space", "Enter")
    try #require(screen.waits(for: "finished"), "\(screen.text())")
    #expect(screen.file("out") == "<Anna Berg><王小明>")
  }

  @Test func `who has no number cannot be picked, and the reason is told`() throws {
    let screen = try start("kith pick --book book.vcf --field tel >out; echo $? >status")
    try #require(screen.waits(for: "Anna Berg"), "\(screen.text())")
    screen.type("cem")
    #expect(screen.waits(for: "no phone number"), "\(screen.text())")
    screen.press("Enter")
    #expect(screen.waits(for: "Can't be picked: no phone number"), "\(screen.text())")
    screen.press("Escape")
    try #require(screen.waits(for: "finished"), "\(screen.text())")
    #expect(screen.file("status") == "130\n")
    #expect(screen.file("out") == "")
  }

  @Test func `asked to end by a signal, it gives the terminal back`() throws {
    let screen = try start("kith pick --book book.vcf >out; echo $? >status")
    try #require(screen.waits(for: "Anna Berg"), "\(screen.text())")
    let process = try #require(screen.process())
    kill(process, SIGTERM)
    try #require(screen.waits(for: "finished"), "\(screen.text())")
    #expect(screen.file("status") == "143\n")
    #expect(screen.file("after") == screen.file("before"))
    #expect(screen.file("out") == "")
  }

  @Test func `a book that is not there is told when the terminal is given back`() throws {
    let screen = try start("kith pick --book nowhere.vcf >out 2>error; echo $? >status")
    try #require(screen.waits(for: "finished"), "\(screen.text())")
    #expect(screen.file("status") == "2\n")
    #expect(screen.file("error") == "kith: nowhere.vcf: No such file or directory\n")
  }

  @Test(arguments: [
    ("-1 wang", "wang", 0), ("-0 nobody", "", 1), ("wang", "kith: cannot use /dev/tty", 2),
  ])
  func `without any terminal it decides what needs none`(
    options: String, output: String, status: Int
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("book.vcf", card("王小明", uid: "wang") + card("Bo", uid: "bo"))
    let script = """
      cd \(Shell.quoted(folder.path))
      setsid -w \(Shell.quoted(Shell.buildFolder))/kith pick --book book.vcf \(options); echo "status $?"
      """
    let text = Shell.run(["env", "TERM=xterm", "sh", "-c", script])
    #expect(text.hasPrefix(output), "\(text)")
    #expect(text.hasSuffix("status \(status)\n"), "\(text)")
  }
}
