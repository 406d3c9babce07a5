import Glibc
import TestSupport
import Testing

extension ProgramTests {
  @Test func `when the terminal goes, the program goes`() throws {
    let screen = try TmuxScreen(running: [Self.kith, "--book", "book.vcf"])
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

  @Test func `marks are there after a restart`() throws {
    let first = "\(Shell.quoted(Self.kith)) --book book.vcf; echo first; read line"
    let script = "\(first); exec \(Shell.quoted(Self.kith)) --book book.vcf"
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
