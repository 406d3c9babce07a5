import UnicodeText

/// A query word as the walk reads it: its bytes in the value itself, with zeros behind them.
///
/// An array would be counted at every step; a million names make ten million steps.
struct TypedWord: Sendable {
  private var bytes = InlineArray<264, UInt8>(repeating: 0)
  let count: Int
  /// Whether some letters were typed with an accent.
  let hasAccents: Bool
  /// A bit for each place behind whose letter an accent was typed.
  private var accents = InlineArray<4, UInt64>(repeating: 0)

  /// The longest word that can be matched: longer than any name.
  ///
  /// Eight bytes may be read from every place of it.
  static let capacity = 256

  /// Takes a word; of one that is too long only the first part, which is not to be matched.
  init(_ word: QueryWord.Variant) {
    count = min(word.bytes.count, Self.capacity)
    for index in 0..<count { bytes[index] = word.bytes[index] }
    hasAccents = !word.accents.isEmpty
    for place in word.accents where place < Self.capacity {
      accents[place / 64] |= 1 << UInt64(place % 64)
    }
  }

  /// The byte at `place`; 0 behind the word.
  @inline(__always)
  subscript(place: Int) -> UInt8 { bytes[place] }

  /// Eight bytes from `place` on, the first lowest.
  @inline(__always)
  func window(at place: Int) -> UInt64 {
    var window: UInt64 = 0
    for offset in 0..<8 { window |= UInt64(bytes[place + offset]) << UInt64(8 * offset) }
    return window
  }

  /// The character that begins at `place`.
  func unit(at place: Int) -> TextUnit { TextUnit(bytes.span, at: place) }

  // Inlined: a call would copy the whole word.

  /// Whether the letter that ends with the byte at `place` was typed with an accent.
  @inline(__always)
  func hasAccent(at place: Int) -> Bool {
    accents[place / 64] >> UInt64(place % 64) & 1 == 1
  }

  /// How many letters were typed with an accent in some places.
  @inline(__always)
  func accentCount(in places: Range<Int>) -> Int {
    guard hasAccents else { return 0 }
    var count = 0
    for place in places where hasAccent(at: place) { count += 1 }
    return count
  }
}
