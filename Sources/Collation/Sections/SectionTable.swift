/// The sections of a locale: its own script's, then A–Z where that is another script; and where
/// every other script begins.
struct SectionTable: Sendable {
  /// What begins at a boundary.
  enum Target: Sendable, Equatable {
    case own(Int)
    /// Another script, by its place among all.
    case script(Int)
    /// No letter, or one before the first label of a labelled script.
    case other
  }

  /// The titles of the own sections, in the order of the list.
  let titles: [String]
  let boundaries: BoundaryTable<Target>
  let scripts: ScriptStarts
  /// How names that begin with a Han character are placed.
  let hanOrder: HanOrder
  /// The place of the Han script among all.
  let hanScript: Int?

  enum HanOrder: Sendable, Equatable {
    /// The locale orders Han by its own sections; by readings (pinyin, zhuyin) or by shape.
    case own(byReading: Bool)
    /// Names in Han without a reading stand together in one section (Japanese).
    case together(section: Int)
    /// The locale has no order of Han: pinyin decides, and the section is that of its letter.
    case byPinyin
  }

  /// The heading of Japanese names whose reading is unknown, as phones show it.
  static let withoutReading = "他"

  init(collator: Collator, locale: LocaleIdentifier) {
    let scripts = ScriptStarts(collator)
    let chinese = LabelCandidates.chinese(collator)
    let isByLetter = chinese.contains(CollationMarks.label + "A")
    let candidates =
      LabelCandidates.latin
      + (chinese.isEmpty ? LabelCandidates.exemplars(icuLocale: locale.name) : chinese)
    let index = IndexLabels(
      candidates: candidates, collator: collator, within: (scripts.firstLetter, scripts.end))
    let latin = scripts.place(of: collator.primaryKey(of: "A"))
    let han = scripts.starts.firstIndex { $0.script == LocaleData.script(of: "\u{4E00}") }

    var native: [IndexLabels.Label] = []
    var letters: [IndexLabels.Label] = []
    for label in index.labels {
      if scripts.place(of: label.key) == latin {
        letters.append(label)
      } else {
        native.append(label)
      }
    }
    let pinyin = isByLetter ? native.filter(\.isMark) : []
    if isByLetter { native.removeAll(where: \.isMark) }
    native = IndexLabels.thinned(native, to: IndexLabels.limit)

    var titles = native.map { IndexLabels.title(of: $0.text) }
    var together: Int?
    if locale.language == "ja" {
      together = titles.count
      titles.append(Self.withoutReading)
    }
    let firstLetter = titles.count
    titles += letters.map { IndexLabels.title(of: $0.text) }

    var boundaries: [(key: [UInt8], target: Target)] = []
    let labelled = Set((native + letters + pinyin).compactMap { scripts.place(of: $0.key) })
    for (place, start) in scripts.starts.enumerated() {
      boundaries.append((start.key, labelled.contains(place) ? .other : .script(place)))
    }
    boundaries.append((scripts.end, .other))
    boundaries += Self.boundaries(of: native, from: 0, collator: collator)
    boundaries += Self.boundaries(of: letters, from: firstLetter, collator: collator)
    for mark in pinyin {
      // A pinyin mark leads to its letter, or to the letter before when the alphabet lacks it.
      let letter = IndexLabels.title(of: mark.text)
      if let place = letters.lastIndex(where: { $0.text <= letter }) {
        boundaries.append((mark.key, .own(firstLetter + place)))
      }
    }
    self.titles = titles
    self.boundaries = BoundaryTable(boundaries)
    self.scripts = scripts
    hanScript = han
    if let together {
      hanOrder = .together(section: together)
    } else if chinese.isEmpty {
      hanOrder = .byPinyin
    } else {
      hanOrder = .own(byReading: isByLetter || chinese.contains(CollationMarks.label + "\u{3105}"))
    }
  }

  /// The boundaries of labels; behind the words of a label of several weights the section of the
  /// single letter before it goes on.
  static func boundaries(of labels: [IndexLabels.Label], from first: Int, collator: Collator)
    -> [(key: [UInt8], target: Target)]
  {
    var result: [(key: [UInt8], target: Target)] = []
    for (place, label) in labels.enumerated() {
      result.append((label.key, .own(first + place)))
      guard !label.hasOneWeight,
        let single = labels[..<place].lastIndex(where: \.hasOneWeight)
      else { continue }
      result.append(
        (collator.primaryKey(of: label.text + CollationMarks.last), .own(first + single)))
    }
    return result
  }
}
