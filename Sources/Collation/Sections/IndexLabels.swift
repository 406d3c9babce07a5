/// The labels of an index, chosen as ICU's `AlphabeticIndex` chooses them.
///
/// Candidates are the index exemplars of the locale (UTS #35, part 2) or, in a Chinese order, the
/// marks U+FDD0 + label of the tailoring; the letters A–Z are added, as phones do. Then, as in
/// ICU's source (`alphaindex.cpp`, `initLabels`, `createBucketList`):
///
/// - a label before the first script or after the last is dropped;
/// - a label of several characters that sorts like them one by one is dropped (CH in English);
/// - of labels with equal primary weights the shorter and lower in NFKD stays (I, not Y, in
///   Lithuanian);
/// - a label of several weights (Æ in German) leads back, behind its own words, to the letter
///   before it.
struct IndexLabels {
  struct Label {
    var text: String
    var key: [UInt8]
    var isMark: Bool
    var hasOneWeight: Bool
  }

  /// At most so many labels of the locale's own script, as ICU's default.
  static let limit = 99

  let labels: [Label]

  init(candidates: [String], collator: Collator, within range: (low: [UInt8], high: [UInt8])) {
    var chosen: [[UInt8]: String] = [:]
    for text in candidates {
      let scalars = Array(text.unicodeScalars)
      let isMark = CollationMarks.isLabel(text)
      let key = collator.primaryKey(of: text)
      if key.lexicographicallyPrecedes(range.low) { continue }
      if !key.lexicographicallyPrecedes(range.high) { continue }
      if scalars.count > 1, !isMark, key == collator.primaryKey(of: Self.separated(scalars)) {
        continue
      }
      if let other = chosen[key], !Self.isBetter(text, than: other) { continue }
      chosen[key] = text
    }
    labels = chosen.map { key, text in
      let isMark = CollationMarks.isLabel(text)
      return Label(
        text: text, key: key, isMark: isMark,
        hasOneWeight: isMark || collator.primaryWeightCount(of: text) <= 1)
    }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }

  /// With U+034F between the characters, which keeps them from contracting.
  private static func separated(_ scalars: [Unicode.Scalar]) -> String {
    var text = ""
    for (place, scalar) in scalars.enumerated() {
      if place > 0 { text.unicodeScalars.append("\u{034F}") }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  private static func isBetter(_ one: String, than other: String) -> Bool {
    let a = Array(LocaleData.nfkd(one).unicodeScalars)
    let b = Array(LocaleData.nfkd(other).unicodeScalars)
    if a.count != b.count { return a.count < b.count }
    if a != b { return a.lexicographicallyPrecedes(b) }
    return one.unicodeScalars.lexicographicallyPrecedes(other.unicodeScalars)
  }

  /// The text shown for a label: a stroke count is written out, a mark falls away.
  static func title(of label: String) -> String {
    var scalars = Array(label.unicodeScalars)
    guard CollationMarks.isLabel(label), scalars.count > 1 else { return label }
    let value = scalars[1].value
    if (0x2801...0x28FF).contains(value) { return "\(value - 0x2800)劃" }
    scalars.removeFirst()
    return String(String.UnicodeScalarView(scalars))
  }

  /// Removes every nth title until `limit` remain, by ICU's arithmetic.
  static func thinned(_ titles: [Label], to limit: Int) -> [Label] {
    let size = titles.count - 1
    guard size > limit else { return titles }
    var old = -1
    var result: [Label] = []
    for (place, title) in titles.enumerated() {
      let bump = (place + 1) * limit / size
      if bump != old { result.append(title) }
      old = bump
    }
    return result
  }
}
