import ContactBook
import ContactInterchange
import TestSupport
import Testing
import VCardCodec

@Suite("ImportPlan")
struct ImportPlanTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let incoming: String
    let findings: [String]

    init(_ name: String, _ incoming: String, _ findings: String...) {
      self.name = name
      self.incoming = incoming
      self.findings = findings
    }

    var testDescription: String { name }
  }

  private static func text(_ cards: String...) -> String {
    cards.map { card in
      let lines = card.split(separator: "|").map { $0 + "\r\n" }.joined()
      return "BEGIN:VCARD\r\nVERSION:4.0\r\n\(lines)END:VCARD\r\n"
    }
    .joined()
  }

  private static let known = text(
    "UID:u1|FN:Ada Bell|TEL;TYPE=home:+1 555 010 0123|EMAIL:ada@example.org",
    "FN:Bo Holm|TEL:555-7777", "UID:u3|KIND:group|FN:Choir", "FN:Only Name")

  private static func plan(_ incoming: String) throws -> (ImportPlan, Book) {
    let (book, cards) = try book(known)
    let files = [VCardReading.cards(of: Array(incoming.utf8))]
    return (ImportPlan(of: files, into: book) { cards[Int($0.rawValue)] }, book)
  }

  /// A book with the bytes of its cards.
  private static func book(_ text: String) throws -> (Book, cards: [[UInt8]]) {
    let bytes = Array(text.utf8)
    var book = Book()
    var cards: [[UInt8]] = []
    var reader = RecordReader()
    var record = ContactRecord()
    while reader.next(in: bytes.span, into: &record) {
      try book.apply([.insert(record)])
      cards.append(Array(bytes[reader.extent]))
    }
    return (book, cards)
  }

  private static func word(_ finding: ImportPlan.Finding, _ book: Book) -> String {
    func name(_ id: ContactID) -> String { book.string(.displayName, of: id) ?? "" }
    return switch finding {
    case .new: "new"
    case .identical: "identical"
    case .changed(let id): "changed \(name(id))"
    case .duplicate(let id): "duplicate \(name(id))"
    case .repeated: "repeated"
    }
  }

  @Test(arguments: [
    Case("nobody like it", text("FN:Cy"), "new"),
    Case("same bytes", known, "identical", "identical", "identical", "identical"),
    Case(
      "another spelling and order",
      text("FN:Ada Bell|EMAIL:ada@ex|\u{20}ample.org|TEL;TYPE=HOME:+1 555 010 0123|REV:2|UID:u1"),
      "identical"),
    Case("the same UID", text("UID:u1|FN:Ada Belle"), "changed Ada Bell"),
    Case("the same e-mail", text("UID:x|FN:Somebody|EMAIL:ADA@example.org"), "duplicate Ada Bell"),
    Case("name and number", text("FN:ADA BÉLL|TEL:0 555 0100123"), "duplicate Ada Bell"),
    Case("another name, the same number", text("FN:Eve|TEL:+1 555 010 0123"), "new"),
    Case("the same name alone", text("FN:Bo Holm|TEL:555-8888"), "new"),
    Case("a short number", text("FN:Bo Holm|TEL:7777"), "new"),
    Case("a group of the same name", text("KIND:group|FN:choir"), "duplicate Choir"),
    Case("a person named like a group", text("FN:Choir"), "new"),
    Case("without UID, the same content", text("FN:Only Name"), "identical"),
    Case("the same card twice", text("UID:n|FN:N", "UID:n|FN:N"), "new", "identical"),
    Case("the same UID twice", text("UID:n|FN:N", "UID:n|FN:M"), "new", "repeated"),
    Case("twice without UID", text("FN:N", "FN:N", "FN:N|NOTE:x"), "new", "identical", "new"),
    Case("twice in another order", text("FN:N|FN:M", "FN:M|FN:N"), "new", "identical"),
    Case(
      "twice with a number", text("TEL:1|FN:N", "FN:M|TEL:1", "FN:N|TEL:1"), "new", "new",
      "identical"),
    Case(
      "the same UID three times", text("UID:n|FN:N", "UID:n|FN:M", "UID:n|FN:N"), "new", "repeated",
      "identical"),
  ])
  func `each card is compared with the book`(_ test: Case) throws {
    let (plan, book) = try Self.plan(test.incoming)
    #expect(plan.entries.map { Self.word($0.finding, book) } == test.findings)
  }

  @Test(arguments: [500, 4_000])
  func `a card is compared with few of many of the same name`(count: Int) throws {
    let known = (0..<count).map { Self.text("FN:Same Name|NOTE:\($0)") }.joined()
    let incoming = (0..<count).map { Self.text("FN:Same Name|NOTE:new \($0)") }.joined()
    let (book, cards) = try Self.book(known)
    var looks = 0
    let plan = ImportPlan(of: [VCardReading.cards(of: Array(incoming.utf8))], into: book) { id in
      looks += 1
      return cards[Int(id.rawValue)]
    }
    #expect(plan.count { $0 == .new } == count)
    #expect(looks <= count * 16)
  }

  @Test func `a card of the book is looked at only when something agrees`() throws {
    let (book, cards) = try Self.book(Self.known)
    var looks = 0
    let incoming = Self.text("FN:Cy|TEL:555-0000", "UID:x|FN:Ada Bell", "UID:u1|FN:Ada Bell")
    _ = ImportPlan(of: [VCardReading.cards(of: Array(incoming.utf8))], into: book) { id in
      looks += 1
      return cards[Int(id.rawValue)]
    }
    #expect(looks == 1)
  }
}

enum VCardReading {
  /// The cards of a file as an import gets them.
  static func cards(of bytes: [UInt8]) -> ReadCards {
    ForeignFormat.vcf.reader?.read(bytes) ?? ReadCards()
  }
}
