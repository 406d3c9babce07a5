/// Bytes that are nearly cards, the same ones for the same generator.
package enum DamagedCards {
  /// The words that mean something to a reader of cards.
  private static let words: [[UInt8]] = [
    "BEGIN:VCARD", "END:VCARD", "\r", "\n", "\r\n", " ", "\t", "=", ":", ";", ",", "\\", "\"", "FN",
    "N",
    "TEL", "AGENT:", "NOTE;QUOTED-PRINTABLE:", "PHOTO;BASE64:", "AAEC", "=41", "=C3", "\u{E4}",
    "\u{0}", "VERSION:2.1", "VERSION:3.0", "item1.", "\u{FEFF}", "X-ABLABEL", "begin", "end",
    "vcard",
    "\r\nBEGIN:VCARD\r\n", "\r\nEND:VCARD\r\n", "\nFN:", "\nN:", "\nORG:", "\nUID:", ";PREF:",
    ";CHARSET=GBK:",
  ].map { Array($0.utf8) }

  /// A text of random words.
  package static func noise(using generator: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...60, using: &generator) {
      bytes += words.randomElement(using: &generator) ?? []
    }
    return bytes
  }

  /// Cuts, doubles, swaps or overwrites a part.
  ///
  /// - Parameters:
  ///   - bytes: What is damaged.
  ///   - generator: What the damage follows from.
  ///   - mayCut: Whether all behind a place may go.
  package static func damage(
    _ bytes: inout [UInt8], using generator: inout SeededGenerator, mayCut: Bool = true
  ) {
    guard bytes.count > 8 else { return }
    let start = Int.random(in: 0..<bytes.count, using: &generator)
    let end = min(bytes.count, start + Int.random(in: 1...40, using: &generator))
    switch Int.random(in: 0..<(mayCut ? 6 : 5), using: &generator) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 2: bytes[start] = UInt8.random(in: 0...255, using: &generator)
    case 3: bytes.insert(contentsOf: words.randomElement(using: &generator) ?? [], at: start)
    case 5: bytes.removeSubrange(start...)
    default: bytes.swapAt(start, end - 1)
    }
  }

  /// A file with some damage; a long one is cut in its middle first.
  package static func damaged(
    _ file: [UInt8], using generator: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = file
    if bytes.count > 4_000 { bytes.removeSubrange(2_000..<(bytes.count - 1_000)) }
    for _ in 0..<Int.random(in: 1...6, using: &generator) { damage(&bytes, using: &generator) }
    return bytes
  }
}
