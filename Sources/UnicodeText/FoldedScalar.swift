/// The folded form of one character: its UTF-8 bytes and perhaps a `LetterNote`, lowest first, with
/// their number and class.
struct FoldedScalar: Sendable {
  private let packed: UInt64

  var bytes: UInt64 { packed & 0xFF_FFFF_FFFF_FFFF }

  /// How many bytes there are; more than seven do not fit.
  var count: Int { Int(packed >> 56 & 0xF) }

  var kind: SearchFolding.Class { SearchFolding.Class(rawValue: UInt8(packed >> 60)) ?? .letter }

  /// Whether the bytes are here; else the character has to be folded again.
  var isInline: Bool { count < 8 }

  private init(packed: UInt64) { self.packed = packed }

  /// One character that is folded already.
  init(_ scalar: Unicode.Scalar) {
    self.init(folded: [scalar])
  }

  private init(folding scalar: Unicode.Scalar) {
    self.init(folded: ScalarFolding.fold(scalar), note: LetterNote.note(of: scalar))
  }

  private init(folded: [Unicode.Scalar], note: LetterNote? = nil) {
    var bytes: UInt64 = 0
    var count = 0
    for scalar in folded {
      for byte in UTF8.encode(scalar).map(Array.init) ?? [] {
        if count < 7 { bytes |= UInt64(byte) << UInt64(8 * count) }
        count += 1
      }
    }
    if let note, count > 0 {
      if count < 7 { bytes |= UInt64(note.rawValue) << UInt64(8 * count) }
      count += 1
    }
    let kind = folded.first.map(ScalarFolding.classify) ?? .separator
    let mixed = folded.contains { scalar in
      let other = ScalarFolding.classify(scalar)
      return other != kind && other != .mark
    }
    packed =
      count > 7 || mixed
      ? 0xF << 56 : bytes | UInt64(count) << 56 | UInt64(kind.rawValue) << 60
  }

  /// The folded form from a table, or made anew for characters that no table holds.
  static func lookUp(_ scalar: Unicode.Scalar) -> FoldedScalar {
    switch scalar.value {
    case 0x80..<0x370: latin[Int(scalar.value - 0x80)]
    case 0x370..<0x530: greekAndCyrillic[Int(scalar.value - 0x370)]
    case 0x530..<0x700: westAsia[Int(scalar.value - 0x530)]
    case 0x700..<0x1E00: southAsia[Int(scalar.value - 0x700)]
    case 0x1E00..<0x2070: vietnam[Int(scalar.value - 0x1E00)]
    default: FoldedScalar(folding: scalar)
    }
  }

  // Each is made when one of its characters occurs, which takes about a microsecond for each of them.

  /// Latin and the accents.
  private static let latin = table(0x80..<0x370)

  private static let greekAndCyrillic = table(0x370..<0x530)

  /// Armenian, Hebrew, Arabic.
  private static let westAsia = table(0x530..<0x700)

  /// The scripts from Syriac to Ol Chiki.
  private static let southAsia = table(0x700..<0x1E00)

  /// Latin with two marks, Greek with breathings, and the usual quotation marks and dashes.
  private static let vietnam = table(0x1E00..<0x2070)

  private static func table(_ range: Range<UInt32>) -> [FoldedScalar] {
    range.map { value in
      Unicode.Scalar(value).map(FoldedScalar.init(folding:)) ?? FoldedScalar(folded: [])
    }
  }
}
