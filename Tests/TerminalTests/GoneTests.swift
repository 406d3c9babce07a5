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
