package import VCardCodec

/// Writes cards in a format, one after the other.
package protocol ForeignWriter: Sendable {
  /// Writes a card.
  mutating func append(_ card: VCard)

  /// Everything that was written, and what it does not hold; nothing may be appended after it.
  mutating func finish() -> WrittenCards
}
