import TerminalGrid
import Testing

struct NotationCase: CustomTestStringConvertible, Sendable {
  let notation: String
  let key: Key
  let label: String

  var testDescription: String { notation }

  static let all: [NotationCase] = [
    NotationCase(notation: "a", key: .character("a"), label: "a"),
    NotationCase(notation: "A", key: .character("A"), label: "A"),
    NotationCase(notation: "#", key: .character("#"), label: "#"),
    NotationCase(notation: "-", key: .character("-"), label: "-"),
    NotationCase(notation: "é", key: .character("é"), label: "é"),
    NotationCase(notation: "曾", key: .character("曾"), label: "曾"),
    NotationCase(notation: "C-n", key: .control("n"), label: "^N"),
    NotationCase(notation: "C--", key: .control("-"), label: "^-"),
    NotationCase(notation: "<C-space>", key: .control(" "), label: "Ctrl-Space"),
    NotationCase(notation: "<space>", key: .space, label: "Space"),
    NotationCase(notation: "<lt>", key: .character("<"), label: "<"),
    NotationCase(notation: "<gt>", key: .character(">"), label: ">"),
    NotationCase(notation: "<ret>", key: .enter, label: "Enter"),
    NotationCase(notation: "<esc>", key: .escape, label: "Esc"),
    NotationCase(notation: "<up>", key: .up, label: "↑"),
    NotationCase(notation: "<pagedown>", key: .pageDown, label: "PgDn"),
    NotationCase(notation: "<S-tab>", key: .backTab, label: "Shift-Tab"),
    NotationCase(notation: "<A-x>", key: .alt(.character("x")), label: "Alt-x"),
    NotationCase(notation: "<A-<>", key: .alt(.character("<")), label: "Alt-<"),
    NotationCase(notation: "<C-A-left>", key: Key(.left, [.control, .alt]), label: "Ctrl-Alt-←"),
    NotationCase(notation: "<F12>", key: Key(.function(12)), label: "F12"),
  ]
}

@Suite struct KeyNotationTests {
  @Test(arguments: NotationCase.all)
  func `a notation names its key`(example: NotationCase) throws {
    #expect(try Key(notation: example.notation) == example.key)
  }

  @Test(arguments: NotationCase.all.filter { $0.notation != "<A-<>" })
  func `a key has its notation and its label`(example: NotationCase) {
    #expect(example.key.notation == example.notation)
    #expect(example.key.label == example.label)
  }

  @Test func `a bracket with a modifier is written by its name`() throws {
    let key = Key.alt(.character("<"))
    #expect(key.notation == "<A-lt>")
    #expect(try Key(notation: "<A-lt>") == key)
  }

  @Test func `the bracketed form of a control key is read too`() throws {
    #expect(try Key(notation: "<C-n>") == .control("n"))
  }

  @Test(arguments: ["", "ab", "<>", "<nokey>", "<X-a>", "C-", "C-ab", "<F0>", "<F99>", "up"])
  func `what names no key is refused`(text: String) {
    #expect(throws: KeyNotationError(text: text)) { try Key(notation: text) }
  }
}

@Suite struct TerminalEventScriptTests {
  private func keys(_ keys: Key...) -> [TerminalEvent] { keys.map { .key($0) } }

  @Test func `words are the keys that type them`() throws {
    let events = try TerminalEvent.script("/zg <down><ret> C-l\n曾")
    let expected = keys(
      .character("/"), .character("z"), .character("g"), .down, .enter, .control("l"),
      .character("曾"))
    #expect(events == expected)
  }

  @Test func `mouse, paste, resize and signals are words in brackets`() throws {
    let script = "<press:3,78><drag:9,78><release:9,78> <wheel-up:0,0> <paste:a b> <resize:10x40>"
    let events = try TerminalEvent.script(script + " <terminate:15> <hangup>")
    let expected: [TerminalEvent] = [
      .mouse(MouseEvent(.press(.left), row: 3, column: 78)),
      .mouse(MouseEvent(.drag(.left), row: 9, column: 78)),
      .mouse(MouseEvent(.release(.left), row: 9, column: 78)),
      .mouse(MouseEvent(.wheelUp, row: 0, column: 0)),
      .paste("a b"), .resize(GridSize(rows: 10, columns: 40)),
      .terminate(signal: 15), .hangUp,
    ]
    #expect(events == expected)
  }

  @Test func `a click is a press and a release`() throws {
    let expected: [TerminalEvent] = [
      .mouse(MouseEvent(.press(.left), row: 1, column: 2)),
      .mouse(MouseEvent(.release(.left), row: 1, column: 2)),
    ]
    #expect(try TerminalEvent.script("<click:1,2>") == expected)
  }

  @Test(arguments: ["<click:1>", "<jump:1,2>", "<resize:x>", "<nokey>"])
  func `a word that means nothing is refused`(word: String) {
    #expect(throws: KeyNotationError(text: word)) { try TerminalEvent.script("a \(word)") }
  }
}
