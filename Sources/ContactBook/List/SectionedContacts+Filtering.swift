extension SectionedContacts {
  /// The same order with only some of the contacts, in the sections they have there.
  ///
  /// - Parameter ids: The contacts to show; others that the list does not hold are passed over.
  /// - Returns: The narrowed list, its empty sections left out.
  /// - Complexity: O(number of `ids` + `totalCount` / 64).
  public func filtered(by ids: some Sequence<ContactID>) -> SectionedContacts {
    filtered(byRawValues: ids.map(\.rawValue))
  }

  /// The same order with only some of the contacts, given as a search index numbers them.
  ///
  /// - Parameter values: The raw values of the identifiers; others that the list does not hold are
  ///   passed over.
  /// - Returns: The narrowed list, its empty sections left out.
  /// - Complexity: O(number of `values` + `totalCount` / 64).
  public func filtered(byRawValues values: [UInt32]) -> SectionedContacts {
    let order = whole.order
    let ranks = whole.ranks
    var words = [UInt64](repeating: 0, count: (order.count + 63) / 64)
    for value in values where Int(value) < ranks.count {
      let rank = Int(ranks[Int(value)])
      if rank < order.count { words[rank / 64] |= 1 << UInt64(rank % 64) }
    }
    var found: [ContactID] = []
    found.reserveCapacity(values.count)
    var sections: [Section] = []
    var section = 0
    var end = whole.sections.first?.range.upperBound ?? 0
    var start = 0
    func close() {
      let full = whole.sections[section]
      section += 1
      end = section < whole.sections.count ? whole.sections[section].range.upperBound : .max
      guard found.count > start else { return }
      sections.append(
        Section(title: full.title, indexTitle: full.indexTitle, range: start..<found.count))
      start = found.count
    }
    for index in words.indices {
      var rest = words[index]
      while rest != 0 {
        let rank = index * 64 + rest.trailingZeroBitCount
        rest &= rest - 1
        while rank >= end { close() }
        found.append(order[rank])
      }
    }
    if found.count > start { close() }
    var result = self
    result.shown = found
    result.sections = sections
    return result
  }

  /// The list without a filter.
  public var unfiltered: SectionedContacts {
    var result = self
    result.shown = whole.order
    result.sections = whole.sections
    return result
  }
}
