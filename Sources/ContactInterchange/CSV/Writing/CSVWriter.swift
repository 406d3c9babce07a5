package import VCardCodec

/// Writes contacts as a table (CSV, RFC 4180): UTF-8, rows end in CR LF.
///
/// What is written is read back by `CSVReader` as the same contacts; what the headings have no place for is
/// told as a loss, which is found by reading each row back, so nothing is lost in silence.
package struct CSVWriter: ForeignWriter {
  /// Whose headings a table has.
  package enum Dialect: String, CaseIterable, Sendable {
    /// Google Contacts.
    case google
    /// Outlook in English. The file begins with a byte order mark, without which Outlook and Excel read the
    /// code page of the computer.
    case outlook
    /// Headings for people, as many as needed.
    case plain
  }

  private let dialect: Dialect
  private let layout: any TableLayout
  private let isForSpreadsheet: Bool
  private var rows: [TableCells] = []
  private var columns: Set<TableColumn>
  private var names: [(contact: String, values: [TableValue])] = []
  private var losses: [Loss] = []

  /// Begins a table.
  ///
  /// - Parameters:
  ///   - dialect: Whose headings it has.
  ///   - forSpreadsheet: Whether it is to be opened in a spreadsheet: cells that it would calculate begin with an
  ///     apostrophe, and the digits of telephone numbers go in pairs. Such a table is not exact; the
  ///     reader takes the apostrophes away but leaves the blanks.
  package init(dialect: Dialect, forSpreadsheet: Bool = false) {
    self.dialect = dialect
    isForSpreadsheet = forSpreadsheet
    layout =
      switch dialect {
      case .google: GoogleLayout()
      case .outlook: OutlookLayout()
      case .plain: PlainLayout()
      }
    columns = Set(layout.columns)
  }

  /// Adds a contact.
  ///
  /// - Complexity: linear in the card.
  package mutating func append(_ card: VCard) {
    let taken = CardValues(card)
    let cells = layout.cells(of: taken.values)
    rows.append(cells)
    columns.formUnion(cells.cells.keys)
    losses += taken.losses
    let name = taken.values.first { $0.kind == .formattedName }?.text
    let contact = PlainText.trimmed(name ?? TableValue.displayName(of: taken.values))
    names.append((contact, taken.values))
  }

  /// Ends the table.
  ///
  /// - Complexity: linear in the cells, empty ones too.
  package func finish() -> WrittenCards {
    let columns = columns.union(layout.columns(beside: columns)).sorted()
    var bytes: [UInt8] = dialect == .outlook ? [0xEF, 0xBB, 0xBF] : []
    append(columns.map(\.heading).map(spelling), to: &bytes)
    var losses = losses
    let header = TableHeader(headings: columns.map(\.heading))
    let reader = RowReader(plan: TablePlan(header), dateOrder: header.language.dateOrder)
    for (row, source) in zip(rows, names) {
      let cells = columns.map { row[$0] ?? "" }
      append(cells.map(spelling), to: &bytes)
      let found = reader.values(of: RowReader.Cells(cells.map(SpreadsheetText.exact)))
      losses += TableLoss.losses(of: source.contact, wanted: source.values, found: found)
    }
    return WrittenCards(bytes: bytes, losses: losses)
  }

  /// Writes contacts as a table.
  package func write(_ cards: [VCard]) -> WrittenCards {
    var writer = self
    for card in cards { writer.append(card) }
    return writer.finish()
  }

  /// A cell as it is written.
  private func spelling(_ text: String) -> String {
    isForSpreadsheet
      ? SpreadsheetText.guarded(SpreadsheetText.phone(text)) : SpreadsheetText.exact(text)
  }

  private func append(_ cells: [String], to bytes: inout [UInt8]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(0x2C) }
      append(cell, to: &bytes)
    }
    bytes += [0x0D, 0x0A]
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x2C, 0x3B, 0x09, 0x0A, 0x0D: true
    default: false
    }
  }

  /// A cell, in quotes where it must be; blanks at its ends would else be lost.
  private func append(_ cell: String, to bytes: inout [UInt8]) {
    let utf8 = cell.utf8
    guard utf8.contains(where: Self.isSpecial) || utf8.first == 0x20 || utf8.last == 0x20 else {
      bytes += utf8
      return
    }
    bytes.append(0x22)
    for byte in utf8 {
      if byte == 0x22 { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(0x22)
  }
}
