package import VCardCodec

/// What was read from a file of any format: every entry as a card, and what was found wrong.
///
/// The cards are kept as their bytes, one after the other, and taken apart when they are asked for: the
/// content lines of a hundred megabytes of cards would need many times their memory.
package struct ReadCards: Sendable {
  /// Where a card is.
  private struct Place: Sendable {
    let end: Int
    let line: Int
  }

  /// The bytes of all cards.
  private var bytes: [UInt8] = []
  private var places: [Place] = []
  /// What was found wrong, by line.
  package var diagnostics: [Diagnostic] = []

  package init() {}

  /// How many cards there are.
  package var count: Int { places.count }
  package var isEmpty: Bool { places.isEmpty }

  /// Appends a card.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - line: The line of the file at which its entry begins, counted from 1.
  package mutating func append(_ card: VCard, line: Int) {
    for content in card.lines { bytes += content.bytes }
    close(line: line)
  }

  /// Appends a card by its bytes.
  package mutating func append(bytes card: some Collection<UInt8>, line: Int) {
    bytes.append(contentsOf: card)
    close(line: line)
  }

  /// Appends bytes to the last card.
  package mutating func continueLast(with rest: some Collection<UInt8>) {
    guard let last = places.popLast() else { return }
    bytes.append(contentsOf: rest)
    close(line: last.line)
  }

  private mutating func close(line: Int) {
    places.append(Place(end: bytes.count, line: line))
  }

  /// The bytes of a card, whose number counts from 0.
  package func bytes(at index: Int) -> ArraySlice<UInt8> {
    bytes[(index == 0 ? 0 : places[index - 1].end)..<places[index].end]
  }

  /// The line of the file at which the entry of a card begins, counted from 1.
  package func line(at index: Int) -> Int { places[index].line }

  /// A card.
  ///
  /// - Complexity: linear in the card.
  package func card(at index: Int) -> VCard { VCard(bytes(at: index), number: line(at: index)) }

  /// All cards in their order, each made when it is reached.
  package var cards: some Sequence<(card: VCard, line: Int)> {
    places.indices.lazy.map { (card(at: $0), line(at: $0)) }
  }

  /// How many faults are told one by one; a file that is something else has one on each line.
  private static let reportLimit = 1_000

  /// Adds what is wrong at a line.
  package mutating func report(
    _ code: Diagnostic.Code, _ severity: Diagnostic.Severity, line: Int, _ text: String
  ) {
    guard diagnostics.count < Self.reportLimit else {
      if diagnostics.count == Self.reportLimit {
        diagnostics.append(
          Diagnostic(
            line: line, severity: .error, code: code, text: "and more; no others are told"))
      }
      return
    }
    diagnostics.append(Diagnostic(line: line, severity: severity, code: code, text: text))
  }
}
