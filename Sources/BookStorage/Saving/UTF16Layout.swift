import VCardCodec

/// How the text of a UTF-16 file lies in its bytes.
struct UTF16Layout: Sendable, Hashable {
  let isBigEndian: Bool
  /// How many bytes the byte order mark has, 0 without one.
  let markLength: Int

  /// The layout of a file that `VCardFile.convertedToUTF8` converts.
  init(_ bytes: Span<UInt8>) {
    let first = bytes.count > 0 ? bytes[0] : 0
    let second = bytes.count > 1 ? bytes[1] : 0
    isBigEndian = (first, second) == (0xFE, 0xFF) || first == 0
    markLength = (first, second) == (0xFE, 0xFF) || (first, second) == (0xFF, 0xFE) ? 2 : 0
  }

  /// A text as bytes of such a file.
  func encode(_ utf8: [UInt8]) -> [UInt8] {
    String(decoding: utf8, as: UTF8.self).utf16.flatMap { unit in
      let high = UInt8(unit >> 8)
      let low = UInt8(truncatingIfNeeded: unit)
      return isBigEndian ? [high, low] : [low, high]
    }
  }

  /// The last characters of a file, those beyond ASCII as question marks.
  func lastLetters(_ count: Int, of bytes: Span<UInt8>) -> [UInt8] {
    let end = bytes.count - (bytes.count - markLength) % 2
    return stride(from: max(markLength, end - 2 * count), to: end, by: 2).map { index in
      UInt8(exactly: unit(at: index, in: bytes)) ?? 0x3F
    }
  }

  /// Whether a part of the UTF-8 form gives the very bytes of the file when it is encoded again.
  func holds(_ splice: Splice, in bytes: Span<UInt8>) -> Bool {
    let places = rawPlaces(of: [splice.range.lowerBound, splice.range.upperBound], in: bytes)
    let encoded = encode(splice.old)
    guard encoded.count == places[1] - places[0] else { return false }
    return encoded.indices.allSatisfy { encoded[$0] == bytes[places[0] + $0] }
  }

  /// Where places of the UTF-8 form are in the file.
  ///
  /// - Parameters:
  ///   - places: Places between characters, ascending.
  ///   - bytes: The file.
  /// - Returns: As many places in the bytes.
  /// - Complexity: O(bytes).
  func rawPlaces(of places: [Int], in bytes: Span<UInt8>) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(places.count)
    var raw = markLength
    var utf8 = 0
    for place in places {
      while utf8 < place, raw + 1 < bytes.count {
        let unit = self.unit(at: raw, in: bytes)
        let isPair =
          UTF16.isLeadSurrogate(unit) && raw + 3 < bytes.count
          && UTF16.isTrailSurrogate(self.unit(at: raw + 2, in: bytes))
        // A surrogate alone becomes U+FFFD, which has three bytes.
        utf8 += isPair ? 4 : unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3
        raw += isPair ? 4 : 2
      }
      result.append(raw)
    }
    return result
  }

  private func unit(at index: Int, in bytes: Span<UInt8>) -> UInt16 {
    let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
    return isBigEndian ? first << 8 | second : second << 8 | first
  }
}
