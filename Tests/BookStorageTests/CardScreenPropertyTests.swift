import ContactBook
import TestSupport
import Testing
import TypeAhead

@testable import BookStorage

/// Cards whose texts are put together from pieces of a kind, and queries from what is typed for them.
struct RandomCards: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// What values are made of, escaped as in a card.
  let pieces: [String]
  /// What queries are made of.
  let keys: [String]

  static let all = [
    RandomCards(
      testDescription: "words that run on",
      pieces: ["an", "na", "b", "Co", "-", ".", " ", "7", "_", "+", "ж"],
      keys: ["an", "na", "b", "co", "7", "a", " ", "2", "6"]),
    RandomCards(
      testDescription: "numbers", pieces: ["1", "23", "4", " ", "-", "ad", "(0)", "+", "٣", "王"],
      keys: ["1", "2", "3", "23", "4", "0", "+", "-", " ", "92"]),
    RandomCards(
      testDescription: "Latin", pieces: ["a", "an", "b", "é", "ß", " ", "-", "’", "7", "ü"],
      keys: ["a", "n", "b", "e", "s", "u", " ", "7", "é", "ß", "ü"]),
    RandomCards(
      testDescription: "Han", pieces: ["西", "安", "先", "长", "吕", "张", "張", "王", " ", "an"],
      keys: [
        "x", "i", "an", "ian", "l", "v", "u", "ch", "sh", "zhang", "g", "w", " ", "西", "安", "张",
        "長", "9",
        "4",
      ]),
    RandomCards(
      testDescription: "Hangul", pieces: ["김", "이", "박", "영", "수", "은", " ", "a"],
      keys: [
        "k", "g", "i", "m", "l", "ee", "p", "a", "r", "y", "o", "u", "ng", "s", "n", " ", "김", "ㅇ",
        "여",
      ]),
    RandomCards(
      testDescription: "kana", pieces: ["か", "シ", "た", "ね", "フ", "み", "ゃ", "ー", " ", "ab"],
      keys: ["k", "a", "s", "h", "i", "f", "u", "ta", "mi", "ne", "ka", " ", "か", "タ", "ﾐ", "ー"]),
    RandomCards(
      testDescription: "Cyrillic and Greek",
      pieces: ["и", "й", "в", "а", "ж", "щ", "ь", "к", "с", " ", "ου", "μπ", "α", "χ", "x"],
      keys: [
        "i", "y", "v", "a", "zh", "sh", "c", "h", "k", "s", "x", "o", "u", "b", "p", " ", "и", "Й",
        "α", "ж",
      ]),
    RandomCards(
      testDescription: "escapes",
      pieces: ["a", "b", "w", "\\n", "\\N", "\\,", "\\;", "\\\\", "и", " ", "王", "'"],
      keys: ["a", "b", "n", "i", "w", " ", "'"]),
    RandomCards(
      testDescription: "compatibility forms",
      pieces: [
        "Jean", "-", "O’", "\u{AD}", "\u{200D}", "ﬁ", "Ⅳ", "ª", "①", " ", "ｗ", "Ａ", "e\u{301}",
      ],
      keys: ["j", "jean", "o", "f", "fi", "iv", "a", "1", "w", "e", "-", " "]),
  ]

  func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...6, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }
    .joined()
  }

  /// Words, at times for a field.
  func query(_ random: inout SeededGenerator) -> String {
    let field = ["", "", "", "org:", "name:", "tel:", "email:", "-org:", "nick:"]
      .randomElement(using: &random)
    return (field ?? "") + words(&random)
  }

  private func words(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...5, using: &random)).map { _ in keys.randomElement(using: &random) ?? ""
    }
    .joined()
  }

  /// A card with any of the properties that lists and searches know, in any order and group.
  func card(_ number: Int, _ random: inout SeededGenerator) -> [UInt8] {
    var lines = [name(&random), Array("UID:user\(number)".utf8)]
    for property in [
      "N:%;%;;;", "ORG:%;%", "NICKNAME:%,%", "X-PHONETIC-LAST-NAME:%", "X-PHONETIC-FIRST-NAME:%",
      "X-PHONETIC-ORG:%", "SORT-STRING:%", "NOTE:%\\n%", "EMAIL;TYPE=home:an.na@%.example",
      "EMAIL:%.%@e.example", "TEL;TYPE=cell:+46 (8) %-%", "TEL:tel:+1-2%;ext=%", "TEL;VALUE=uri:%",
      "NOTE;ENCODING=QUOTED-PRINTABLE:%=\r\nFN:%", "ADR:;;%;%;;;",
    ] where Int.random(in: 0..<10, using: &random) < (property.hasPrefix("N:") ? 6 : 3) {
      let group = ["", "", "item1.", "g."].randomElement(using: &random) ?? ""
      let parts = property.split(separator: "%", omittingEmptySubsequences: false)
      var line = group
      for (index, part) in parts.enumerated() { line += (index > 0 ? text(&random) : "") + part }
      lines.append(Array(line.utf8))
    }
    lines.shuffle(using: &random)
    let bound = ["BEGIN:VCARD", "VERSION:3.0"].map { Array($0.utf8) }
    return (bound + lines + [Array("END:VCARD".utf8)]).flatMap { $0 + [0x0D, 0x0A] }
  }

  /// The line of the name, in one of the forms that programs write, or one without a name.
  private func name(_ random: inout SeededGenerator) -> [UInt8] {
    let text = text(&random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return Array("FN;CHARSET=UTF-8:\(text)".utf8)
    case 1:
      let digits = Array("0123456789ABCDEF".utf8)
      return Array("FN;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:".utf8)
        + text.utf8.flatMap { [0x3D, digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    case 2:
      // A fold may lie within a character.
      let bytes = Array(text.utf8)
      return Array("FN:".utf8) + bytes[..<(bytes.count / 2)] + [0x0D, 0x0A, 0x20]
        + bytes[(bytes.count / 2)...]
    case 3: return Array("TITLE:\(text)".utf8)
    case 4: return Array("item1.FN:\(text)".utf8)
    case 5: return Array("FN;CHARSET=ISO-8859-1:".utf8) + [0xC9] + Array("va".utf8)
    default: return Array("FN:\(text)".utf8)
    }
  }
}

/// Whatever is in the cards, the screen passes over none that a search finds.
@Suite struct CardScreenPropertyTests {
  private func found(_ query: SearchQuery, in book: OpenedBook) -> [String] {
    BookSearch.index(of: book.book).matches(query).indices.map(ContactID.init(rawValue:))
      .filter(book.book.contains).compactMap { book.book.string(.identity, of: $0) }.sorted()
  }

  @Test(arguments: RandomCards.all, [UInt64(3), 8])
  func `a search finds the same with a screen as without`(_ kind: RandomCards, seed: UInt64) throws
  {
    var random = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    try folder.write("book.vcf", (0..<80).flatMap { kind.card($0, &random) })
    let place = try #require(
      try BookLocation.resolve(
        [folder.path + "/book.vcf"], folders: UserFolders(environment: [:])
      ).first)
    let whole = try OpenedBook.open([place])
    var count = 0
    for _ in 0..<40 {
      let text = kind.query(&random)
      let screened = try OpenedBook.open([place], screenedBy: CardScreen(SearchQuery(text)))
      let query = SearchQuery(text)
      let (some, all) = (found(query, in: screened), found(query, in: whole))
      #expect(some == all, "\(text)")
      count += all.count
    }
    #expect(count > 100, "the queries find next to nothing")
  }
}
