import ContactInterchange
import TestSupport
import Testing

/// What is a table of contacts, in which characters, and what is wrong with it.
struct CSVRecognitionTests {
  struct Encoded: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let name: String
    var isTold = true
  }

  private static func utf16(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
    ((mark ? "\u{FEFF}" : "") + text).utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? pair : pair.reversed()
    }
  }

  private static let plain = "Name,Phone\nÄnne 𝄞,1\n"

  static let encoded: [Encoded] = [
    Encoded(testDescription: "UTF-8", bytes: Array(plain.utf8), name: "Änne 𝄞", isTold: false),
    Encoded(
      testDescription: "UTF-8 with a mark", bytes: [0xEF, 0xBB, 0xBF] + Array(plain.utf8),
      name: "Änne 𝄞", isTold: false),
    Encoded(
      testDescription: "UTF-16LE with a mark", bytes: utf16(plain, bigEndian: false, mark: true),
      name: "Änne 𝄞"),
    Encoded(
      testDescription: "UTF-16BE with a mark", bytes: utf16(plain, bigEndian: true, mark: true),
      name: "Änne 𝄞"),
    Encoded(
      testDescription: "UTF-16LE without", bytes: utf16(plain, bigEndian: false, mark: false),
      name: "Änne 𝄞"),
    Encoded(
      testDescription: "UTF-16BE without", bytes: utf16(plain, bigEndian: true, mark: false),
      name: "Änne 𝄞"),
    Encoded(
      testDescription: "Windows-1252, German",
      bytes: Array("Name;Stra".utf8) + [0xDF] + Array("e;Tel\n".utf8) + [0xC4]
        + Array("nne;Weg;1\n".utf8), name: "Änne"),
    Encoded(
      testDescription: "Windows-1250, Polish",
      bytes: [
        0x49, 0x6D, 0x69, 0xEA, 0x3B, 0x4E, 0x61, 0x7A, 0x77, 0x69, 0x73, 0x6B, 0x6F, 0x3B, 0x54,
        0x65, 0x6C, 0x65, 0x66, 0x6F, 0x6E, 0x20, 0x73, 0xB3, 0x75, 0xBF, 0x62, 0x6F, 0x77, 0x79,
        0x0A, 0xA3, 0x75, 0x63, 0x6A, 0x61, 0x3B, 0x57, 0xB9, 0xBF, 0x3B, 0x31, 0x0A,
      ],
      name: "Łucja Wąż"),
    Encoded(
      testDescription: "Windows-1251, Russian",
      bytes: [
        0xC8, 0xEC, 0xFF, 0x3B, 0xD4, 0xE0, 0xEC, 0xE8, 0xEB, 0xE8, 0xFF, 0x3B, 0xD2, 0xE5, 0xEB,
        0xE5, 0xF4, 0xEE, 0xED, 0x0A, 0xCF, 0xB8, 0xF2, 0xF0, 0x3B, 0xCE, 0xE1, 0xF0, 0xE0, 0xE7,
        0xF6, 0xEE, 0xE2, 0x3B, 0x31, 0x0A,
      ],
      name: "Пётр Образцов"),
    Encoded(
      testDescription: "Windows-1254, Turkish",
      bytes: [
        0x41, 0x64, 0xFD, 0x3B, 0x53, 0x6F, 0x79, 0x61, 0x64, 0xFD, 0x3B, 0x54, 0x65, 0x6C, 0x65,
        0x66, 0x6F, 0x6E, 0x3B, 0xDE, 0x65, 0x68, 0x69, 0x72, 0x0A, 0xDD, 0x70, 0x65, 0x6B, 0x3B,
        0xD6, 0x72, 0x6E, 0x65, 0xF0, 0x3B, 0x31, 0x3B, 0x78, 0x0A,
      ],
      name: "İpek Örneğ"),
    Encoded(
      testDescription: "Shift_JIS, Japanese",
      bytes: [
        0x90, 0xA9, 0x2C, 0x96, 0xBC, 0x2C, 0x89, 0xEF, 0x8E, 0xD0, 0x96, 0xBC, 0x0A, 0x8C, 0xA9,
        0x96, 0x7B, 0x2C, 0x94, 0x5C, 0x91, 0xBE, 0x98, 0x59, 0x2C, 0x95, 0x5C, 0x8E, 0xA6, 0x8E,
        0xD0, 0x0A,
      ],
      name: "見本能太郎"),
    Encoded(
      testDescription: "GBK, Chinese",
      bytes: [
        0xD0, 0xD5, 0x2C, 0xC3, 0xFB, 0x2C, 0xB5, 0xE7, 0xBB, 0xB0, 0x0A, 0xCD, 0xF5, 0x2C, 0xD0,
        0xA1, 0x81, 0x5C, 0x2C, 0x31, 0x0A,
      ],
      name: "王小乗"),
    Encoded(
      testDescription: "Big5, Chinese",
      bytes: [
        0xA9, 0x6D, 0x2C, 0xA6, 0x57, 0x2C, 0xB9, 0x71, 0xB8, 0xDC, 0x0A, 0xB3, 0x5C, 0x2C, 0xA5,
        0x5C, 0xBB, 0x5C, 0x2C, 0x31, 0x0A,
      ],
      name: "許功蓋"),
    Encoded(
      testDescription: "Windows-949, Korean",
      bytes: [
        0xBC, 0xBA, 0x2C, 0xC0, 0xCC, 0xB8, 0xA7, 0x2C, 0xC0, 0xFC, 0xC8, 0xAD, 0x0A, 0xB1, 0xE8,
        0x2C, 0xBF, 0xB9, 0xBD, 0xC3, 0x2C, 0x31, 0x0A,
      ],
      name: "김예시"),
    Encoded(
      testDescription: "UTF-8 with one broken row",
      bytes: Array("Name,Phone\nÄnne,1\nÖzil,2\nÜte,3\nRen".utf8) + [0xE9] + Array(",4\n".utf8),
      name: "Änne"),
  ]

  @Test(arguments: encoded)
  func `reads a character set`(_ sample: Encoded) throws {
    #expect(CSVReader.recognizes(sample.bytes[...]))
    let read = try #require(ReadTable(sample.bytes))
    #expect(read.cards.first?.first == "FN:\(sample.name)")
    #expect(read.diagnostics.isEmpty != sample.isTold)
  }

  @Test func `reads a broken row of UTF-8 as Windows-1252`() throws {
    let read = try #require(ReadTable(Self.encoded[Self.encoded.count - 1].bytes))
    #expect(read.cards.map(\.first) == ["FN:Änne", "FN:Özil", "FN:Üte", "FN:René"])
    #expect(read.diagnostics == ["1: some text is not UTF-8; it was read as Windows-1252"])
  }

  static let tables = [
    TableCase("a named separator", "sep=;\r\nName;Tel\r\nA;1\r\n", ["FN:A", "TEL:1"]),
    TableCase("a bar", "Name|Tel\nA|1\n", ["FN:A", "TEL:1"]),
    TableCase(
      "a title above the headings", "Members 2020,,\n\nName,Tel,\nA,1,\n", ["FN:A", "TEL:1"]),
    TableCase("rows that are empty", "Name,Tel\n,\n\nA,1\n , \n", ["FN:A", "TEL:1"]),
    TableCase("short rows", "Name,Tel,Notes\nA\nB,2\n", ["FN:A"], ["FN:B", "TEL:2"]),
    TableCase(
      "a longer row", "Name,Tel\nA,1,extra,,x\nB,2,\n",
      [
        "FN:A", "TEL:1", "item1.X-CSV-FIELD:extra", "item1.X-ABLabel:Column 3",
        "item2.X-CSV-FIELD:x", "item2.X-ABLabel:Column 5",
      ], ["FN:B", "TEL:2"],
      diagnostics: [
        "2: the row has more cells than there are headings; they are kept without a meaning"
      ]),
    TableCase(
      "a quote that nothing closes", "Name,Tel\n\"A,1\nB,2\n", ["FN:\"A", "TEL:1"],
      ["FN:B", "TEL:2"], diagnostics: ["2: a quote is never closed; it was read as text"]),
    TableCase(
      "a row that is nobody's", "Name,Tel,Shoe\nA,1,\n,,42\n", ["FN:A", "TEL:1"],
      diagnostics: ["3: the row has no name, address or number; it was left out"]),
    TableCase("a NUL in a cell", "Name,Tel\nA\0b,1\n", ["FN:Ab", "TEL:1"]),
    TableCase(
      "headings that nobody knows are kept", "Name,Größe Schuh,\nA,42,b\n",
      [
        "FN:A", "item1.X-CSV-FIELD:42", "item1.X-ABLabel:Größe Schuh", "item2.X-CSV-FIELD:b",
        "item2.X-ABLabel:Column 3",
      ]),
    TableCase(
      "a date proves the order of all", "Name,Birthday\nA,3/4/1990\nB,20/1/1991\n",
      ["FN:A", "BDAY:19900403"], ["FN:B", "BDAY:19910120"]),
    TableCase(
      "the month first, as English tables have it", "Name,Birthday\nA,3/4/1990\n",
      ["FN:A", "BDAY:19900304"]),
    TableCase(
      "what is no date stays",
      "Name,Birthday\nA,in spring\nB,21 Mar 1980\nC,1980-3-7\nD,1/1/4501\n",
      ["FN:A", "BDAY;VALUE=text:in spring"], ["FN:B", "BDAY:19800321"], ["FN:C", "BDAY:19800307"],
      ["FN:D"]),
    TableCase(
      "spreadsheet guards go", "Name,Notes\n'=A,'@b\n'n,''=c\n", ["FN:=A", "NOTE:@b"],
      ["FN:'n", "NOTE:'=c"]),
    TableCase("only headings", "Name,Tel\n"),
  ]

  @Test(arguments: tables)
  func `reads a table and tells what is wrong`(_ sample: TableCase) throws {
    let read = try #require(ReadTable(sample.table))
    #expect(read.cards == sample.cards)
    #expect(read.diagnostics == sample.diagnostics)
  }

  @Test func `tells the line of the file at which a row begins`() throws {
    let read = try #require(ReadTable("Name,Notes\r\nA,\"1\r\n2\"\r\n\r\nB,3\r\n"))
    #expect(read.lines == [2, 5])
  }

  @Test(arguments: [
    "", "\n\n", "BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD\n",
    "dn: cn=a,o=b\ncn: a\nmail: a@b.org\n",
    "# abook addressbook file\n\n[format]\nprogram=abook\n", "[{\"name\": \"A\"}]",
    "alias ann Ann Bee <a@example.org>\n", "Dear Sir, I write to you.\nYours, A\n",
    "id,price,amount\n1,2,3\n", "\u{0}\u{1}\u{2}", "sep=;", "a,b\n1,2\n",
  ])
  func `is no table of contacts`(_ text: String) {
    #expect(!CSVReader.recognizes(Array(text.utf8)[...]))
    #expect(CSVReader(Array(text.utf8)) == nil)
    #expect(CSVReader.read(Array(text.utf8)).diagnostics.count == 1)
  }

  /// Damage of any kind: nothing crashes, hangs, or makes more of a table than it is.
  @Test(arguments: 0..<8)
  func `survives damage`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 0xC5C5)
    let tables = CSVDialectTests.google + CSVDialectTests.outlook + CSVDialectTests.others
    let words: [[UInt8]] =
      [
        "\"", "\"\"", ",", ";", "\t", "\n", "\r\n", "\r", "\0", " ::: ", "* ", "'=", "\u{FEFF}",
        "sep=,\n", "0/0/00", "99/99/99", "- 1 -", "(", ")", "\u{10FFFF}",
      ].map { Array($0.utf8) } + [[0xFF, 0xFE], [0xE9], [0xC3]]
    for _ in 0..<20 {
      var bytes = tables.randomElement(using: &generator)?.table ?? []
      for _ in 0..<Int.random(in: 1...8, using: &generator) where !bytes.isEmpty {
        let start = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.insert(contentsOf: words.randomElement(using: &generator) ?? [], at: start)
        case 1: bytes.removeSubrange(start..<min(bytes.count, start + 9))
        case 2: bytes[start] = UInt8.random(in: 0...255, using: &generator)
        default: DamagedCards.damage(&bytes, using: &generator)
        }
      }
      guard let read = ReadTable(bytes) else { continue }
      #expect(read.cards.count <= bytes.count)
      #expect(read.cards.allSatisfy { !$0.isEmpty })
    }
  }
}
