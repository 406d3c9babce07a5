import VCardCodec

/// Where the cards of a file stand, as bytes of the file.
struct CardPlaces {
  /// The extents of the cards, of which one with another card nested in it has several; in the order of the file.
  let extents: [Range<Int>]
  /// The extents by what they hold.
  private let order: [(hash: UInt64, extent: UInt32)]

  /// Looks through a file.
  ///
  /// - Parameter contents: The file as it is on disk.
  /// - Complexity: O(bytes), and O(n log n) for n cards.
  init(_ contents: FileBytes) {
    var extents: [Range<Int>] = []
    var order: [(hash: UInt64, extent: UInt32)] = []
    contents.withSpan { bytes in
      defer {
        order = extents.indices.map {
          (Self.hash(of: bytes.extracting(extents[$0])), UInt32($0))
        }
      }
      guard let text = VCardFile.convertedToUTF8(bytes) else {
        extents = Self.extents(of: bytes)
        return
      }
      let found = Self.extents(of: text.span)
      let places = UTF16Layout(bytes).rawPlaces(
        of: found.flatMap { [$0.lowerBound, $0.upperBound] }, in: bytes)
      extents = found.indices.map { places[2 * $0]..<places[2 * $0 + 1] }
    }
    self.extents = extents
    self.order = order.sorted { ($0.hash, $0.extent) < ($1.hash, $1.extent) }
  }

  private static func extents(of text: Span<UInt8>) -> [Range<Int>] {
    CardOutline(text).cards.flatMap { card in
      [card.head.bytes] + card.tails.map(\.bytes)
    }.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The place of the one card that has these bytes.
  ///
  /// - Parameters:
  ///   - card: The bytes; line breaks before the card count for nothing.
  ///   - hint: Where it was; of several equal cards the one that still is there.
  ///   - contents: The file.
  /// - Returns: The place, or nil when there is none or nobody can say which.
  /// - Complexity: linear in the card, and logarithmic in the number of cards; in their number when all are equal.
  func place(of card: [UInt8], near hint: Int, in contents: FileBytes) -> Range<Int>? {
    let start = Self.startOfText(card)
    let wanted = card[start...]
    var found: [Range<Int>] = []
    contents.withSpan { bytes in
      for extent in candidates(for: wanted.span)
      where extent.count == wanted.count && Self.equal(bytes.extracting(extent), wanted.span) {
        found.append(extent)
      }
    }
    return found.count == 1 ? found[0] : found.first { $0.lowerBound == hint + start }
  }

  /// Where a text begins behind line breaks, also one of UTF-16.
  private static func startOfText(_ text: [UInt8]) -> Int {
    let start = text.firstIndex { ![0x00, 0x0A, 0x0D].contains($0) } ?? text.count
    // The first letter of big-endian text has its NUL before it.
    let isBigEndian = !start.isMultiple(of: 2) && text[start - 1] == 0
    return isBigEndian ? start - 1 : start
  }

  /// The places of all cards in a text, which was written in one piece.
  ///
  /// - Parameters:
  ///   - text: Bytes of such a file, cards and what stands between them.
  ///   - hint: Where the text was.
  ///   - contents: The file.
  /// - Returns: A place for each card, or nil when there is none in the text, or nobody can say where one is.
  /// - Complexity: linear in the text on average.
  func places(ofCardsIn text: [UInt8], near hint: Int, in contents: FileBytes) -> [Range<Int>]? {
    let cards = CardPlaces(.read(text, isCutShort: false)).extents
    var found: [Range<Int>] = []
    for card in cards {
      guard
        let place = place(of: Array(text[card]), near: hint + card.lowerBound, in: contents)
      else { return nil }
      found.append(place)
    }
    return found.isEmpty ? nil : found
  }

  /// The extents that may hold a text.
  private func candidates(for text: Span<UInt8>) -> some Sequence<Range<Int>> {
    let hash = Self.hash(of: text)
    var low = 0
    var high = order.count
    while low < high {
      let middle = (low + high) / 2
      if order[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    return order[low...].lazy.prefix { $0.hash == hash }.map { extents[Int($0.extent)] }
  }

  private static func equal(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    for index in one.indices where one[index] != other[index] { return false }
    return true
  }

  /// A number that equal texts have in common (FNV-1a).
  private static func hash(of text: Span<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in text.indices { hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01B3 }
    return hash
  }
}
