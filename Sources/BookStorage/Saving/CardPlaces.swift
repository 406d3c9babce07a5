import VCardCodec

/// Where the cards of a file stand, as bytes of the file.
struct CardPlaces {
  /// The extents of the cards, of which one with another card nested in it has several; in the order of the file.
  let extents: [Range<Int>]

  /// Looks through a file.
  ///
  /// - Parameter contents: The file as it is on disk.
  /// - Complexity: O(bytes).
  init(_ contents: FileBytes) {
    var extents: [Range<Int>] = []
    contents.withSpan { bytes in
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
  func place(of card: [UInt8], near hint: Int, in contents: FileBytes) -> Range<Int>? {
    let start = card.firstIndex { ![0x00, 0x0A, 0x0D].contains($0) } ?? card.count
    let wanted = card[start...]
    var found: [Range<Int>] = []
    contents.withSpan { bytes in
      for extent in extents where extent.count == wanted.count {
        var index = extent.lowerBound
        for byte in wanted {
          guard bytes[index] == byte else { break }
          index += 1
        }
        if index == extent.upperBound { found.append(extent) }
      }
    }
    return found.count == 1 ? found[0] : found.first { $0.lowerBound == hint + start }
  }
}
