/// The cards of a file, as a scan of the whole of it finds them.
struct FileScan {
  /// A run of lines of a card: nearly always all of them.
  struct Extent {
    /// The number of the card; an earlier one where its lines go on after a card nested in it.
    var card: Int
    var bytes: Range<Int>
    /// The line of the file at which they begin, counted from 1.
    var number: Int
    /// Where the lines are in ``records``.
    var records: Range<Int>
    /// The version that they state, when it is a known one.
    var version: VCardVersion?
  }

  /// In the order of the file.
  private(set) var extents: [Extent] = []
  private(set) var cardCount = 0
  /// All lines of all cards, where they were asked for.
  private(set) var records: [LineRecord] = []
  /// What was found wrong.
  private(set) var diagnostics: [Diagnostic] = []

  /// Scans a file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file, in UTF-8 or an 8-bit character set.
  ///   - reading: Whether the lines are wanted.
  /// - Complexity: linear in the bytes.
  mutating func run(_ bytes: Span<UInt8>, _ reading: CardScanner.Reading) {
    var scanner = CardScanner(reading)
    var scanned = ScannedCard()
    var interrupted: [Int] = []
    if reading == .allLines { scanned.records.reserveCapacity(bytes.count / 32 + 4) }
    while scanner.next(in: bytes, into: &scanned) {
      var card = cardCount
      if scanned.extent == .tail, let outer = interrupted.popLast() {
        card = outer
      } else {
        if scanned.extent == .withoutEnd { interrupted.append(card) }
        cardCount += 1
      }
      extents.append(
        Extent(
          card: card, bytes: scanned.bytes, number: scanned.number,
          records: scanned.firstRecord..<scanned.records.count, version: scanned.version))
    }
    records = scanned.records
    diagnostics = extents.isEmpty ? Self.faultOfFile(bytes) : scanner.diagnostics
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
