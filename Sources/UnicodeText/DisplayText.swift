/// The form of a string that may be drawn: clusters of known width, and nothing that could steer
/// the terminal or shift what stands to its right.
///
/// The data behind it stays as it is; only what is drawn is reduced.
package struct DisplayText: Hashable, Sendable {
  package private(set) var clusters: [DisplayCluster]
  /// Columns of all clusters together.
  package private(set) var width: Int
  /// How many invisible characters were dropped (zero-width spaces, joiners, soft hyphens).
  package private(set) var hiddenCount: Int

  /// Reduces `string`; linear in its length, and without any table for names of plain letters.
  package init(_ string: String) {
    clusters = []
    width = 0
    hiddenCount = 0
    clusters.reserveCapacity(string.utf8.count)
    guard !appendPlain(string) else { return }
    clusters.removeAll(keepingCapacity: true)
    var reduction = DisplayReduction(clusters: clusters)
    clusters = []
    reduction.append(contentsOf: string)
    clusters = reduction.clusters
    hiddenCount = reduction.hiddenCount
    width = clusters.reduce(0) { $0 + $1.width }
  }

  private init(clusters: [DisplayCluster], hiddenCount: Int) {
    self.clusters = clusters
    self.width = clusters.reduce(0) { $0 + $1.width }
    self.hiddenCount = hiddenCount
  }

  /// The clusters one after the other, without their kinds.
  package var text: String { clusters.reduce(into: "") { $0 += $1.text } }

  /// The clusters that fit into `columns`; a wide one that would stick out is left away.
  package func truncated(to columns: Int) -> DisplayText {
    guard width > columns else { return self }
    var used = 0
    let kept = clusters.prefix { cluster in
      used += cluster.width
      return used <= columns
    }
    return DisplayText(clusters: Array(kept), hiddenCount: hiddenCount)
  }

  /// As `truncated(to:)`, and what was cut ends in `…`.
  package func elided(to columns: Int) -> DisplayText {
    guard width > columns, columns > 0 else { return truncated(to: columns) }
    var result = truncated(to: columns - 1)
    let end = clusters[result.clusters.count].offset
    result.clusters.append(DisplayCluster(text: "…", width: 1, offset: end))
    result.width += 1
    return result
  }

  /// Appends a string of plain letters; false as soon as one is something else.
  private mutating func appendPlain(_ string: String) -> Bool {
    var offset = 0
    for scalar in string.unicodeScalars {
      guard let columns = DisplayClass.width(ofPlain: scalar) else { return false }
      clusters.append(
        DisplayCluster(text: String(Character(scalar)), width: columns, offset: offset))
      width += columns
      offset += UTF8.width(scalar)
    }
    return true
  }
}
