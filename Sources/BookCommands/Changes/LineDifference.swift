/// What tells two texts apart, line by line.
enum LineDifference {
  /// The lines that only the first has, behind `-`, and those that only the second has, behind `+`.
  static func lines(from old: String, to new: String) -> [String] {
    let oldLines = old.split(separator: "\n")
    let newLines = new.split(separator: "\n")
    let difference = newLines.difference(from: oldLines)
    return difference.removals.map(text) + difference.insertions.map(text)
  }

  private static func text(_ change: CollectionDifference<Substring>.Change) -> String {
    switch change {
    case .insert(_, let line, _): "+ \(line)"
    case .remove(_, let line, _): "- \(line)"
    }
  }
}
