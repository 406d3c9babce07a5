import VCardCodec

/// The types of a value for a format without labels: a label that says types, as Apple's `_$!<Mobile>!$_` does,
/// counts as them.
struct SaidTypes {
  /// The types in lower case.
  let types: Set<String>
  /// What the label says beyond them; empty when there is none or it says but types.
  let label: String

  /// Takes the types and the label of a line together.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - labels: The labels of the card by group, in lower case.
  init(of line: ContentLine, _ labels: [String: String]) {
    let label = line.group.flatMap { labels[$0.lowercased()] } ?? ""
    let said = LabelWords.types(of: GroupLabel.humanText(label))
    types = Set(line.types).union(said ?? [])
    self.label = said == nil ? label : ""
  }
}
