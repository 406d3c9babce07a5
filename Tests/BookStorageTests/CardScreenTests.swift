import ContactBook
import TestSupport
import Testing
import TypeAhead

@testable import BookStorage

/// A screen only spares work: what is found is the same with it and without.
@Suite struct CardScreenTests {
  private static let names = [
    "Anna Berg", "Bo O'Connor", "Jean-Luc Noël", "王小明", "欧阳海", "佐藤さくら", "김민준", "Анна Иванова",
    "Ελένη Παππά", "Groß, Jürgen", "Łukasz Żółty", "Ａｄａ　Ｗｉｄｅ", "🎷 Combo", "", "X Æ A-12",
    "de la Cruz", "Nguyễn Văn An", "שלום כהן", "محمد علي", "Øyvind Åse", "Mc\\, Donald\\; Ron",
    "U2 Band", "ⅣPlus", "e\u{301}a decomposed", "Straße", "İstanbul", "ﬁne ligature",
  ]

  /// Cards in the forms that programs write.
  private static func cards(_ generator: inout SeededGenerator, count: Int) -> String {
    var text = ""
    for number in 0..<count {
      let name = names.randomElement(using: &generator) ?? ""
      let family = names.randomElement(using: &generator) ?? ""
      var lines = ["BEGIN:VCARD", "VERSION:3.0", "UID:c-\(number)"]
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: lines += ["N:\(family.replacing(";", with: ""));\(name.replacing(";", with: ""));;;"]
      case 1: lines += ["FN;CHARSET=UTF-8:\(name)"]
      case 2: lines += ["fn;encoding=quoted-printable:=4A=6F=73=C3=A9 Q"]
      case 3:
        let half = name.index(name.startIndex, offsetBy: name.count / 2)
        lines += ["FN:\(name[..<half])", " \(name[half...])"]
      case 4: lines += ["item1.FN:\(name)", "item1.X-ABLabel:x"]
      default: lines += ["FN:\(name)", "N:\(family);;;;"]
      }
      if number % 3 == 0 { lines.append("EMAIL;TYPE=home:user\(number)@example.org") }
      if number % 4 == 0 { lines.append("ORG:Acme \(number % 7);Unit") }
      if number % 5 == 0 { lines.append("TEL;TYPE=CELL:+46 8 \(number)") }
      if number % 6 == 0 {
        lines += ["PHOTO;ENCODING=b;TYPE=JPEG:QW5uYUJlcmdhY21l", " QW5uYQ==", "TITLE:Boss"]
      }
      if number % 7 == 0 { lines.append("NICKNAME:小\(number),Nick") }
      if number % 11 == 0 { lines.append("X-PHONETIC-LAST-NAME:さとう") }
      lines.append("END:VCARD")
      let end = number % 13 == 0 ? "\n" : "\r\n"
      text += lines.map { $0 + end }.joined()
    }
    return text
  }

  private static let queries = [
    "anna", "berg anna", "ANNA b", "oconnor", "o'connor", "connor", "jean", "luc noel", "noel",
    "wang", "wangxm", "wxm", "ouyang", "ouyangh", "oyh", "sato", "satou", "sakura", "kim",
    "gimminjun",
    "minjun", "ivan", "ivanova", "eleni", "pappa", "gross", "groß", "jurgen", "juergen", "lukasz",
    "zolty", "ada", "wide", "combo", "xae", "x", "cruz", "la", "nguyen", "van an", "oyvind", "ase",
    "aase", "donald", "mc", "ron", "u2", "user12", "user", "example", "user12@example.org", "acme",
    "acme 3", "unit acme", "nick", "xiao", "jose", "josé", "q", "boss", "ea", "strasse", "istanbul",
    "fine", "fi", "ab", "plus", "iv", "12", "+46", "tel", "fn", "end", "vcard", "zz", "a-12",
    "org:acme",
    "-anna", "anna -berg", "has:email", "\\", "(", "aa bb cc", "m", "s", "y",
    // Numbers, as they are, as words and as letters.
    "468", "+468", "8 46", "(46)-8", "0", "6", "66", "262", "5646", "9264", "2662", "22 23", "999",
    // Other scripts.
    "王", "王小", "王xm", "小 王", "歐陽", "欧y", "さくら", "サクラ", "佐藤さくら", "김", "ㄱㅁㅈ", "김민ㅈ", "иван",
    "ИВАН а", "ελ", "ελενη", "josé", "JOSÉ", "noël", "żół", "سلام", "محمد", "כהן", "🎷", "ﬁne",
    "ａｄａ", "Ⅳ",
    "é", "ø", "ß",
    // Words for a field.
    "org:acme anna", "anna org:acme", "name:anna", "name:wxm", "nick:小", "nick:nick", "email:user1",
    "email:example", "tel:46", "tel:+46", "tel:8", "tel:anna", "org:unit", "org:\"acme 3\"",
    "org:王",
    "-org:acme anna", "-has:tel berg", "has:tel berg", "name:berg -email:user1", "org: anna",
    "anna name:anna", "acme org:acme", "org:",
  ]

  private func found(_ text: String, in book: OpenedBook) -> [String] {
    let matches = BookSearch.index(of: book.book).matches(SearchQuery(text))
    return matches.indices.map(ContactID.init(rawValue:)).filter(book.book.contains)
      .compactMap { book.book.string(.identity, of: $0) }.sorted()
  }

  @Test(arguments: [UInt64(1), 2])
  func `a file gives the same with a screen as without`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    try folder.write("book.vcf", Self.cards(&generator, count: 90))
    try compare(folder.path + "/book.vcf")
  }

  @Test func `a folder gives the same with a screen as without`() throws {
    var generator = SeededGenerator(seed: 4)
    let folder = try TemporaryFolder()
    let cards = Self.cards(&generator, count: 60).split(separator: "BEGIN:VCARD")
    for (number, card) in cards.enumerated() {
      try folder.write("\(number).vcf", "BEGIN:VCARD" + card)
    }
    try compare(folder.path)
  }

  @Test(arguments: [
    "BEGIN:VCARD\rFN:Anna\rEND:VCARD\r", "junk\nBEGIN:VCARD\nFN:Anna\nEND:VCARD\n",
    "BEGIN:VCARD\nFN:Anna\nAGENT:\nBEGIN:VCARD\nFN:Bo\nEND:VCARD\nEND:VCARD\n",
    "BEGIN:VCARD\nFN:Bo\nBEGIN:VCARD\nFN:Anna\nEND:VCARD\n", "BEGIN:VCARD\nFN:Anna\n",
    "FN:Anna\nEND:VCARD\n", "BEGIN:VCARD\nFN:Anna\nEND:VCARDBEGIN:VCARD\nFN:Bo\nEND:VCARD\n",
    " BEGIN:VCARD\nFN:Anna\n END:VCARD\nEND:VCARD\n", "\u{FEFF}BEGIN:VCARD\nFN:Anna\nEND:VCARD",
    "BEGIN:VCARD\nFN:An=\n na\nEND:VCARD\n\n\n", "begin:vcard\nfn:Anna\nend:vcard\n",
    "BEGIN:VCARD\nFN;QUOTED-PRINTABLE:=41nna\nEND:VCARD\n",
    "BEGIN:VCARD\nFN;BASE64:QW5uYQ==\nEND:VCARD\n", "BEGIN:VCARD \nFN:Bo\nNOTE:anna\nEND:VCARD\n",
  ])
  func `a file that is not one card after the other is read as without`(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("book.vcf", text)
    for query in ["anna", "bo", "zz"] { try compare(folder.path + "/book.vcf", query) }
  }

  @Test func `an accent in another character set is found`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "book.vcf", Array("BEGIN:VCARD\nFN:Jos".utf8) + [0xE9] + Array("\nEND:VCARD\n".utf8))
    let screen = try #require(CardScreen(SearchQuery("jose")))
    let book = try OpenedBook.open(
      [try location(folder.path + "/book.vcf")], screenedBy: screen)
    #expect(book.book.count == 1)
  }

  @Test func `cards that cannot match are not read`() throws {
    let folder = try TemporaryFolder()
    let cards = (0..<200).map { number in
      card(
        number % 2 == 0 ? "Anna Berg" : "王小明", uid: "c-\(number)",
        more: [
          "EMAIL:user\(number)@example.org", "TEL;TYPE=HOME:+46 (8) \(number)-0",
          "NOTE:anna 王小 777 é",
        ])
    }
    try folder.write("book.vcf", cards.joined())
    for (query, count) in [
      ("user123", 1), ("xiaom", 100), ("berg", 100), ("nobody", 0), ("王小", 100), ("李", 0),
      ("8123", 1), ("+4681", 111), ("777", 0), ("2374", 100), ("name:berg", 100), ("org:acme", 0),
      ("tel:8123", 1), ("berg user12", 6), ("-has:tel xm", 100), ("zé", 0),
    ] {
      let screen = try #require(CardScreen(SearchQuery(query)))
      let book = try OpenedBook.open(
        [try location(folder.path + "/book.vcf")], screenedBy: screen)
      #expect(book.book.count == count, "\(query)")
    }
  }

  @Test(arguments: [
    "", "  ", "(", "anna (", "🎷", "has:email", "-has:tel", "-org:acme", "group:choir",
    "note:x anna",
    "has:photo anna", "org:", "tel:+",
  ])
  func `there is no screen where bytes do not tell`(text: String) {
    #expect(CardScreen(SearchQuery(text)) == nil)
  }

  @Test(arguments: [
    String(repeating: "a", count: 100_000), String(repeating: "person ", count: 10_000),
  ])
  func `a query longer than any contact is not sought in bytes`(text: String) {
    #expect(CardScreen(SearchQuery(text)) == nil)
  }

  private func location(_ path: String) throws -> BookLocation {
    try #require(try BookLocation.resolve([path], folders: UserFolders(environment: [:])).first)
  }

  private func compare(_ path: String, _ only: String? = nil) throws {
    let place = try location(path)
    let whole: OpenedBook
    do {
      whole = try OpenedBook.open([place])
    } catch {
      guard let screen = CardScreen(SearchQuery(only ?? "anna")) else { return }
      #expect(throws: StorageError.self) { try OpenedBook.open([place], screenedBy: screen) }
      return
    }
    for query in only.map({ [$0] }) ?? Self.queries {
      let screened = try OpenedBook.open([place], screenedBy: CardScreen(SearchQuery(query)))
      #expect(found(query, in: screened) == found(query, in: whole), "\(query)")
    }
  }
}
