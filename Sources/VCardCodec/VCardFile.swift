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
    var scanner = CardScanner()
    var scanned = ScannedCard()
    var position = 0
    var interrupted: [Int] = []
    while scanner.next(in: bytes.span, into: &scanned) {
      if position < scanned.bytes.lowerBound {
        pieces.append(.other(bytes[position..<scanned.bytes.lowerBound]))
      }
      position = scanned.bytes.upperBound
      let card = VCard(bytes[scanned.bytes], number: scanned.number, diagnostics: &diagnostics)
      if scanned.extent == .tail, let outer = interrupted.popLast() {
        let start = cards[outer].lines.count
        cards[outer].lines += card.lines
        cards[outer].adoptVersion()
        pieces.append(.lines(card: outer, start..<(start + card.lines.count)))
      } else {
        if scanned.extent == .withoutEnd { interrupted.append(cards.count) }
        pieces.append(.lines(card: cards.count, 0..<card.lines.count))
        cards.append(card)
      }
    }
    if position < bytes.count { pieces.append(.other(bytes[position...])) }
    diagnostics += scanner.diagnostics
    if cards.isEmpty, bytes.contains(where: { $0 > ASCII.space && $0 < 0x7F }) {
      diagnostics.append(
        Diagnostic(
          line: 1, severity: .error, code: .notACard, text: "this is not a vCard file"))
    }
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
