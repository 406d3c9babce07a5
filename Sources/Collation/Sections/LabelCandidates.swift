/// Which labels a locale or a script proposes.
enum LabelCandidates {
  static let latin: [String] = (0x41...0x5A).map { String(Unicode.Scalar(UInt8($0))) }

  /// The labels of a Chinese order, or none when the collator has no such order.
  ///
  /// Reading all contractions of a Chinese collator takes 20 ms, asking for those that can occur
  /// takes microseconds: pinyin marks A–Z, strokes U+2801…, zhuyin its letters. Only the order by
  /// radicals, whose marks cannot be named beforehand, is read.
  static func chinese(_ collator: Collator) -> [String] {
    if collator.marks("A") { return latin.map(marked).filter { collator.marks($0.last) } }
    let strokes = (0x2801...0x28FF).compactMap { Unicode.Scalar(UInt32($0)).map { String($0) } }
    if collator.marks("\u{2801}") || collator.marks("\u{2802}") {
      return strokes.map(marked).filter { collator.marks($0.last) }
    }
    if collator.marks("\u{3105}") {
      return (0x3105...0x312F).compactMap { Unicode.Scalar(UInt32($0)).map { String($0) } }
        .map(marked).filter { collator.marks($0.last) }
    }
    guard collator.marks("\u{4E00}") else { return [] }
    return collator.labelContractions()
  }

  /// The exemplars of a locale; made from its alphabet when it names none for the index.
  static func exemplars(icuLocale: String) -> [String] {
    let (strings, areIndex) = LocaleData.exemplars(icuLocale: icuLocale)
    if areIndex { return strings }
    var alphabet = strings
    if strings.isEmpty || strings.contains(where: { $0.utf8.count == 1 && $0 >= "a" && $0 <= "z" })
    {
      alphabet += latin
    }
    return alphabet.filter { isFirstOfItsRow($0) }
      .map { LocaleData.uppercased($0, icuLocale: icuLocale) }
  }

  /// Of Hangul syllables and of Ethiopic the first of each row only, as ICU thins them.
  private static func isFirstOfItsRow(_ text: String) -> Bool {
    guard let scalar = text.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0xAC00...0xD7A3:
      let lead = (scalar.value - 0xAC00) / 588
      return (scalar.value - 0xAC00) % 588 == 0 && ![1, 4, 8, 10, 13].contains(lead)
    case 0x1200...0x137F: return scalar.value % 8 == 0
    default: return true
    }
  }

  private static func marked(_ label: String) -> String { CollationMarks.label + label }
}

extension Collator {
  /// Whether U+FDD0 + `label` is a mark of this order, that is, more than its two characters.
  fileprivate func marks(_ label: Character?) -> Bool {
    guard let label else { return false }
    let start = primaryKey(of: CollationMarks.label)
    return !primaryKey(of: CollationMarks.label + String(label)).starts(with: start)
  }
}
