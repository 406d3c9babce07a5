import Testing
import UnicodeText

@Suite struct CharsetTests {
  @Test(
    arguments: [
      ("UTF-8", [0xE7, 0x8E, 0x8B], "王"),
      ("utf8", [0x41, 0xFF], "A\u{FFFD}"),
      ("ISO-8859-1", [0x4D, 0xFC, 0x93], "Mü“"),
      ("Windows-1252", [0x80], "€"),
      ("\"latin1\"", [0xE9], "é"),
      ("GB2312", [0xCD, 0xF5], "王"),
      ("gbk", [0x95, 0xD1], "曆"),
      ("Big5", [0xA4, 0xFD], "王"),
      ("SHIFT_JIS", [0x93, 0x63, 0x87, 0x40], "田①"),
      ("ISO-2022-JP", [0x1B, 0x24, 0x42, 0x45, 0x44, 0x1B, 0x28, 0x42], "田"),
      ("EUC-JP", [0xC5, 0xC4], "田"),
      ("EUC-KR", [0xB1, 0xE8], "김"),
      ("KOI8-R", [0xE9], "И"),
      ("ISO-8859-16", [0xAA, 0x74, 0xFE], "Ștț"),
      ("Macintosh", [0x8E], "é"),
      ("windows-1251", [0xC8], "И"),
      ("ISO-8859-7", [0xE1], "α"),
      ("UTF-16LE", [0x8B, 0x73], "王"),
      ("UTF-16BE", [0x73, 0x8B], "王"),
    ] as [(String, [UInt8], String)])
  func decodes(_ name: String, _ bytes: [UInt8], _ text: String) {
    #expect(Charset(named: name)?.decode(bytes) == text)
  }

  @Test(arguments: ["", "no-such-charset", "a b\u{1B}", "王"]) func unknown(_ name: String) {
    #expect(Charset(named: name) == nil)
  }

  @Test func `well-formed UTF-8 is taken as such, all else in the fallback`() {
    #expect(Charset.decodeUTF8([0xC3, 0xA9]) == "é")
    #expect(Charset.decodeUTF8([0x4D, 0xFC, 0x6C]) == "Mül")
    #expect(Charset.decodeUTF8([] as [UInt8]) == "")
  }

  @Test func `empty input is empty text`() {
    #expect(Charset(named: "Big5")?.decode([] as [UInt8]) == "")
  }
}
