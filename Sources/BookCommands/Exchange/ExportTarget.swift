import ContactInterchange
import VCardCodec

/// What an export writes.
enum ExportTarget: String, CaseIterable, Sendable {
  /// The cards as they are.
  case vcf
  case vcard3
  case vcard4
  case csv
  case ldif
  case abook
  case jcard
  case json
  case mutt

  /// The writer of a format that needs the card alone; nil for the others.
  ///
  /// - Parameters:
  ///   - dialect: Whose headings a table has.
  ///   - forSpreadsheet: Whether a table is to be opened in a spreadsheet.
  /// - Returns: A writer that has written nothing yet.
  func writer(dialect: CSVWriter.Dialect, forSpreadsheet: Bool) -> (any ForeignWriter)? {
    switch self {
    case .vcf, .json: nil
    case .vcard3: VCardWriter(version: .v30)
    case .vcard4: VCardWriter(version: .v40)
    case .csv: CSVWriter(dialect: dialect, forSpreadsheet: forSpreadsheet)
    case .ldif: LDIFWriter()
    case .abook: AbookWriter()
    case .jcard: JCardWriter()
    case .mutt: MuttAliasWriter()
    }
  }
}
