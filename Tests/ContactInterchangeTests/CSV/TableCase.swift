import ContactInterchange
import Testing
import VCardCodec

/// A table and the cards that are to be read from it.
struct TableCase: Sendable, CustomTestStringConvertible {
  let name: String
  let table: [UInt8]
  /// The lines of each card but for its frame, unfolded, in order.
  let cards: [[String]]
  let diagnostics: [String]

  init(_ name: String, _ table: [UInt8], cards: [[String]], diagnostics: [String] = []) {
    self.name = name
    self.table = table
    self.cards = cards
    self.diagnostics = diagnostics
  }

  init(_ name: String, _ table: String, _ cards: [String]..., diagnostics: [String] = []) {
    self.init(name, Array(table.utf8), cards: cards, diagnostics: diagnostics)
  }

  var testDescription: String { name }
}

/// What a table is read into.
struct ReadTable {
  private(set) var cards: [[String]] = []
  private(set) var lines: [Int] = []
  private(set) var diagnostics: [String] = []

  /// Reads a table; nil when it is none.
  init?(_ bytes: [UInt8]) {
    guard var reader = CSVReader(bytes) else { return nil }
    while let row = reader.next() {
      cards.append(Self.lines(of: row.card))
      lines.append(row.line)
    }
    diagnostics = reader.diagnostics.map { "\($0.line): \($0.text)" }
  }

  init?(_ text: String) { self.init(Array(text.utf8)) }

  /// The lines of a card without BEGIN, VERSION and END, unfolded.
  static func lines(of card: VCard) -> [String] {
    card.properties.filter { $0.name != "VERSION" }.map { line in
      String(decoding: line.bytes, as: UTF8.self).replacing("\r\n ", with: "")
        .replacing("\r\n", with: "")
    }
  }
}
