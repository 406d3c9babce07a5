import VCardCodec

/// The formats in which people keep contacts.
package enum ForeignFormat: String, CaseIterable, Sendable {
  /// vCard 2.1, 3.0, 4.0.
  case vcf
  /// A table of values with a heading row.
  case csv
  /// LDAP Data Interchange Format (RFC 2849).
  case ldif
  /// The address book of the program abook.
  case abook
  /// vCard in JSON (RFC 7095).
  case jcard
  /// kith's own JSON.
  case json
  /// Aliases of mutt and neomutt.
  case mutt

  /// How many bytes of a file are looked at to recognise it.
  package static let sampleSize = 1 << 14

  /// The readers in the order in which they are asked, the strictest first.
  private static let readers: [(format: ForeignFormat, reader: any ForeignReader.Type)] = [
    (.json, KithJSONReader.self), (.jcard, JCardReader.self), (.vcf, VCardReader.self),
    (.ldif, LDIFReader.self), (.abook, AbookReader.self), (.mutt, MuttAliasReader.self),
    (.csv, CSVReader.self),
  ]

  /// The reader; nil for a format that is only written.
  package var reader: (any ForeignReader.Type)? {
    Self.readers.first { $0.format == self }?.reader
  }

  /// Reads a file of the format.
  ///
  /// A character that no card can hold, such as a control character in a table, stands as U+FFFD in the card,
  /// which is told.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: Its entries as cards; nil for a format that is only written.
  /// - Complexity: linear in the file.
  package func read(_ bytes: [UInt8]) -> ReadCards? {
    guard var cards = reader?.read(bytes) else { return nil }
    if self != .vcf { cards.reportReplacedCharacters(in: bytes) }
    return cards
  }

  /// The format that bytes look like; nil when they look like none.
  ///
  /// - Parameter bytes: A file, or its first bytes.
  /// - Returns: The first format whose reader knows them.
  /// - Complexity: O(`sampleSize`), but linear in the file when its beginning looks like none.
  package static func recognized(_ bytes: [UInt8]) -> ForeignFormat? {
    let start = ForeignText.utf8(Array(bytes.prefix(sampleSize)))[...]
    if let known = readers.first(where: { $0.reader.recognizes(start) }) { return known.format }
    // Cards may begin after much else.
    return bytes.count > sampleSize && VCardReader.recognizes(bytes[...]) ? .vcf : nil
  }
}
