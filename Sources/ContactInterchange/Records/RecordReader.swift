package import ContactBook
package import VCardCodec

/// Reads the cards of a file one after the other into the record that a list needs.
///
/// Nothing is allocated for a card whose lines are plain UTF-8: the fields are copied from the file into
/// the record. Only a line that is encoded, folded or escaped is decoded on its own.
package struct RecordReader {
  private var scanner = CardScanner()
  private var card = ScannedCard()

  /// Where the card of the last record is in the file.
  package var extent: Range<Int> { card.bytes }
  /// The line of the file at which it begins, counted from 1.
  package var line: Int { card.number }
  /// How many lines were passed; when there is no further card, those of the whole file.
  package var passedLines: Int { scanner.passedLines }
  /// What was found wrong between the cards so far.
  package var diagnostics: [Diagnostic] { scanner.diagnostics }

  package init() {}

  /// Reads the next card.
  ///
  /// - Parameters:
  ///   - bytes: The whole file, in UTF-8 or an 8-bit character set; the same in each call.
  ///   - record: Emptied, then filled with the contact.
  /// - Returns: Whether there was a card.
  package mutating func next(in bytes: Span<UInt8>, into record: inout ContactRecord) -> Bool {
    while scanner.next(in: bytes, into: &card) {
      guard card.extent != .tail else { continue }
      record.removeAll()
      RecordFiller.fill(&record, from: card, in: bytes)
      return true
    }
    return false
  }
}
