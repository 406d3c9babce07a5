extension SectionedContacts {
  /// The same order with only some of the contacts, in the sections they have there.
  ///
  /// - Parameter ids: The contacts to show; others that the list does not hold are passed over.
  /// - Returns: The narrowed list, its empty sections left out.
  /// - Complexity: O(number of `ids` + `totalCount` / 64).
  public func filtered(by ids: some Sequence<ContactID>) -> SectionedContacts {
    var words = [UInt64](repeating: 0, count: (whole.order.count + 63) / 64)
    for id in ids where id.index < whole.ranks.count {
      let rank = Int(whole.ranks[id.index])
      guard rank < whole.order.count else { continue }
      words[rank / 64] |= 1 << UInt64(rank % 64)
    }
    var result = self
    result.shown = []
    result.sections = []
    var section = 0
    var start = 0
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        let rank = index * 64 + rest.trailingZeroBitCount
        rest &= rest - 1
        while rank >= whole.sections[section].range.upperBound {
          result.close(whole.sections[section], from: &start)
          section += 1
        }
        result.shown.append(whole.order[rank])
      }
    }
    if section < whole.sections.count { result.close(whole.sections[section], from: &start) }
    return result
  }

  /// The list without a filter.
  public var unfiltered: SectionedContacts {
    var result = self
    result.shown = whole.order
    result.sections = whole.sections
    return result
  }

  private mutating func close(_ section: Section, from start: inout Int) {
    guard shown.count > start else { return }
    sections.append(
      Section(title: section.title, indexTitle: section.indexTitle, range: start..<shown.count))
    start = shown.count
  }
}
