import Testing
import UnicodeText

/// A string, what is drawn for it (substitutes in braces, flag letters in parentheses, disputed
/// parts in angle brackets), its columns and the invisible characters that were dropped.
struct DisplayCase: Sendable, CustomTestStringConvertible {
  let source: String
  let drawn: String
  let width: Int
  let hidden: Int
  let testDescription: String

  init(_ description: String, _ source: String, _ drawn: String, _ width: Int, hidden: Int = 0) {
    testDescription = description
    self.source = source
    self.drawn = drawn
    self.width = width
    self.hidden = hidden
  }
}

@Suite struct DisplayTextTests {
  static let cases = [
    DisplayCase("empty", "", "", 0),
    DisplayCase("ASCII", "Ann Lee", "Ann Lee", 7),
    DisplayCase("precomposed accents", "Zoë Müller", "Zoë Müller", 10),
    DisplayCase("a combining accent is composed", "Zoe\u{308}", "Zo\u{EB}", 3),
    DisplayCase("Han", "王小明", "王小明", 6),
    DisplayCase("kana with a voicing mark", "\u{304B}\u{3099}", "\u{304C}", 2),
    DisplayCase("half-width kana with a voicing mark", "ｶﾞ", "ｶﾞ", 2),
    DisplayCase("jamo of one syllable", "\u{1112}\u{1161}\u{11AB}", "한", 2),
    DisplayCase("a vowel jamo alone", "\u{1161}", "{?}", 1),
    DisplayCase("old Hangul that does not compose", "\u{1112}\u{119E}", "\u{1112}{?}", 3),
    DisplayCase("family of emoji", "👨‍👩‍👧‍👦!", "👨!", 3),
    DisplayCase("woman shrugging", "🤷‍♀️", "🤷", 2),
    DisplayCase("skin tone", "👍🏽", "👍", 2),
    DisplayCase("skin tone alone", "a🏽", "a", 1),
    DisplayCase("a skin tone with nothing before it", "🏽", "{?}", 1),
    DisplayCase("heart with a selector", "❤️", "❤", 1),
    DisplayCase("telephone as text", "☎︎", "☎", 1),
    DisplayCase("keycap", "1️⃣", "1", 1),
    DisplayCase("flag", "🇸🇪", "(S)(E)", 2),
    DisplayCase("one letter of a flag", "🇸", "(S)", 1),
    DisplayCase("flag made of tags", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏴", 2),
    DisplayCase(
      "five marks", "x\u{323}\u{325}\u{330}\u{331}\u{332}", "x\u{323}\u{325}\u{330}\u{331}", 1),
    DisplayCase("a mark alone", "\u{301}", "{?}", 1),
    DisplayCase("Han with a variation selector", "葛\u{E0100}", "葛", 2),
    DisplayCase("zero-width characters", "a\u{200B}b\u{FEFF}\u{AD}\u{2060}", "ab", 2, hidden: 4),
    DisplayCase("zero-width characters alone", "\u{200B}", "", 0, hidden: 1),
    DisplayCase("bidi override", "a\u{202E}b", "a{?}b", 3),
    DisplayCase("escape sequence", "\u{1B}[31m", "{?}[31m", 5),
    DisplayCase("C1 control", "\u{9B}2J", "{?}2J", 3),
    DisplayCase("line ends", "a\r\nb", "a{?}{?}b", 4),
    DisplayCase("line separator", "a\u{2028}b", "a{?}b", 3),
    DisplayCase("Hangul filler", "\u{3164}", "{?}", 1),
    DisplayCase("private use", "\u{E000}", "{?}", 1),
    DisplayCase("unassigned", "\u{378}", "{?}", 1),
    DisplayCase("noncharacter", "\u{FFFF}", "{?}", 1),
    DisplayCase("hidden tag", "\u{E0041}", "{?}", 1),
    DisplayCase("replacement character", "\u{FFFD}", "{?}", 1),
    DisplayCase("newer than the C library", "\u{1FAE8}", "{?}", 1),
    DisplayCase("Devanagari vowel sign", "कि", "<क><ि>", 2),
    DisplayCase("Devanagari virama", "नम\u{94D}", "नम\u{94D}", 2),
    DisplayCase("Devanagari conjunct", "क्ष", "<क्><ष>", 2),
    DisplayCase("Tamil two-part vowel", "கோ", "<க><ோ>", 2),
    DisplayCase("Thai marks", "ที่", "ที่", 1),
    DisplayCase("Thai am", "กำ", "กำ", 2),
    DisplayCase("sign before a number", "\u{600}1", "<\u{600}><1>", 2),
    DisplayCase("Hebrew points", "שָׁ", "\u{5E9}\u{5B8}\u{5C1}", 1),
    DisplayCase("Arabic", "علي", "علي", 3),
    DisplayCase("ambiguous characters are narrow", "α§①─★“", "α§①─★“", 6),
    DisplayCase("Extension B", "𠀋", "𠀋", 2),
    DisplayCase("circled number, hexagram", "㉈䷀", "㉈䷀", 4),
    DisplayCase("full width", "ＡＢ", "ＡＢ", 4),
  ]

  @Test(arguments: cases) func reduces(_ example: DisplayCase) {
    let text = DisplayText(example.source)
    #expect(notation(text) == example.drawn.scalars)
    #expect(text.width == example.width)
    #expect(text.hiddenCount == example.hidden)
    #expect(text.width == text.clusters.reduce(0) { $0 + $1.width })
    #expect(text.clusters.allSatisfy { 1...2 ~= $0.width })
  }

  @Test func `clusters know where they come from`() {
    let text = DisplayText("é\u{200B}王x\u{301}")
    #expect(text.clusters.map(\.offset) == [0, 5, 8])
  }

  @Test func `cuts at clusters`() {
    let text = DisplayText("ab王小明")
    #expect(text.truncated(to: 5).text == "ab王")
    #expect(text.truncated(to: 5).width == 4)
    #expect(text.truncated(to: 0).width == 0)
    #expect(text.truncated(to: 8).text == "ab王小明")
    #expect(text.elided(to: 7).text == "ab王小…")
    #expect(text.elided(to: 1).text == "…")
    #expect(text.elided(to: 0).text == "")
    #expect(text.elided(to: 8).text == "ab王小明")
  }

  @Test func `nothing that steers a terminal is left, whatever the scalar`() {
    for scalar in variousScalars {
      for cluster in DisplayText(String(Character(scalar))).clusters {
        let isSafe = cluster.text.unicodeScalars.allSatisfy { drawn in
          switch drawn.properties.generalCategory {
          case .control, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
          case .format: (0x600...0x605).contains(drawn.value)
          default: true
          }
        }
        #expect(isSafe, "U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  /// The drawn text as written in the cases, as scalars: `==` on strings would call composed and
  /// decomposed forms equal.
  private func notation(_ text: DisplayText) -> [Unicode.Scalar] {
    text.clusters.reduce(into: "") { result, cluster in
      switch cluster.kind {
      case .plain: result += cluster.text
      case .substitute: result += "{\(cluster.text)}"
      case .dim: result += "(\(cluster.text))"
      case .flagged: result += "<\(cluster.text)>"
      }
    }
    .scalars
  }
}
