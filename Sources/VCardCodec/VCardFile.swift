/// A file of cards: every card and every byte between them.
public struct VCardFile: Sendable {
  /// A piece of the file, in its order.
  enum Piece: Hashable {
    /// These lines of the card with this number.
    case lines(card: Int, Range<Int>)
    /// Bytes that belong to no card.
    case other(ArraySlice<UInt8>)
  }

  /// The cards, in the order in which they begin.
  public private(set) var cards: [VCard] = []
  /// What was found wrong, by line.
  public private(set) var diagnostics: [Diagnostic] = []
  private var pieces: [Piece] = []
  /// The bytes of a file that was converted for reading.
  private var original: [UInt8]?

  /// Reads a file.
  ///
  /// Bytes that are no vCard at all give no cards and a diagnostic; nothing makes it fail.
  ///
  /// - Parameter bytes: The whole file, in UTF-8, an 8-bit character set or UTF-16.
  /// - Complexity: linear in the bytes.
  public init(_ bytes: [UInt8]) {
    guard let converted = Self.convertedToUTF8(bytes.span) else {
      read(bytes[...])
      return
    }
    original = bytes
    diagnostics.append(
      Diagnostic(
        line: 1, severity: .warning, code: .convertedEncoding,
        text: "the file is UTF-16; it was converted for reading"))
    read(converted[...])
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>) {
    let outline = CardOutline(bytes.span)
    diagnostics += outline.diagnostics
    var position = 0
    cards.reserveCapacity(outline.cards.count)
    for (number, extent) in outline.extents {
      if position < extent.bytes.lowerBound {
        pieces.append(.other(bytes[position..<extent.bytes.lowerBound]))
      }
      position = extent.bytes.upperBound
      let card = VCard(bytes[extent.bytes], number: extent.number, diagnostics: &diagnostics)
      if number < cards.count {
        let start = cards[number].lines.count
        cards[number].append(card.lines)
        pieces.append(.lines(card: number, start..<cards[number].lines.count))
      } else {
        pieces.append(.lines(card: number, 0..<card.lines.count))
        cards.append(card)
      }
    }
    if position < bytes.count { pieces.append(.other(bytes[position...])) }
    diagnostics.sort { $0.line < $1.line }
  }

  /// The bytes of the file; those that were read, when nothing was edited.
  public var bytes: [UInt8] {
    if let original { return original }
    var bytes: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .other(let slice): bytes += slice
      case .lines(let card, let range):
        for line in cards[card].lines[range] { bytes += line.bytes }
      }
    }
    return bytes
  }
}
