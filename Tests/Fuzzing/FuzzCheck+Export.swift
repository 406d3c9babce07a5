import ContactInterchange
import VCardCodec

extension FuzzCheck {
  /// How many cards of a file are written: a fault of one shows in few.
  private static let exportLimit = 6

  /// What a format holds, it holds: read, written and read again, contacts say the same, and nothing is lost.
  static func checkExport(of bytes: [UInt8]) throws {
    let cards = VCardFile(bytes).cards.prefix(exportLimit)
    for dialect in CSVWriter.Dialect.allCases {
      _ = written(cards, by: CSVWriter(dialect: dialect, forSpreadsheet: true))
      try check(cards, .csv, "csv \(dialect.rawValue)") { CSVWriter(dialect: dialect) }
    }
    try check(cards, .abook) { AbookWriter() }
    try check(cards, .ldif) { LDIFWriter() }
    try check(cards, .mutt) { MuttAliasWriter() }
    try check(cards, .jcard) { JCardWriter() }
    for version in [VCardVersion.v30, .v40] {
      try check(cards, .vcf, "vcard \(version)") { VCardWriter(version: version) }
    }
  }

  private static func check(
    _ cards: some Sequence<VCard>, _ format: ForeignFormat, _ name: String? = nil,
    _ writer: () -> some ForeignWriter
  ) throws {
    let name = name ?? format.rawValue
    guard let reader = format.reader else { throw Violation("no reader of \(name)") }
    let first = reader.read(written(cards, by: writer()).bytes)
    let second = written(first.cards.map(\.card), by: writer())
    let again = reader.read(second.bytes)
    guard first.count == again.count else {
      throw Violation("\(name): of \(first.count) contacts \(again.count) come back")
    }
    // The cells of a table and abook's fields are text that says little of itself: blanks at its ends, say, go.
    if format == .csv || format == .abook { return }
    if let loss = second.losses.first { throw Violation("\(name) loses what it held: \(loss)") }
    for index in 0..<first.count
    where CardContent(first.card(at: index)) != CardContent(again.card(at: index)) {
      throw Violation(
        "\(name): contact \(index) is another one after a second way through it: "
          + String(decoding: first.bytes(at: index), as: UTF8.self) + " → "
          + String(decoding: again.bytes(at: index), as: UTF8.self))
    }
  }

  private static func written(
    _ cards: some Sequence<VCard>, by writer: some ForeignWriter
  ) -> WrittenCards {
    var writer = writer
    for card in cards { writer.append(card) }
    return writer.finish()
  }
}
