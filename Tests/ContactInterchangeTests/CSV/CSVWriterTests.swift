import ContactInterchange
import TestSupport
import Testing
import VCardCodec

/// What is written, and what comes back of it.
struct CSVWriterTests {
  private static let ada = VCard([
    PropertyDraft("FN", .text("Ada Bell")), PropertyDraft("N", .components([["Bell"], ["Ada"]])),
    PropertyDraft(
      "TEL", .text("+15550100001"),
      parameters: [ParameterDraft("TYPE", "cell"), ParameterDraft("PREF", "1")]),
    PropertyDraft(
      "TEL", .text("0701234567"), parameters: [ParameterDraft("TYPE", ["work", "fax"])]),
    PropertyDraft("EMAIL", .text("ada@example.org"), parameters: [ParameterDraft("TYPE", "home")]),
    PropertyDraft(
      "ADR", .components([[""], ["Flat 2"], ["1 Lane"], ["Town"], ["TT"], ["12345"], ["Land"]]),
      parameters: [ParameterDraft("TYPE", "home")]),
    PropertyDraft("ORG", .components([["Bell, Inc."], ["Clocks"]])),
    PropertyDraft("TITLE", .text("Maker")), PropertyDraft("BDAY", .text("19800321")),
    PropertyDraft("NOTE", .text("He said \"hi\"\nand left; =1+2")),
    PropertyDraft("CATEGORIES", .list(["Choir", "Smith, Jones & Co"])),
  ])

  private static func text(_ written: WrittenCards) -> String {
    String(decoding: written.bytes, as: UTF8.self)
  }

  private static func losses(_ written: WrittenCards) -> [String] {
    written.losses.map { "\($0.contact): \($0.property) \($0.value): \($0.reason)" }
  }

