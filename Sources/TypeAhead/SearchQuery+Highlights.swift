import UnicodeText

extension SearchQuery {
  /// Where the words of the query are in a text of a contact: ranges of its UTF-8, in order and apart.
  ///
  /// - Parameters:
  ///   - text: The text as it is drawn; it is folded anew, so only those on the screen should be asked for.
  ///   - field: What the text is: a word for one field, such as `org:acme`, is only sought there.
  /// - Returns: The ranges; a word that is found elsewhere has none.
  package func highlights(in text: String, as field: SearchField = .name) -> [Range<Int>] {
    let asked = conditions.filter { !$0.isNegated && $0.field.marks & field.marks != 0 }
    let own = asked.filter { $0.field.isInCardsOnly == field.isInCardsOnly }.flatMap(\.words)
    let words = (field.isInCardsOnly ? [] : words) + own
    guard !words.isEmpty else { return [] }
    if field == .tel { return NumberHighlights.ranges(of: words, in: text) }
    let folded = SearchFolding.foldWithOrigins(text)
    let mark: FoldedField = field == .name ? .name : .otherName
    let bytes = [mark.rawValue] + folded.bytes
    var taken: [Range<Int>] = []
    for word in words where !word.isSymbol {
      let free = word.ranges(in: bytes).filter { range in !taken.contains { $0.overlaps(range) } }
      // The longest of those that begin first, so that a whole word wins over its initial.
      if let first = free.min(by: { ($0.lowerBound, -$0.count) < ($1.lowerBound, -$1.count) }) {
        taken.append(first)
      }
    }
    return taken.sorted { $0.lowerBound < $1.lowerBound }.map { range in
      let end = range.upperBound - 1
      let upper = end < folded.origins.count ? folded.origins[end] : text.utf8.count
      return folded.origins[range.lowerBound - 1]..<upper
    }
  }
}

extension QueryWord {
  fileprivate func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for variant in variants {
      var walk = NameWalk<LetterKeys>(variant, goal: .ranges)
      walk.search(bytes.span, 0..<bytes.count)
      found += walk.ranges
    }
    if found.isEmpty, let keypad {
      var walk = NameWalk<KeypadKeys>(keypad.digits, goal: .ranges)
      walk.search(bytes.span, 0..<bytes.count)
      found += walk.ranges
    }
    return found
  }
}
