/// Reduces a string cluster by cluster to what every terminal draws in the same columns.
///
///     é (e + accent)      composed                    1 column
///     👩‍👩‍👧, 👍🏽, ❤️           the first emoji, bare      its own width
///     1️⃣                  the digit                   1
///     🇸🇪                  S and E, dim                1 each
///     base + many marks   base + 4 marks              that of the base
///     ESC, U+202E, U+0378 ? as a substitute           1
///     कि, கோ              each part a cell, flagged   1 each
struct DisplayReduction {
  private(set) var clusters: [DisplayCluster]
  private(set) var hiddenCount = 0

  /// Curses keeps one character and four marks in a cell and cuts the rest without a word.
  private static let marksKept = 4

  init(clusters: [DisplayCluster]) { self.clusters = clusters }

  mutating func append(contentsOf string: String) {
    var offset = 0
    for character in string {
      append(character, at: offset)
      offset += character.utf8.count
    }
  }

  private mutating func append(_ character: Character, at offset: Int) {
    let scalars = character.unicodeScalars
    let first = clusters.count
    let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
    var cell = CellBuilder(offset: offset)
    for scalar in isSingle ? scalars : Normalization.nfc(String(character)).unicodeScalars {
      // The rest of an emoji sequence is left away: only its first emoji has a sure width.
      if scalar == "\u{200D}", cell.isPictographic { break }
      add(scalar, to: &cell)
    }
    cell.flush(into: &clusters)
    guard cell.isDisputed else { return }
    for index in first..<clusters.count where clusters[index].kind == .plain {
      clusters[index].kind = .flagged
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar, to cell: inout CellBuilder) {
    switch DisplayClass(scalar) {
    case .spacing(let width):
      // Two characters in one cluster: a consonant joined to the next, or a sign before a number.
      // Thai and Lao AM and half-width voicing marks stand apart on every terminal.
      let standsApart: Set<Unicode.Scalar> = ["\u{E33}", "\u{EB3}", "\u{FF9E}", "\u{FF9F}"]
      if cell.hasParts, !standsApart.contains(scalar) { cell.isDisputed = true }
      cell.flush(into: &clusters)
      cell.begin(scalar, width: width)
    case .prepended:
      cell.flush(into: &clusters)
      cell.begin(scalar, width: 1)
      cell.isDisputed = true
    case .mark where cell.isOpen:
      if cell.marks < Self.marksKept { cell.add(mark: scalar) }
    case .spacingMark where cell.hasParts:
      cell.flush(into: &clusters)
      cell.begin(scalar, width: 1)
      cell.isDisputed = true
    case .regional(let letter):
      cell.flush(into: &clusters)
      clusters.append(
        DisplayCluster(
          text: String(Character(letter)), width: 1, kind: .dim, offset: cell.offset))
    case .modifier where cell.hasParts, .modifier where (0xFE00...0xFE0F).contains(scalar.value):
      break
    case .joiner, .hidden: hiddenCount += 1
    case .mark, .spacingMark, .jamo, .modifier, .harmful:
      cell.flush(into: &clusters)
      cell.hasParts = true
      clusters.append(
        DisplayCluster(text: "?", width: 1, kind: .substitute, offset: cell.offset))
    }
  }
}

/// The cell that is being put together from a base and its marks.
private struct CellBuilder {
  let offset: Int
  private var text = ""
  private var width = 0
  private(set) var marks = 0
  private(set) var isPictographic = false
  /// Whether something of the cluster has been drawn already.
  var hasParts = false
  /// Whether terminals disagree about the cluster's columns.
  var isDisputed = false

  init(offset: Int) { self.offset = offset }

  var isOpen: Bool { width > 0 }

  mutating func begin(_ scalar: Unicode.Scalar, width: Int) {
    text = String(Character(scalar))
    self.width = width
    marks = 0
    if !hasParts { isPictographic = ScalarProperties.isPictographic(scalar) }
    hasParts = true
  }

  mutating func add(mark: Unicode.Scalar) {
    text.unicodeScalars.append(mark)
    marks += 1
  }

  mutating func flush(into clusters: inout [DisplayCluster]) {
    guard isOpen else { return }
    clusters.append(DisplayCluster(text: text, width: width, offset: offset))
    text = ""
    width = 0
  }
}
