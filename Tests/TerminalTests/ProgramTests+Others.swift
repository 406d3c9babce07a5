import Glibc
import TestSupport
import Testing

extension ProgramTests {
  @Test func `when the terminal goes, the program goes`() throws {
    let screen = try TmuxScreen(running: ["kith", "--book", "book.vcf"])
    try #require(screen.waits(for: "Anna Berg"), "\(screen.text())")
    let process = try #require(screen.process())
    screen.close()
    #expect(Shell.wait { kill(process, 0) != 0 })
  }

  @Test(arguments: [Ending.all[0], Ending.all[6]])
  func `what was said meanwhile on standard error is shown afterwards`(ending: Ending) throws {
    let screen = try TmuxScreen(running: ["sh", "-c", Self.script])
    try #require(screen.waits(for: "Anna Berg"), "\(screen.text())")
    let process = try #require(screen.process())
    try TextFile("/proc/\(process)/fd/2").write("said \u{1B}[7m\u{9B}7m meanwhile\n")
    screen.type("j")
    ending.act(screen)
    try #require(screen.waits(for: "finished"), "\(screen.text())")
    #expect(screen.shows("said ?[7m"))
    #expect(screen.shows("meanwhile"))
  }

  @Test func `stopped and continued by others, it draws again`() throws {
    let screen = try TmuxScreen(running: ["sh", "-c", Self.script])
    try #require(screen.waits(for: "Anna Berg"), "\(screen.text())")
    let process = try #require(screen.process())
    kill(process, SIGSTOP)
    screen.resize(columns: 70, rows: 15)
    kill(process, SIGCONT)
    screen.type("/cem")
    #expect(screen.waits(for: "1 of 4"))
    #expect(screen.value("alternate_on") == "1")
    screen.press("C-c")
    try #require(screen.waits(for: "finished"), "\(screen.text())")
    #expect(screen.file("after") == screen.file("before").replacing(rows: 20, by: 15, columns: 70))
  }

  @Test(arguments: ["C-z", "kill -STOP"])
  func `stopped, it ends when it is asked to, and leaves the terminal to the shell`(
    stop: String
  ) throws {
    let screen = try TmuxScreen(running: ["bash", "--norc", "--noprofile", "-i"])
    try #require(screen.waits(for: "ready>"), "\(screen.text())")
    screen.type("kith --book book.vcf\n")
    try #require(screen.waits(for: "Anna Berg"), "\(screen.text())")
    let process = try #require(screen.process())
    if stop == "C-z" { screen.press("C-z") } else { kill(process, SIGSTOP) }
    try #require(screen.waits(for: "Stopped"), "\(screen.text())")
    kill(process, SIGTERM)
    kill(process, SIGCONT)
    #expect(Shell.wait { kill(process, 0) != 0 })
    screen.type("echo over\n")
    #expect(screen.waits(for: "Terminated"))
    #expect(screen.waits(for: "over"))
    #expect(screen.value("alternate_on") == "0")
    #expect(screen.value("mouse_any_flag") == "0")
    #expect(!screen.shows("Anna Berg"))
  }

  @Test func `continued in the background it stays stopped, and comes back`() throws {
    let screen = try TmuxScreen(running: ["bash", "--norc", "--noprofile", "-i"])
    try #require(screen.waits(for: "ready>"), "\(screen.text())")
    screen.type("kith --book book.vcf\n")
    try #require(screen.waits(for: "Anna Berg"), "\(screen.text())")
    screen.press("C-z")
    try #require(screen.waits(for: "Stopped"), "\(screen.text())")
    screen.type("clear; bg\n")
    #expect(screen.waits(for: "--book book.vcf &"))
    screen.type("clear; jobs\n")
    #expect(screen.waits(for: "Stopped"))
    #expect(screen.value("alternate_on") == "0")
    screen.type("fg\n")
    #expect(screen.waits(for: "Cem Demir"))
    screen.type("q")
    #expect(Shell.wait { screen.value("alternate_on") == "0" })
  }

  @Test func `marks are there after a restart`() throws {
    let first = "kith --book book.vcf; echo first; read line"
    let script = "\(first); exec kith --book book.vcf"
    let screen = try TmuxScreen(running: ["sh", "-c", script])
    try #require(screen.waits(for: "Anna Berg"), "\(screen.text())")
    screen.type("i")
    try #require(screen.waits(for: "1 marked"), "\(screen.text())")
    screen.type("q")
    try #require(screen.waits(for: "first"), "\(screen.text())")
    screen.press("Enter")
    #expect(screen.waits(for: "1 marked"))
  }
}

extension String {
  /// The output of `stty -a` in a window of another size.
  fileprivate func replacing(rows: Int, by newRows: Int, columns: Int) -> String {
    let old = "rows \(rows); columns 80;"
    guard let range = firstRange(of: old) else { return self }
    return self[..<range.lowerBound] + "rows \(newRows); columns \(columns);"
      + self[range.upperBound...]
  }
}
