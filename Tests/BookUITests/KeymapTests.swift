import BookUI
import TerminalGrid
import Testing

@Suite struct KeymapTests {
  private let keymap = Keymap.standard

  @Test(arguments: "ABCDEFGHIJKLMNOPQRSTUVWXYZ#ÅØЖΩ王가あא")
  func `letters jump in the list and on the index bar`(_ letter: Character) {
    for context in [KeyContext.list, .range, .indexBar] {
      #expect(keymap.command(for: .character(letter), in: context) == .jump(letter))
    }
    #expect(
      keymap.command(for: .character(letter), in: .search) == .edit(.insert(String(letter))))
  }

  @Test(arguments: "åжω")
  func `a letter beyond ASCII jumps in lower case too`(_ letter: Character) {
    #expect(keymap.command(for: .character(letter), in: .list) == .jump(letter))
  }

  @Test(arguments: "wxyz019")
  func `other keys are kept free`(_ letter: Character) {
    #expect(keymap.command(for: .character(letter), in: .list) == nil)
  }

  @Test(arguments: KeyContext.allCases)
  func `a key has one meaning in a context, and none is an upper-case letter`(
    _ context: KeyContext
  ) {
    let keys = (keymap.bindings[context] ?? []).flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    #expect(!keys.contains { $0.typed?.isUppercase ?? false })
  }

  @Test(arguments: KeyContext.allCases)
  func `Ctrl-C, Ctrl-Z and Ctrl-L work everywhere`(_ context: KeyContext) {
    #expect(keymap.command(for: .control("c"), in: context) == .interrupt)
    #expect(keymap.command(for: .control("z"), in: context) == .suspend)
    #expect(keymap.command(for: .control("l"), in: context) == .redraw)
  }

  @Test func `a search takes every character, the question mark and the blank too`() {
    for character in "?q /+é" {
      #expect(
        keymap.command(for: .character(character), in: .search)
          == .edit(.insert(String(character))))
    }
  }

  @Test func `the keys that leave the program ask for it`() throws {
    for (script, effect) in [
      ("q", Effect.quit(.done)), ("<esc>", .quit(.done)), ("C-g", .quit(.done)),
      ("C-c", .quit(.interrupted)), ("/ab C-c", .quit(.interrupted)), ("C-z", .suspend),
      ("C-l", .redraw), ("? C-z", .suspend),
    ] {
      var browser = try Browser(["Adler, Ada"])
      try browser.type(script)
      #expect(browser.effects == [effect])
    }
  }
}
