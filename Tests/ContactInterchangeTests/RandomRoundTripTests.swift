import ContactInterchange
import TestSupport
import Testing
import VCardCodec

/// Random contacts through every format: what is written is read as the same, or told as lost.
@Suite("Random contacts through every format")
struct RandomRoundTripTests {
  struct Format: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let format: ForeignFormat
    let writer: @Sendable () -> any ForeignWriter

    /// Whether all that it has of a contact comes from what it can hold; the cells of a table and abook's fields are
    /// text that says little of itself.
    var isExact: Bool { format != .csv && format != .abook }

    func read(_ bytes: [UInt8]) throws -> ReadCards {
      try #require(format.reader).read(bytes)
    }
  }

  static let formats: [Format] =
    [
      Format(testDescription: "LDIF", format: .ldif) { LDIFWriter() },
      Format(testDescription: "abook", format: .abook) { AbookWriter() },
      Format(testDescription: "jCard", format: .jcard) { JCardWriter() },
      Format(testDescription: "vCard 3.0", format: .vcf) { VCardWriter(version: .v30) },
      Format(testDescription: "vCard 4.0", format: .vcf) { VCardWriter(version: .v40) },
    ]
    + CSVWriter.Dialect.allCases.map { dialect in
      Format(testDescription: "CSV \(dialect.rawValue)", format: .csv) {
        CSVWriter(dialect: dialect)
      }
    }

  private static func written(_ card: VCard, _ format: Format) -> WrittenCards {
    var writer = format.writer()
    writer.append(card)
    return writer.finish()
  }

  /// A value that does not come back as it was has a loss of its property.
  @Test(arguments: formats, 0..<3)
  func `what is lost is told`(format: Format, seed: Int) throws {
    var contacts = RandomContacts(seed: UInt64(seed) + 77)
    for _ in 0..<60 {
      let card = contacts.next()
      let written = Self.written(card, format)
      let read = try format.read(written.bytes)
      try #require(read.count == 1, "\(String(decoding: card.bytes, as: UTF8.self))")
      let found = Set(Self.texts(of: read.card(at: 0)).map { "\($0.name)=\($0.text)" })
      let told = Set(written.losses.map { $0.property.prefix { $0 != ";" && $0 != "." } })
      for (name, text) in Self.texts(of: card) where !text.isEmpty {
        // 3.0 has no names for some of 4.0's properties.
        guard found.isDisjoint(with: ["\(name)=\(text)", "X-\(name)=\(text)"]) else { continue }
        #expect(
          told.contains(name[...]),
          "\(name) \(text.debugDescription) of \(String(decoding: written.bytes, as: UTF8.self))")
      }
    }
  }

  /// What a format held it holds, or tells: read, written and read again, a contact says the same.
  @Test(arguments: formats, 0..<3)
  func `what was kept once is kept`(format: Format, seed: Int) throws {
    var contacts = RandomContacts(seed: UInt64(seed) + 177)
    for _ in 0..<60 {
      let first = try format.read(Self.written(contacts.next(), format).bytes).card(at: 0)
      let again = Self.written(first, format)
      let second = try format.read(again.bytes).card(at: 0)
      let text: Comment = "\(String(decoding: first.bytes, as: UTF8.self))"
      if format.isExact {
        #expect(again.losses == [], text)
        #expect(CardContent(first) == CardContent(second), text)
      } else if again.losses.isEmpty {
        #expect(Self.sorted(first) == Self.sorted(second), text)
      }
    }
  }

  /// The values of a card by their properties, blanks at the ends and where one stands for several not counted.
  private static func texts(of card: VCard) -> [(name: String, text: String)] {
    card.properties.filter { !["VERSION", "UID", "X-ABLABEL", "KIND"].contains($0.name) }.flatMap {
      line -> [(name: String, text: String)] in
      switch line.name {
      case "CATEGORIES", "NICKNAME": line.list.map { (line.name, plain($0)) }
      case "PHOTO": [(line.name, "\(line.mediaBytes ?? [])")]
      case "BDAY", "ANNIVERSARY": [(line.name, line.date?.isoText ?? plain(line.text))]
      case "N", "ADR", "ORG", "GENDER":
        [(line.name, line.components.map(plain).joined(separator: ";").trimmingEnd(";"))]
      default: [(line.name, plain(line.text))]
      }
    }
  }

  /// The values in an order of their own; a field of one's own that has a label is the same whatever its number.
  private static func sorted(_ card: VCard) -> [String] {
    texts(of: card).map { value in
      (value.name.hasPrefix("X-CUSTOM") ? "X-CUSTOM" : value.name) + "=" + value.text
    }.sorted()
  }

  private static func plain(_ text: String) -> String { PlainName.trimmed(text) }

  /// The contacts are as odd as the promise is wide.
  @Test func `the contacts have all that may be lost`() {
    var contacts = RandomContacts(seed: 1)
    let lines = (0..<300).flatMap { _ in Array(contacts.next().properties) }
    let wanted: [(what: String, isThere: (ContentLine) -> Bool)] = [
      ("an empty component", { $0.name == "ADR" && $0.components.contains("") }),
      ("a label", { $0.name == "X-ABLABEL" && $0.group != nil }),
      ("a part of a date", { $0.name == "BDAY" && $0.date?.year == nil && $0.date != nil }),
      ("a date and time", { $0.name == "BDAY" && $0.date?.time != nil }),
      ("a photo", { $0.name == "PHOTO" && $0.mediaBytes != nil }),
      ("an alternative", { $0.parameter("ALTID") != nil && $0.parameter("LANGUAGE") != nil }),
      ("a preferred one", { $0.parameter("PREF") != nil }),
      ("a line break", { $0.text.contains("\n") }),
      ("a bidi override", { $0.text.unicodeScalars.contains("\u{202E}") }),
      ("a comma and a semicolon", { $0.text.contains(",") && $0.text.contains(";") }),
      ("a backslash", { $0.text.contains("\\") }), ("a quote", { $0.text.contains("\"") }),
      ("a character of several scalars", { $0.text.contains { $0.unicodeScalars.count > 2 } }),
    ]
    for (what, isThere) in wanted { #expect(lines.contains(where: isThere), "\(what)") }
  }
}

extension String {
  fileprivate func trimmingEnd(_ character: Character) -> String {
    String(reversed().drop { $0 == character }.reversed())
  }
}
