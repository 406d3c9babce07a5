/// The rules of `SearchFolding`, a character at a time.
enum ScalarFolding {
  /// What `scalar` becomes: nothing, itself, or several characters.
  static func fold(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    if let kept = keptForm(of: scalar) { return kept }
    var result: [Unicode.Scalar] = []
    for part in Normalization.nfkd(String(Character(scalar))).unicodeScalars {
      if isAccent(part) || ScalarProperties.isIgnorable(part) { continue }
      if let previous = result.last, mayCompose(part), let joined = compose(previous, part) {
        result[result.count - 1] = joined
      } else {
        result += keptForm(of: part) ?? folded(part)
      }
    }
    return result
  }

  /// A character that has no decomposition.
  private static func folded(_ part: Unicode.Scalar) -> [Unicode.Scalar] {
    if let digit = ScalarProperties.digitValue(of: part) {
      return [Unicode.Scalar(UInt8(48 + digit))]
    }
    let lower = ScalarProperties.caseFolded(part)
    return FoldingLists.letters[lower].map { Array($0.unicodeScalars) } ?? [lower]
  }

  static func classify(_ scalar: Unicode.Scalar) -> SearchFolding.Class {
    switch scalar.value {
    case 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD:
      return .han
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FB: return .hangul
    case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF:
      return .kana
    default: break
    }
    switch ScalarProperties.category(of: scalar) {
    case .letter, .otherNumber: return .letter
    case .decimalDigit: return .digit
    case .nonspacingMark, .enclosingMark, .spacingMark: return .mark
    case .punctuationOrSymbol:
      return isSymbol(scalar) ? .symbol : .separator
    default: return .separator
    }
  }

  /// Characters whose compatibility decomposition would lose what search needs.
  private static func keptForm(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    switch scalar.value {
    case 0xAC00...0xD7A3, 0x3041...0x3096: [scalar]
    case 0x3131...0x318E: HangulFolding.split(scalar)
    case 0x30A1...0x30F6: [Unicode.Scalar(scalar.value - 0x60) ?? scalar]
    // Half-width jamo, whose decomposition would be conjoining ones.
    case 0xFFA1...0xFFBE:
      HangulFolding.split(Unicode.Scalar(scalar.value - 0xFFA1 + 0x3131) ?? scalar)
    case 0xFFC2...0xFFC7: [Unicode.Scalar(scalar.value - 0xFFC2 + 0x314F) ?? scalar]
    case 0xFFCA...0xFFCF: [Unicode.Scalar(scalar.value - 0xFFCA + 0x3155) ?? scalar]
    case 0xFFD2...0xFFD7: [Unicode.Scalar(scalar.value - 0xFFD2 + 0x315B) ?? scalar]
    case 0xFFDA...0xFFDC: [Unicode.Scalar(scalar.value - 0xFFDA + 0x3161) ?? scalar]
    case 0x1100...0x1175, 0x11A8...0x11C2: HangulFolding.compatible(scalar).map(HangulFolding.split)
    // Spacing voicing marks, and those that found nothing to join.
    case 0x3099...0x309C, 0xFF9E, 0xFF9F: []
    default: nil
    }
  }

  /// Marks that carry no letter in the scripts that have them as an addition only.
  static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Combining marks of no script of their own, as Latin and Greek use them.
    case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    case 0x483...0x489: true
    case 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7: true
    case 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E8,
      0x6EA...0x6ED, 0x8CA...0x8E1, 0x8E3...0x8FF:
      true
    default: false
    }
  }

  private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x80 && scalar.properties.generalCategory.isSymbol
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isSymbol: Bool {
    switch self {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
    default: false
    }
  }
}
