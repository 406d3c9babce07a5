/// A file of cards: every card and every byte between them.
public struct VCardFile: Sendable {
  /// A piece of the file, in its order.
  struct Piece: Hashable {
    /// The card whose lines these are; nil for bytes that belong to no card.
    var card: Int?
    /// Which part of the card: 0, or the number of the tail after a nested card.
    var part = 0
    /// The bytes, in the encoding of the file.
    var bytes: ArraySlice<UInt8>
  }

  /// The cards, in the order in which they begin.
  public internal(set) var cards: [VCard] = []
  /// What was found wrong, by line.
  public private(set) var diagnostics: [Diagnostic] = []
  var pieces: [Piece] = []
  /// How the characters of the file are stored.
  let encoding: FileEncoding
  /// The last byte of a UTF-16 file that has half a unit too many.
  private var oddByte: ArraySlice<UInt8> = []

  /// Reads a file.
  ///
  /// Bytes that are no vCard at all give no cards and a diagnostic; nothing makes it fail.
  ///
  /// - Parameter bytes: The whole file, in UTF-8, an 8-bit character set or UTF-16.
  /// - Complexity: linear in the bytes.
  public init(_ bytes: [UInt8]) {
    guard let order = Self.byteOrder(of: bytes.span),
      let converted = Self.convertedToUTF8(bytes.span)
    else {
      encoding = .bytes
      read(bytes)
      return
    }
    encoding = .utf16(isBigEndian: order.isBigEndian)
    diagnostics.append(
      Diagnostic(
        line: 1, severity: .warning, code: .convertedEncoding,
        text: "the file is UTF-16; it was converted for reading"))
    read(converted)
    storeOriginal(of: bytes, from: order.markLength)
  }

  private mutating func read(_ bytes: [UInt8]) {
    var scan = FileScan()
    scan.run(bytes.span, .allLines)
    diagnostics += scan.diagnostics
    let table = LineTable(source: bytes[...], records: scan.records)
    var position = 0
    cards.reserveCapacity(scan.cardCount)
    pieces.reserveCapacity(scan.extents.count)
    for extent in scan.extents {
      if position < extent.bytes.lowerBound {
        pieces.append(Piece(bytes: bytes[position..<extent.bytes.lowerBound]))
      }
      position = extent.bytes.upperBound
      let lines = ContentLines(table, extent.records, version: extent.version ?? .v30)
      if extent.card < cards.count {
        cards[extent.card].append(lines)
      } else {
        cards.append(VCard(lines, number: extent.number, version: extent.version))
      }
      let part = cards[extent.card].tailStarts.count
      pieces.append(Piece(card: extent.card, part: part, bytes: bytes[extent.bytes]))
    }
    if position < bytes.count { pieces.append(Piece(bytes: bytes[position...])) }
    diagnostics.sort { $0.line < $1.line }
  }

  /// Gives the pieces of converted text the bytes of the file that they came from.
  private mutating func storeOriginal(of bytes: [UInt8], from start: Int) {
    var position = start
    for place in pieces.indices {
      let end = min(position + encoding.length(of: pieces[place].bytes), bytes.count)
      pieces[place].bytes = bytes[position..<end]
      position = end
    }
    if start > 0 { pieces.insert(Piece(bytes: bytes[..<start]), at: 0) }
    oddByte = bytes[position...]
  }

  /// The bytes of the file; those that were read, when nothing was edited.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for piece in pieces { bytes += piece.bytes }
    return bytes + oddByte
  }
}
