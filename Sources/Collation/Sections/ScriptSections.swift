/// The labels of a script that is not the locale's own, in the locale's order.
struct ScriptSections: Sendable {
  let titles: [String]
  private let boundaries: BoundaryTable<SectionTable.Target>

  /// Scripts of which one language has only a part of the letters.
  private static let languages: [String: [String]] = [
    "Cyrl": ["ru", "uk", "be", "bg", "sr", "mk"],
    "Arab": ["ar", "fa", "ur"],
    "Deva": ["hi", "mr", "ne"],
    "Hira": ["ja"],
    "Kana": ["ja"],
    "Hang": ["ko"],
  ]

  /// Reads the exemplars of the script's languages; a script that ICU has none for gets one label,
  /// its sample character.
  init(scriptAt place: Int, of scripts: ScriptStarts, collator: Collator) {
    let start = scripts.starts[place]
    let name = LocaleData.scriptName(start.script)
    let languages =
      Self.languages[name] ?? [LocaleIdentifier(name: "und_" + name).maximized.language]
    let candidates = languages.filter { !$0.isEmpty }
      .flatMap { LabelCandidates.exemplars(icuLocale: $0) }
    let index = IndexLabels(
      candidates: candidates, collator: collator, within: scripts.range(ofScriptAt: place))
    guard !index.labels.isEmpty else {
      titles = [start.sample]
      boundaries = BoundaryTable([(start.key, .own(0))])
      return
    }
    let labels = Array(index.labels.prefix(0x100))
    titles = labels.map { IndexLabels.title(of: $0.text) }
    boundaries = BoundaryTable(
      [(start.key, .own(0))]
        + SectionTable.boundaries(of: labels, from: 0, collator: collator))
  }

  /// The label a key belongs to; what is before the first label goes to the first.
  func label(of key: UnsafeBufferPointer<UInt8>) -> Int {
    if case .own(let label)? = unsafe boundaries.target(of: key) { return label }
    return 0
  }
}
