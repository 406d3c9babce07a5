extension SectionedContacts {
  /// A row of the index bar.
  public struct IndexBarRow: Sendable, Hashable {
    /// The label, or `•` for labels left out.
    public let text: String
    /// The label that the row stands for, as an index into `indexTitles`.
    public let indexTitle: Int
  }

  /// The section that a label of the index bar leads to, as an index into `sections`.
  ///
  /// - Parameter indexTitle: An index into `indexTitles`.
  /// - Returns: Its own section, else the nearest before it that is not empty, else the first; nil
  ///   only when nothing is shown.
  /// - Complexity: O(log number of sections).
  public func section(forIndexTitle indexTitle: Int) -> Int? {
    guard !sections.isEmpty else { return nil }
    return max(0, sections.firstPosition { $0.indexTitle > indexTitle } - 1)
  }

  /// Whether the section of a label shows no contact.
  ///
  /// - Parameter indexTitle: An index into `indexTitles`.
  /// - Returns: True when the label is to be drawn dim.
  /// - Complexity: O(log number of sections).
  public func isEmpty(indexTitle: Int) -> Bool {
    let section = sections.firstPosition { $0.indexTitle >= indexTitle }
    return section == sections.count || sections[section].indexTitle != indexTitle
  }
}
