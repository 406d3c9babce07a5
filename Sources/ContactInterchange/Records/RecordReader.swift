package import ContactBook
package import VCardCodec

/// Reads the cards of a file one after the other into the record that a list needs.
///
/// Nothing is allocated for a card whose lines are plain UTF-8: the fields are copied from the file into
/// the record. Only a line that is encoded, folded or escaped is decoded on its own.
package struct RecordReader {
  private var scanner = CardScanner()
  private var card = ScannedCard()
  private var tails: CardTails?
  /// How many cards were read.
  private var count = 0

  /// Where the card of the last record is in the file: its only lines, or the first of them.
  package var extent: Range<Int> { card.bytes }
  /// The line of the file at which it begins, counted from 1.
  package var line: Int { card.number }
  /// The version that the card states; nil when it states none or an unknown one.
  package var version: VCardVersion? { card.version }
  /// Whether the card has its BEGIN and its END.
  package var isWhole: Bool { card.extent == .whole }
  /// Whether the card has a property UID, though it may say nothing.
  package var hasUID: Bool { card.lines.contains { $0.key == .uid } }
  /// Where lines of that card stand after a card nested in it; nearly always none.
  package private(set) var tailExtents: [CardOutline.Extent] = []
  /// How many lines were passed; when there is no further card, those of the whole file.
  package var passedLines: Int { scanner.passedLines }
  /// What was found wrong between the cards so far.
  package var diagnostics: [Diagnostic] { scanner.diagnostics }
  /// What was found so far that another part of the file may belong to.
  package var looseEnds: LooseEnds { scanner.looseEnds }

  package init() {}

  /// Reads the next card.
  ///
  /// - Parameters:
  ///   - bytes: The whole file, in UTF-8 or an 8-bit character set; the same in each call.
  ///   - record: Emptied, then filled with the contact.
  /// - Returns: Whether there was a card.
  /// - Complexity: Linear in the bytes passed; at the first card without END the rest of the file is looked
  ///   through for the tails of all cards, once.
  package mutating func next(in bytes: Span<UInt8>, into record: inout ContactRecord) -> Bool {
    while scanner.next(in: bytes, into: &card) {
      guard card.extent != .tail else { continue }
      if !tailExtents.isEmpty { tailExtents.removeAll() }
      if card.extent == .withoutEnd { appendTail(in: bytes) }
      count += 1
      record.removeAll()
      RecordFiller.fill(&record, from: card, in: bytes)
      return true
    }
    return false
  }

  private mutating func appendTail(in bytes: Span<UInt8>) {
    let known = tails ?? CardTails(after: scanner, card: count, in: bytes)
    tails = known
    guard let tail = known.byCard[count] else { return }
    card.append(tail)
    tailExtents.append(CardOutline.Extent(bytes: tail.bytes, number: tail.number))
  }
}

/// The lines of cards that stand after cards nested in them, by the number of the card.
private struct CardTails {
  private(set) var byCard: [Int: ScannedCard] = [:]

  /// Looks for them in the rest of a file.
  ///
  /// - Parameters:
  ///   - scanner: A scanner that has just found the first card without END.
  ///   - number: The number of that card.
  ///   - bytes: The whole file.
  init(after scanner: CardScanner, card number: Int, in bytes: Span<UInt8>) {
    var scanner = scanner
    var card = ScannedCard()
    var number = number
    var interrupted = [number]
    while scanner.next(in: bytes, into: &card) {
      if card.extent == .tail {
        if let outer = interrupted.popLast() { byCard[outer] = card }
        continue
      }
      number += 1
      if card.extent == .withoutEnd { interrupted.append(number) }
    }
  }
}
