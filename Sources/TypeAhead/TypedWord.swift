import UnicodeText

/// A query word as the walk reads it: its bytes in the value itself, with zeros behind them.
///
/// An array would be counted at every step; a million names make ten million steps.
struct TypedWord: Sendable {
  private var bytes = InlineArray<128, UInt8>(repeating: 0)
  let count: Int

  /// Eight bytes may be read from every place of the word.
  private static let capacity = 120

  /// Takes the bytes of a word; of one longer than any name only the first 120.
  init(_ word: [UInt8]) {
    count = min(word.count, Self.capacity)
    for index in 0..<count { bytes[index] = word[index] }
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
}
