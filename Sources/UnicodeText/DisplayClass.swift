import CICU

/// What drawing a scalar comes to, before its neighbours are looked at.
///
/// Widths come from Unicode's tables (UAX #11, ambiguous characters narrow) and not from the C
/// library's `wcwidth`, so that a frame is the same on every machine.
enum DisplayClass: Hashable, Sendable {
  /// A character of its own, one or two columns wide.
  case spacing(width: Int)
  /// A sign that stands before a number and may be drawn around it (U+0600 … U+0605).
  case prepended
  /// A mark that takes no column.
  case mark
  /// A mark that takes a column of its own (general category Mc).
  case spacingMark
  /// A vowel or final consonant that only means something inside a Hangul syllable.
  case jamo
  /// One of the two letters of a flag; its ASCII letter.
  case regional(Unicode.Scalar)
  /// U+200D, which joins emoji; tmux glues one at a cluster's end to the next cell it draws.
  case joiner
  /// Changes the look of what stands before it: variation selectors, skin tones, keycaps, tags.
  case modifier
  /// Invisible and harmless, and dropped: zero-width spaces, soft hyphens.
  case hidden
  /// Must not reach a terminal: controls, bidi controls, fillers, private use, unassigned.
  case harmful
}

extension DisplayClass {
  init(_ scalar: Unicode.Scalar) {
    if let width = Self.width(ofPlain: scalar) {
      self = .spacing(width: width)
      return
    }
    self = Self.special(scalar) ?? Self.byCategory(scalar)
  }

  /// The width of a letter that is always a cluster of its own beside others like it.
  ///
  /// Nearly all names are made of these. Nil says only that the tables have to be asked.
  static func width(ofPlain scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x391...0x3A1, 0x3A3...0x3CE, 0x400...0x482,
      0x48A...0x4FF, 0x5D0...0x5EA, 0x620...0x64A, 0x1E00...0x1EFF:
      1
    // The circled numbers and the hexagrams among these are narrow or ambiguous by UAX #11 of
    // Unicode 15; curses and the terminals take two columns, as Unicode 16 does for hexagrams.
    case 0x3041...0x3096, 0x30A1...0x30FF, 0x3248...0x324F, 0x3400...0x9FFF, 0xAC00...0xD7A3,
      0xFF01...0xFF60:
      2
    default: nil
    }
  }

  private static func special(_ scalar: Unicode.Scalar) -> DisplayClass? {
    switch scalar.value {
    case 0x200D: .joiner
    case 0xAD, 0x34F, 0x200B, 0x200C, 0x2060...0x2064, 0xFEFF: .hidden
    case 0x180B...0x180F, 0x20E3, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F,
      0xE0100...0xE01EF:
      .modifier
    case 0x600...0x605: .prepended
    case 0x1F1E6...0x1F1FF:
      Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41).map { .regional($0) }
    // The Hangul fillers look like nothing at all. U+FFFD stands for bytes that were no text; some
    // terminals draw it two columns wide.
    case 0x115F, 0x1160, 0x3164, 0xFFA0, 0xFFFD: .harmful
    case 0x1161...0x11FF, 0xD7B0...0xD7FF: .jamo
    default: nil
    }
  }

  private static func byCategory(_ scalar: Unicode.Scalar) -> DisplayClass {
    switch ScalarProperties.category(of: scalar) {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      .harmful
    case _ where ScalarProperties.age(of: scalar) > newestVersion: .harmful
    case .nonspacingMark, .enclosingMark: .mark
    case .spacingMark: .spacingMark
    default: .spacing(width: ScalarProperties.isWide(scalar) ? 2 : 1)
    }
  }

  /// The newest version of Unicode whose characters are drawn.
  ///
  /// The C library that curses asks for widths (glibc 2.36) knows Unicode 14; of what is newer it
  /// says that it cannot be drawn, and every terminal takes another number of columns for it.
  private static let newestVersion = 14
}
