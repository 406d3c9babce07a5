/// The order and the sections of a batch of names.
public struct CollatedNames: Sendable {
  /// One section that has names.
  public struct Section: Sendable, Equatable {
    /// Its title, such as a letter, 他, 12劃 or `#`.
    public let title: String
    /// Its names, as positions in `order`.
    public let range: Range<Int>
  }

  /// The names in order: `order[position]` is the index of a name in the batch.
  public let order: [UInt32]

  /// The sections that have names, in order; together they cover `order` without a gap.
  public let sections: [Section]

  /// The titles for an index bar: all of the locale's, those of other scripts that occur, and `#`.
  public let indexTitles: [String]

  /// The section of each index title; −1 when the title has none.
  private let sectionOfTitle: [Int]

  init(
    order: [UInt32], sections: [Section], indexTitles: [String], sectionOfTitle: [Int]
  ) {
    self.order = order
    self.sections = sections
    self.indexTitles = indexTitles
    self.sectionOfTitle = sectionOfTitle
  }

  /// Whether no name stands under an index title.
  ///
  /// - Parameter index: A place in `indexTitles`; any other number counts as empty.
  /// - Returns: Whether the title has no section of its own.
  /// - Complexity: O(1).
  public func isEmpty(indexTitle index: Int) -> Bool {
    !sectionOfTitle.indices.contains(index) || sectionOfTitle[index] < 0
  }

  /// The section an index title leads to.
  ///
  /// The title's own section, else the nearest before it that has names, else the first; so each
  /// title leads somewhere, as people expect of a phone.
  ///
  /// - Parameter index: A place in `indexTitles`; smaller numbers count as the first, larger ones
  ///   as the last.
  /// - Returns: A place in `sections`, or nothing when there is no name at all.
  /// - Complexity: O(index).
  public func section(forIndexTitle index: Int) -> Int? {
    guard !sections.isEmpty else { return nil }
    var place = min(max(index, 0), sectionOfTitle.count - 1)
    while place >= 0 {
      if sectionOfTitle[place] >= 0 { return sectionOfTitle[place] }
      place -= 1
    }
    return 0
  }

  /// The section of a position in `order`.
  ///
  /// - Parameter position: A position from 0 to the number of names.
  /// - Returns: A place in `sections`, or nothing outside of them.
  /// - Complexity: O(log *n*) in the number of sections.
  public func section(at position: Int) -> Int? {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].range.upperBound <= position { low = middle + 1 } else { high = middle }
    }
    return low < sections.count && sections[low].range.contains(position) ? low : nil
  }
}
