/// Guesses a code page from its bytes, for tables whose headings are in ASCII and say nothing of it.
///
/// Western text has single letters beyond ASCII among others; Cyrillic has whole words of them, mostly small
/// ones; Chinese, Japanese and Korean have pairs, whose first bytes keep to the rows of common characters.
struct CodePageGuess {
  /// The label of the code page.
  let label: String

  /// Looks at some text.
  ///
  /// - Complexity: linear.
  init(_ bytes: ArraySlice<UInt8>) {
    let counts = Counts(bytes)
    label = Self.label(counts)
  }

  private static func label(_ counts: Counts) -> String {
    guard counts.high >= 4 else { return "windows-1252" }
    let high = Double(counts.high)
    if Double(counts.japanesePairs * 2) >= 0.9 * Double(counts.high + counts.japaneseASCIITrails) {
      return "windows-31j"
    }
    if Double(counts.alone) >= 0.6 * high { return "windows-1252" }
    if Double(counts.cyrillic) >= 0.95 * high, Double(counts.cyrillicSmall) >= 0.6 * high {
      return "windows-1251"
    }
    let pairs = Double(counts.pairs)
    guard counts.pairs >= 2 else { return "windows-1252" }
    if Double(counts.asciiTrails) >= 0.1 * pairs, Double(counts.big5Leads) >= 0.9 * pairs {
      return "big5"
    }
    // The commonest Hangul fill the first rows of the plane in which the commonest Han fill twice as many.
    if counts.pairs >= 12, Double(counts.koreanLeads) >= 0.98 * pairs { return "windows-949" }
    return Double(counts.chineseLeads) >= 0.7 * pairs ? "gb18030" : "windows-1252"
  }

  /// How often the bytes look like which kind of text.
  private struct Counts {
    /// Bytes beyond ASCII.
    var high = 0
    /// Those between two bytes of ASCII.
    var alone = 0
    var cyrillic = 0
    var cyrillicSmall = 0
    /// Pairs as GBK, Big5 and the Korean code page have them.
    var pairs = 0
    var asciiTrails = 0
    var chineseLeads = 0
    var koreanLeads = 0
    var big5Leads = 0
    /// Pairs of Shift_JIS in the rows of kana and common kanji, and those with an ASCII byte in second place.
    var japanesePairs = 0
    var japaneseASCIITrails = 0

    init(_ bytes: ArraySlice<UInt8>) {
      var index = bytes.startIndex
      var isLead = false
      var isJapaneseLead = false
      while index < bytes.endIndex {
        let byte = bytes[index]
        let before = index > bytes.startIndex ? bytes[index - 1] : 0
        let next = index + 1 < bytes.endIndex ? bytes[index + 1] : 0
        if byte >= 0x80 {
          high += 1
          if before < 0x80, next < 0x80 { alone += 1 }
          if byte >= 0xC0 || byte == 0xA8 || byte == 0xB8 { cyrillic += 1 }
          if byte >= 0xE0 || byte == 0xB8 { cyrillicSmall += 1 }
        }
        isLead = !isLead && countPair(byte, next)
        isJapaneseLead = !isJapaneseLead && countJapanese(byte, next)
        index += 1
      }
    }

    /// Counts a pair that begins here; says whether one does.
    private mutating func countPair(_ lead: UInt8, _ trail: UInt8) -> Bool {
      guard lead >= 0x81, lead <= 0xFE, trail >= 0x40, trail != 0x7F, trail != 0xFF else {
        return false
      }
      pairs += 1
      if trail < 0x80 { asciiTrails += 1 }
      if (0xB0...0xD7).contains(lead), trail >= 0xA1 { chineseLeads += 1 }
      if (0xB0...0xC8).contains(lead), trail >= 0xA1 { koreanLeads += 1 }
      if (0xA4...0xF9).contains(lead), trail < 0x80 || trail >= 0xA1 { big5Leads += 1 }
      return true
    }

    private mutating func countJapanese(_ lead: UInt8, _ trail: UInt8) -> Bool {
      guard lead == 0x82 || lead == 0x83 || (0x88...0x97).contains(lead), trail >= 0x40,
        trail != 0x7F, trail <= 0xFC
      else { return false }
      japanesePairs += 1
      if trail < 0x80 { japaneseASCIITrails += 1 }
      return true
    }
  }
}
