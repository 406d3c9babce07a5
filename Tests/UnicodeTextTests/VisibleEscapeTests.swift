import Testing
import UnicodeText

@Suite struct VisibleEscapeTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("Zoë 王小明 김민수", "Zoë 王小明 김민수"),
    ("\u{1B}[2J", "^[[2J"),
    ("a\r\n\tb\0", "a^M^J^Ib^@"),
    ("\u{7F}", "^?"),
    ("\u{85}\u{9B}", "<85><9B>"),
    ("\u{202E}gpj", "\\u{202E}gpj"),
    ("\u{2028}", "\\u{2028}"),
    ("a\u{200D}", "a\\u{200D}"),
    ("\u{E000}\u{378}", "\\u{E000}\\u{378}"),
    ("\u{301}", "\\u{301}"),
    ("e\u{301}", "e\u{301}"),
    ("❤️ 👍🏽", "❤️ 👍🏽"),
    ("x\u{E0041}", "x\\u{E0041}"),
    ("\u{3164}", "\\u{3164}"),
    ("x\u{323}\u{325}\u{330}\u{331}\u{332}", "x\u{323}\u{325}\u{330}\u{331}\\u{332}"),
    ("கோ", "கோ"),
  ])
  func escapes(_ source: String, _ visible: String) {
    #expect(VisibleEscape.escape(source).scalars == visible.scalars)
  }
}
