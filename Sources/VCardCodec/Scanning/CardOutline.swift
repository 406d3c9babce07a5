/// Where the cards of a file are, and what is wrong between them.
///
/// A card is read from its outline when it is wanted (``VCard/init(_:in:diagnostics:)``), so a large file
/// can be gone through card by card.
public struct CardOutline: Sendable {
  /// A run of lines in the file.
  public struct Extent: Hashable, Sendable {
    /// The bytes.
    public var bytes: Range<Int>
    /// The line of the file at which they begin, counted from 1.
    public var number: Int

    /// Makes an extent.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - number: The line of the file at which they begin, counted from 1.
    public init(bytes: Range<Int>, number: Int) {
      self.bytes = bytes
      self.number = number
    }
  }

  /// A card: nearly always one extent; more when its lines go on after a card nested in it.
  public struct Card: Hashable, Sendable {
    /// The first lines.
    public var head: Extent
    /// The lines after nested cards.
    public var tails: [Extent]

    /// Makes an outline of a card.
    ///
    /// - Parameters:
    ///   - head: The first lines.
    ///   - tails: The lines after nested cards, in order.
    public init(head: Extent, tails: [Extent] = []) {
      self.head = head
      self.tails = tails
    }
  }

  /// The cards, in the order in which they begin.
  public private(set) var cards: [Card] = []
  /// What was found wrong, by line.
  public let diagnostics: [Diagnostic]

  /// Finds the cards.
  ///
  /// - Parameter bytes: The whole file, in UTF-8 or an 8-bit character set.
  /// - Complexity: linear in the bytes.
  public init(_ bytes: Span<UInt8>) {
    var scan = FileScan()
    scan.run(bytes, .listKeys)
    diagnostics = scan.diagnostics
    cards.reserveCapacity(scan.cardCount)
    for extent in scan.extents {
      let place = Extent(bytes: extent.bytes, number: extent.number)
      if extent.card < cards.count {
        cards[extent.card].tails.append(place)
      } else {
        cards.append(Card(head: place))
      }
    }
  }
}
