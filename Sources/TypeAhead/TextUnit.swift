import UnicodeText

/// One character of folded text, by the way that it is matched.
struct TextUnit {
  enum Kind {
    /// Part of a word that is matched letter by letter.
    case letters
    case han
    case hangul
    case kana
    /// Greek and Cyrillic: letter by letter, and by Latin letters.
    case alphabet
  }

  let scalar: UInt32
  /// Its bytes in UTF-8.
  let count: Int
  let kind: Kind

  @inline(__always)
  init(_ text: Span<UInt8>, at position: Int) {
    var end = position
    scalar = UTF8Decoding.next(text, &end).value
    count = end - position
    kind = Self.kind(of: scalar)
  }

  @inline(__always)
  static func kind(of scalar: UInt32) -> Kind {
    switch scalar {
    case 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD: .han
    case 0x3131...0x318E, 0xAC00...0xD7A3: .hangul
    case 0x3041...0x3096, 0x309D...0x309F, 0x30F7...0x30FF: .kana
    case 0x370...0x52F: .alphabet
    default: .letters
    }
  }

  /// Whether `byte` of folded text belongs to a word.
  @inline(__always)
  static func isWord(_ byte: UInt8) -> Bool {
    byte &- 0x61 < 26 || byte >= 0x80 || byte &- 0x30 < 10
  }

  /// Whether a byte of folded text is a `LetterNote`; told here, so that loops need no call for it.
  @inline(__always)
  static func isNote(_ byte: UInt8) -> Bool { byte >= 0xF8 }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  @inline(__always)
  static func isLatin(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
}
