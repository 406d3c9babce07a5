package import VCardCodec

/// What was read from a file of any format: every entry as a card, and what was found wrong.
///
/// The cards are kept as their bytes and taken apart when they are asked for: the content lines of a hundred
/// megabytes of cards would need many times their memory. Those of a vCard file stay in the bytes of the file.
package struct ReadCards: Sendable {
  /// Where a card is.
  private struct Place: Sendable {
    let block: UInt32
    /// The line of the file at which its entry begins.
    let line: UInt32
    let start: Int
    let length: Int
  }

  /// The bytes of the cards, in blocks that never have to be copied to grow.
  private var blocks: [[UInt8]] = []
  /// How many of the blocks are bytes of a file, to which nothing is appended.
  private let keptBlocks: Int
  /// How many blocks nobody needs any more.
  private var givenUp = 0
  private var places: [Place] = []
  /// What was found wrong, by line.
  package var diagnostics: [Diagnostic] = []

  private static let blockSize = 1 << 20

  package init() { keptBlocks = 0 }

  /// Takes the cards of a vCard file; only those whose lines lie in several places are copied.
  ///
  /// - Parameters:
  ///   - file: The bytes of the file, in UTF-8 or an 8-bit character set.
  ///   - outline: Its cards.
  init(of file: [UInt8], _ outline: CardOutline) {
    blocks = [file]
    keptBlocks = 1
    places.reserveCapacity(outline.cards.count)
    for card in outline.cards {
      let head = card.head.bytes
      guard card.tails.isEmpty else {
        let extents = [card.head] + card.tails
        append(bytes: extents.flatMap { file[$0.bytes] }, line: card.head.number)
        continue
      }
      places.append(
        Place(
          block: 0, line: UInt32(clamping: card.head.number), start: head.lowerBound,
          length: head.count))
    }
    diagnostics = outline.diagnostics
  }

  /// How many cards there are.
  package var count: Int { places.count }
  package var isEmpty: Bool { places.isEmpty }

  /// Appends a card that is made of an entry of another format.
  ///
  /// - Parameters:
  ///   - drafts: Its properties.
  ///   - line: The line of the file at which the entry begins, counted from 1.
  mutating func append(_ drafts: [PropertyDraft], line: Int) {
    append(bytes: VCard.bytes(of: drafts), line: line)
  }

  /// Appends a card by its bytes.
  package mutating func append(bytes card: [UInt8], line: Int) {
    if blocks.count == keptBlocks || blocks[blocks.count - 1].count + card.count > Self.blockSize {
      var block: [UInt8] = []
      block.reserveCapacity(max(Self.blockSize, card.count))
      blocks.append(block)
    }
    let last = blocks.count - 1
    let start = blocks[last].count
    blocks[last] += card
    places.append(
      Place(block: UInt32(last), line: UInt32(clamping: line), start: start, length: card.count))
  }

  /// The bytes of a card, whose number counts from 0.
  package func bytes(at index: Int) -> ArraySlice<UInt8> {
    let place = places[index]
    guard place.block >= givenUp || place.block < keptBlocks else { return [] }
    return blocks[Int(place.block)][place.start..<(place.start + place.length)]
  }

  /// Gives up the memory of cards before one, as far as they were made of entries of another format; those cards are
  /// empty then.
  package mutating func giveUp(before index: Int) {
    let block = Int(places[index].block)
    while givenUp < block {
      if givenUp >= keptBlocks { blocks[givenUp] = [] }
      givenUp += 1
    }
  }

  /// The line of the file at which the entry of a card begins, counted from 1.
  package func line(at index: Int) -> Int { Int(places[index].line) }

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
