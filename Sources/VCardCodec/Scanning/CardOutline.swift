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
  /// All extents in the order of the file, with the number of their card.
  let extents: [(card: Int, extent: Extent)]

  /// Finds the cards.
  ///
  /// - Parameter bytes: The whole file, in UTF-8 or an 8-bit character set.
  /// - Complexity: linear in the bytes.
  public init(_ bytes: Span<UInt8>) {
    var scanner = CardScanner()
    var scanned = ScannedCard()
    var interrupted: [Int] = []
    var extents: [(card: Int, extent: Extent)] = []
    while scanner.next(in: bytes, into: &scanned) {
      let extent = Extent(bytes: scanned.bytes, number: scanned.number)
      if scanned.extent == .tail, let outer = interrupted.popLast() {
        cards[outer].tails.append(extent)
        extents.append((outer, extent))
        continue
      }
      if scanned.extent == .withoutEnd { interrupted.append(cards.count) }
      extents.append((cards.count, extent))
      cards.append(Card(head: extent))
    }
    self.extents = extents
    diagnostics = cards.isEmpty ? Self.faultOfFile(bytes) : scanner.diagnostics
  }

  /// Says so when a file without a card has text.
  private static func faultOfFile(_ bytes: Span<UInt8>) -> [Diagnostic] {
    let mark = [0xEF, 0xBB, 0xBF] as [UInt8]
    let start = mark.indices.allSatisfy { $0 < bytes.count && bytes[$0] == mark[$0] } ? 3 : 0
    for index in start..<bytes.count where bytes[index] > ASCII.space {
      return [
        Diagnostic(line: 1, severity: .error, code: .notACard, text: "this is not a vCard file")
      ]
    }
    return []
  }
}
