import UnicodeText

extension SearchQuery {
  /// Where the words of the query are in `name`: ranges of its UTF-8, in order and apart.
  ///
  /// A word that is found elsewhere, such as in a phone number, has none. Meant for the names on
  /// the screen: it folds the name anew.
  package func highlights(in name: String) -> [Range<Int>] {
    let folded = SearchFolding.foldWithOrigins(name)
    let bytes = [FoldedField.name.rawValue] + folded.bytes
    var taken: [Range<Int>] = []
    for word in words where !word.isSymbol {
      var found: [Range<Int>] = []
      for variant in word.variants {
        var walk = NameWalk(variant, goal: .ranges)
        walk.search(bytes.span, 0..<bytes.count)
        found += walk.ranges
      }
      let free = found.filter { range in !taken.contains { $0.overlaps(range) } }
      // The longest of those that begin first, so that a whole word wins over its initial.
      if let first = free.min(by: { ($0.lowerBound, -$0.count) < ($1.lowerBound, -$1.count) }) {
        taken.append(first)
      }
    }
    return taken.sorted { $0.lowerBound < $1.lowerBound }.map { range in
      let end = range.upperBound - 1
      let upper = end < folded.origins.count ? folded.origins[end] : name.utf8.count
      return folded.origins[range.lowerBound - 1]..<upper
    }
  }
}
