extension ScalarFolding {
  /// Whether `scalar` may join the character before it: voicing marks and conjoining jamo.
  @inline(__always)
  static func mayCompose(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1161...0x1175, 0x11A8...0x11C2, 0x3099...0x309C, 0xFF9E, 0xFF9F: true
    default: false
    }
  }

  /// The one character that both make, if they do.
  static func compose(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    switch second.value {
    case 0x1161...0x1175, 0x11A8...0x11C2: HangulFolding.compose(first, second)
    default: voiced(first, half: [0x309A, 0x309C, 0xFF9F].contains(second.value))
    }
  }

  /// Kana with a voicing mark; U+3046 and the rows か, さ, た, は have a voiced form, は also a
  /// half-voiced one, each right behind the plain one.
  private static func voiced(_ kana: Unicode.Scalar, half: Bool) -> Unicode.Scalar? {
    switch kana.value {
    case 0x3046 where !half: "\u{3094}"
    case 0x304B...0x3062 where !half && kana.value % 2 == 1,
      0x3064...0x3069 where !half && kana.value % 2 == 0:
      Unicode.Scalar(kana.value + 1)
    case 0x306F...0x307D where kana.value % 3 == 0: Unicode.Scalar(kana.value + (half ? 2 : 1))
    default: nil
    }
  }
}
