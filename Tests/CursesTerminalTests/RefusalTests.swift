import CursesTerminal
import TerminalGrid
import Testing

extension SessionSuite {
  @Suite struct RefusalTests {
    private func refusal(_ options: TerminalOptions) -> TerminalRefusal? {
      do {
        _ = try CursesTerminal(options)
        return nil
      } catch {
        return error
      }
    }

    @Test(
      arguments: [
        (nil, .termUnset), ("", .termUnset), ("dumb", .termTooSimple("dumb")),
        ("no-such-terminal", .termUnknown("no-such-terminal")),
      ] as [(String?, TerminalRefusal)])
    func `a terminal that cannot be drawn on is refused`(
      term: String?, expected: TerminalRefusal
    ) throws {
      let terminal = try PseudoTerminal()
      let before = terminal.modes()
      let options = TerminalOptions(
        device: terminal.path, environment: term.map { ["TERM": $0] } ?? [:])
      #expect(refusal(options) == expected)
      #expect(terminal.output().isEmpty)
      #expect(terminal.modes() == before)
    }

    @Test func `a file is no terminal`() {
      let options = TerminalOptions(device: "/dev/null", environment: ["TERM": "xterm"])
      guard case .deviceNotUsable("/dev/null", _) = refusal(options) else {
        Issue.record("not refused")
        return
      }
    }

    @Test func `each refusal is one line that names the command that needs no screen`() {
      let refusals: [TerminalRefusal] = [
        .outputIsNoTerminal, .noTerminalForInput, .deviceNotUsable(path: "/x", reason: "y"),
        .termUnset, .termTooSimple("dumb"), .termUnknown("a\u{1B}[2J"), .setUpFailed(reason: "z"),
      ]
      for refusal in refusals {
        #expect(refusal.message.contains("kith list"))
        #expect(!refusal.message.contains("\n") && !refusal.message.contains("\u{1B}"))
      }
    }
  }
}