  @Test func `writes Google's headings, as many as needed`() {
    let written = CSVWriter(dialect: .google).write([Self.ada])
    #expect(
      Self.text(written)
        == """
        First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Address 1 - Extended Address\r
        Ada,,Bell,,,,,,,,"Bell, Inc.",Maker,Clocks,1980-03-21,"He said ""hi""
        and left; =1+2",,"Choir ::: Smith, Jones & Co",Home,ada@example.org,* Mobile,+15550100001,Work Fax,0701234567,Home,"Flat 2
        1 Lane
        12345 Town, TT
        Land",1 Lane,Town,TT,12345,Land,Flat 2\r

        """)
    #expect(Self.losses(written) == [])
  }

  @Test func `writes headings for people, only those that are needed`() {
    let written = CSVWriter(dialect: .plain).write([Self.ada])
    #expect(
      Self.text(written)
        == """
        Name,Last Name,First Name,Company,Department,Job Title,Home E-mail,Mobile,Work Fax,Home Address Line 2,Home Street,Home City,Home State,Home Postal Code,Home Country,Birthday,Categories,Notes\r
        Ada Bell,Bell,Ada,"Bell, Inc.",Clocks,Maker,ada@example.org,+15550100001,0701234567,Flat 2,1 Lane,Town,TT,12345,Land,1980-03-21,"Choir;Smith, Jones & Co","He said ""hi""
        and left; =1+2"\r

        """)
    #expect(
      Self.losses(written) == ["Ada Bell: TEL +15550100001: it is no longer marked as preferred"])
  }

  @Test func `writes Outlook's headings with a byte order mark`() throws {
    let written = CSVWriter(dialect: .outlook).write([Self.ada])
    #expect(written.bytes.starts(with: [0xEF, 0xBB, 0xBF]))
    let lines = Self.text(written).split(separator: "\r\n")
    #expect(lines.first?.hasPrefix("\u{FEFF}Title,First Name,Middle Name,Last Name,Suffix") == true)
    #expect(
      Self.losses(written) == [
        "Ada Bell: TEL +15550100001: it is no longer marked as preferred",
        "Ada Bell: EMAIL ada@example.org: its label ‘home’ is not kept",
        "Ada Bell: ADR Flat 2, 1 Lane, Town, TT, 12345, Land: the table has no place for it",
      ])
    let read = try #require(ReadTable(written.bytes))
    #expect(
      read.cards == [
        [
          "FN:Ada Bell", "N:Bell;Ada;;;", "ORG:Bell\\, Inc.;Clocks", "TITLE:Maker",
          "ADR;TYPE=home:;;1 Lane\\nFlat 2;Town;TT;12345;Land", "TEL;TYPE=fax,work:0701234567",
          "TEL;TYPE=cell:+15550100001", "BDAY:19800321", "EMAIL:ada@example.org",
          "NOTE:He said \"hi\"\\nand left\\; =1+2", "CATEGORIES:Choir,Smith\\, Jones & Co",
        ]
      ])
  }

  @Test func `tells what Outlook has no place for`() {
    var drafts = [PropertyDraft("FN", .text("Many")), PropertyDraft("N", .components([["Many"]]))]
    for number in 1...4 { drafts.append(PropertyDraft("EMAIL", .text("\(number)@example.org"))) }
    drafts.append(PropertyDraft("PHOTO", .binary([0xFF, 0xD8], mediaType: "image/jpeg")))
    drafts.append(PropertyDraft("NICKNAME", .list(["M"])))
    drafts.append(
      PropertyDraft("TITLE", .text("Boss"), parameters: [ParameterDraft("LANGUAGE", "en")]))
    let written = CSVWriter(dialect: .outlook).write([VCard(drafts)])
    #expect(
      Self.losses(written) == [
        "Many: PHOTO image/jpeg 2 bytes: a table holds no pictures, sounds and keys",
        "Many: TITLE;LANGUAGE en: tables have no place for it",
        "Many: EMAIL 4@example.org: the table has no place for it",
        "Many: NICKNAME M: the table has no place for it",
      ])
  }

  /// The names of a table tell each other what they are: a name beside a family name alone is a given one.
  @Test(arguments: CSVWriter.Dialect.allCases)
  func `keeps a name that is a family name alone`(_ dialect: CSVWriter.Dialect) throws {
    let card = VCard([
      PropertyDraft("FN", .text("Bo")), PropertyDraft("N", .components([["Bo"], [""]])),
    ])
    let written = CSVWriter(dialect: dialect).write([card])
    #expect(written.losses.isEmpty)
    let read = try #require(ReadTable(written.bytes)?.cards.first)
    #expect(Set(read) == ["FN:Bo", "N:Bo;;;;"])
  }

  @Test(arguments: CSVWriter.Dialect.allCases)
  func `makes no given name of an address that stands for a name`(
    _ dialect: CSVWriter.Dialect
  ) throws {
    let address = "bo@example.org"
    let card = VCard([PropertyDraft("FN", .text(address)), PropertyDraft("EMAIL", .text(address))])
    let written = CSVWriter(dialect: dialect).write([card])
    #expect(written.losses.isEmpty)
    let read = try #require(ReadTable(written.bytes)?.cards.first)
    #expect(Set(read) == ["FN:\(address)", "EMAIL:\(address)"])
  }

  struct Active: Sendable {
    let value: String
    let spreadsheet: String
    var exact: String?
  }

  /// The cells that spreadsheets calculate, and those that only look like it.
  @Test(arguments: [
    Active(value: "=1+2", spreadsheet: "'=1+2"), Active(value: "@SUM(1)", spreadsheet: "'@SUM(1)"),
    Active(value: "+1+cmd|' /C calc'!A0", spreadsheet: "'+1+cmd|' /C calc'!A0"),
    Active(value: "-2+3", spreadsheet: "'-2+3"), Active(value: "＝1", spreadsheet: "'＝1"),
    Active(value: "-5", spreadsheet: "-5"), Active(value: "a=1", spreadsheet: "a=1"),
    Active(value: "'=1", spreadsheet: "''=1", exact: "''=1"),
    Active(value: "+46700000001", spreadsheet: "+467 00 00 00 01"),
    Active(value: "0701234567", spreadsheet: "07 01 23 45 67"),
    Active(value: "+46 70-1", spreadsheet: "+46 70-1"), Active(value: "112", spreadsheet: "112"),
    Active(value: "'n", spreadsheet: "'n"),
  ])
  func `neutralises what a spreadsheet would calculate, when asked to`(_ sample: Active) throws {
    let card = VCard([PropertyDraft("FN", .text(sample.value))])
    let safe = CSVWriter(dialect: .plain, forSpreadsheet: true).write([card])
    #expect(Self.text(safe) == "Name\r\n\(sample.spreadsheet)\r\n")
    let exact = CSVWriter(dialect: .plain).write([card])
    #expect(Self.text(exact) == "Name\r\n\(sample.exact ?? sample.value)\r\n")
    #expect(try #require(ReadTable(exact.bytes)).cards.first?.first == "FN:\(sample.value)")
    let read = try #require(ReadTable(safe.bytes)?.cards.first?.first)
    #expect(read.filter { $0 != " " } == "FN:\(sample.value)".filter { $0 != " " })
  }

  /// Every value that a card decodes to comes back, or is told.
  @Test(arguments: CSVWriter.Dialect.allCases, [1, 2] as [UInt64])
  func `loses nothing in silence`(dialect: CSVWriter.Dialect, seed: UInt64) throws {
    var contacts = RandomContacts(seed: seed)
    let cards = (0..<40).map { _ in contacts.next() }
    let written = CSVWriter(dialect: dialect).write(cards)
    var reader = try #require(CSVReader(written.bytes))
    for card in cards {
      let next = reader.next()
      let row = try #require(next, "a contact is missing")
      let name = card["FN"]?.text ?? ""
      let told = written.losses.filter { $0.contact == PlainName.trimmed(name) }
      let found = Set(CardInspection(row.card).values.map { "\($0.property)=\($0.value)" })
      for value in CardInspection(card).values where !Self.isTechnical(value.property) {
        let property = value.property.replacing("raw:", with: "")
        let base = property.split(separator: ".").first.map(String.init) ?? property
        guard !found.contains("\(value.property)=\(value.value)"),
          !Self.isSame(value, in: found)
        else { continue }
        #expect(
          told.contains { $0.property.hasPrefix(base) || base.hasPrefix($0.property) },
          "\(dialect) \(value.property)=\(value.value.debugDescription) of \(name.debugDescription) is lost"
        )
      }
    }
    let rest = reader.next()
    #expect(rest?.line == nil)
    #expect(reader.diagnostics == [])
  }

  /// Names of groups, types that say nothing, and a label, which a value tells as its own.
  private static func isTechnical(_ property: String) -> Bool {
    property == "VERSION" || property.hasSuffix(".GROUP") || property.hasSuffix("ABLABEL")
      || property.hasSuffix(".TYPE") || property.hasSuffix(".LABEL") || property.hasSuffix(".PREF")
  }

  /// Blanks at the ends of values do not count, nor does what a label says twice.
  private static func isSame(_ value: InspectedValue, in found: Set<String>) -> Bool {
    let text = PlainName.trimmed(value.value)
    return found.contains { entry in
      entry.hasPrefix(value.property + "=")
        && PlainName.trimmed(String(entry.dropFirst(value.property.utf8.count + 1))) == text
    }
  }

  /// Labels and marks come back too, or are told.
  @Test(arguments: CSVWriter.Dialect.allCases, [11, 12] as [UInt64])
  func `keeps labels and marks or tells of them`(
    dialect: CSVWriter.Dialect, seed: UInt64
  ) throws {
    var contacts = RandomContacts(seed: seed)
    let cards = (0..<40).map { _ in contacts.next() }
    let written = CSVWriter(dialect: dialect).write(cards)
    var reader = try #require(CSVReader(written.bytes))
    var kept = 0
    for card in cards {
      let next = reader.next()
      let row = try #require(next)
      let name = PlainName.trimmed(card["FN"]?.text ?? "")
      for property in ["TEL", "EMAIL"] {
        let found = Self.labelled(property, in: row.card)
        for value in Self.labelled(property, in: card) {
          if found.contains(value) {
            kept += 1
          } else {
            #expect(
              written.losses.contains { $0.contact == name && $0.property == property },
              "\(dialect) \(value) of \(name.debugDescription) is lost among \(found)")
          }
        }
      }
    }
    #expect(kept > 20)
  }

  private static func labelled(_ property: String, in card: VCard) -> [String] {
    card.all(property).map { line in
      let types = line.types.filter { !["voice", "pref"].contains($0) }.sorted()
      let label = card.all("X-ABLABEL").first { $0.group == line.group && line.group != nil }
      return
        "\(PlainName.trimmed(line.text)) \(types) \(PlainName.trimmed(label?.text ?? "")) \(line.isPreferred)"
    }
  }

  @Test func `guards headings made of labels too`() throws {
    let card = VCard([
      PropertyDraft("FN", .text("A")), PropertyDraft("X-CSV-FIELD", .text("1"), group: "item1"),
      PropertyDraft("X-ABLABEL", .text("=cmd"), group: "item1"),
    ])
    let safe = CSVWriter(dialect: .plain, forSpreadsheet: true).write([card])
    #expect(Self.text(safe) == "Name,'=cmd\r\nA,1\r\n")
    let lines = ["FN:A", "item1.X-CSV-FIELD:1", "item1.X-ABLabel:=cmd"]
    #expect(try #require(ReadTable(safe.bytes)).cards == [lines])
  }

  private static func cards(_ bytes: [UInt8]) throws -> [VCard] {
    var reader = try #require(CSVReader(bytes))
    var cards: [VCard] = []
    while let row = reader.next() { cards.append(row.card) }
    return cards
  }

  /// What the older exports of Google join, and what its new ones split, reads back the same.
  @Test(arguments: CSVDialectTests.google)
  func `writes what it has read of Google's`(_ sample: TableCase) throws {
    let cards = try Self.cards(sample.table)
    let written = CSVWriter(dialect: .google).write(cards)
    #expect(
      try #require(ReadTable(written.bytes)).cards.map(Set.init) == sample.cards.map(Set.init))
    #expect(Self.losses(written) == [])
  }
}

enum PlainName {
  static func trimmed(_ text: String) -> String {
    var rest = text.unicodeScalars[...]
    while let first = rest.first, " \t\n\r".unicodeScalars.contains(first) { rest.removeFirst() }
    while let last = rest.last, " \t\n\r".unicodeScalars.contains(last) { rest.removeLast() }
    return String(rest)
  }
}
