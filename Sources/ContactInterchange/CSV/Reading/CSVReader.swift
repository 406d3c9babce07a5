import ContactBook
package import VCardCodec

/// Reads tables of contacts (CSV, tab separated) of any program: Google, Outlook in many languages,
/// Thunderbird, Yahoo, spreadsheets with a heading row.
///
/// The rows are read one after the other: a big table needs the memory of one row beside its bytes.
package struct CSVReader {
  /// A row as a card.
  package struct Row {
    /// The contact, in vCard 4.0.
    package let card: VCard
    /// The line of the file at which the row begins, counted from 1.
    package let line: Int
  }

  private let text: TableText
  private let plan: TablePlan
  private let rows: RowReader
  private let endOfHeadings: Int
  private var scanner: TableScanner
  private var row = TableRow()
  private var reported: Set<String> = []
  /// What was found wrong so far.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Opens a table; nil when the bytes are none with the headings of contacts.
  ///
  /// - Parameter bytes: The whole file, in UTF-8, UTF-16 or a code page.
  /// - Complexity: linear in the bytes when they are not UTF-8 or dates leave day and month open.
  package init?(_ bytes: [UInt8]) {
    let text = TableText(bytes)
    guard let header = TableHeader(in: text.bytes.span, from: text.start) else { return nil }
    self.text = text
    plan = TablePlan(header)
    endOfHeadings = header.end
    let scanner = TableScanner(
      separator: header.separator, position: header.end, line: header.endLine)
    self.scanner = scanner
    let order = Self.dateOrder(of: plan, header, scanner, in: text.bytes.span)
    rows = RowReader(plan: plan, dateOrder: order)
    if let charset = text.charset {
      report(
        "charset", .convertedEncoding, .warning, line: 1,
        "the file is \(charset); it was converted for reading")
    }
    if text.isDamaged {
      report(
        "text", .invalidText, .warning, line: 1,
        "some text is not UTF-8; it was read as Windows-1252")
    }
  }

  /// Reads the next row that holds a contact.
  ///
  /// - Returns: The contact; nil at the end.
  /// - Complexity: linear in the row.
  package mutating func next() -> Row? {
    nextOfContact().map { Row(card: VCard(TableValue.drafts(of: $0)), line: row.line) }
  }

  /// The values of the next row that holds a contact.
  private mutating func nextOfContact() -> [TableValue]? {
    while let values = nextValues() {
      guard values.contains(where: Self.isOfContact) else {
        diagnostics.append(
          Diagnostic(
            line: row.line, severity: .warning, code: .notTaken,
            text: "the row has no name, address or number; it was left out"))
        continue
      }
      return values
    }
    return nil
  }

  /// The values of the next row that has any text.
  mutating func nextValues() -> [TableValue]? {
    let file = text.bytes
    let bytes = file.span
    while scanner.next(in: bytes, into: &row) {
      if row.isEmpty { continue }
      reportFaults()
      return rows.values(of: RowReader.Cells(row, in: bytes))
    }
    return nil
  }

  /// Whether a value makes a row somebody's.
  private static func isOfContact(_ value: TableValue) -> Bool {
    switch value.kind {
    case .unknown, .custom, .gender, .category: false
    default: true
    }
  }

  private mutating func reportFaults() {
    if row.hasOpenQuote {
      report(
        "quote \(row.line)", .invalidLine, .warning, line: row.line,
        "a quote is never closed; it was read as text")
    }
    let isLonger = row.cells.dropFirst(plan.headings.count).contains {
      !$0.range.isEmpty || !$0.tail.isEmpty
    }
    if isLonger {
      report(
        "cells", .invalidLine, .warning, line: row.line,
        "the row has more cells than there are headings; they are kept without a meaning")
    }
  }

  /// Reports a fault once.
  private mutating func report(
    _ key: String, _ code: Diagnostic.Code, _ severity: Diagnostic.Severity, line: Int,
    _ text: String
  ) {
    guard reported.count < 1_000, reported.insert(key).inserted else { return }
    diagnostics.append(Diagnostic(line: line, severity: severity, code: code, text: text))
  }

  /// The order of day and month in the dates of the whole table: what one of them proves, else what
  /// is usual in the language of the headings.
  private static func dateOrder(
    of plan: TablePlan, _ header: TableHeader, _ scanner: TableScanner, in bytes: Span<UInt8>
  ) -> TableDate.Order {
    let usual = header.language.dateOrder
    guard !plan.dateColumns.isEmpty else { return usual }
    var scanner = scanner
    var row = TableRow()
    while scanner.next(in: bytes, into: &row) {
      for index in plan.dateColumns where index < row.cells.count {
        let cell = row.cells[index]
        guard (6...24).contains(cell.range.count) else { continue }
        let text = String(decoding: cell.text(in: bytes), as: UTF8.self)
        if let order = TableDate.provenOrder(of: text) { return order }
      }
    }
    return usual
  }
}

extension CSVReader: ForeignReader {
  package static func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
    let text = TableText(Array(start))
    return TableHeader(in: text.bytes.span, from: text.start) != nil
  }

  package static func read(_ bytes: [UInt8]) -> ReadCards {
    var cards = ReadCards()
    guard var reader = CSVReader(bytes) else {
      cards.report(
        .notTaken, .error, line: 1,
        "no heading says what the columns hold; write a row above the table, such as ‘Name,E-mail,Phone’"
      )
      return cards
    }
    while let values = reader.nextOfContact() {
      cards.append(TableValue.drafts(of: values), line: reader.row.line)
    }
    cards.diagnostics += reader.diagnostics
    cards.diagnostics.sort { $0.line < $1.line }
    if cards.isEmpty {
      cards.report(.notACard, .error, line: 1, "headings without a contact below them")
    }
    return cards
  }
}
