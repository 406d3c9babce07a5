import TerminalGrid
import Testing

@testable import CursesTerminal

@Suite struct LocaleChoiceTests {
  @Test(
    arguments: [
      (nil, "ANSI_X3.4-1968", .utf8Fallback),
      ("sv_SE.UTF-8", "UTF-8", .user),
      ("sv_SE.UTF-8", "", .utf8Fallback),
      ("sv_SE.utf8@euro", "", .utf8Fallback),
      ("C", "ANSI_X3.4-1968", .ascii),
      ("POSIX", "ANSI_X3.4-1968", .ascii),
      ("sv_SE", "ISO-8859-1", .ascii),
      ("sv_SE.ISO-8859-15", "", .ascii),
    ] as [(String?, String, LocaleChoice)])
  func `the locale decides what is sent`(name: String?, codeset: String, choice: LocaleChoice) {
    #expect(LocaleChoice.choose(name: name, codeset: codeset) == choice)
  }

  @Test func `the first variable that is not empty names the locale`() {
    #expect(LocaleChoice.name(in: ["LC_ALL": "", "LC_CTYPE": "a", "LANG": "b"]) == "a")
    #expect(LocaleChoice.name(in: ["LC_ALL": "c", "LANG": "b"]) == "c")
    #expect(LocaleChoice.name(in: [:]) == nil)
  }
}

@Suite struct KeyCodeTests {
  @Test(
    arguments: [
      ("kUP5", Key(.up, .control)), ("kDN3", Key(.down, .alt)), ("kLFT2", Key(.left, .shift)),
      ("kRIT6", Key(.right, [.control, .shift])), ("kNXT7", Key(.pageDown, [.control, .alt])),
    ])
  func `keys with modifiers are known by their names`(name: String, key: Key) {
    #expect(KeyCodes.extendedKey(name) == key)
  }

  @Test(arguments: ["kUP", "kUP1", "kNOPE5", "UP5", ""])
  func `other names are no keys`(name: String) {
    #expect(KeyCodes.extendedKey(name) == nil)
  }
}
