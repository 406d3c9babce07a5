import UnicodeText

extension SearchQuery {
  /// Where the words of the query are in a text of a contact: ranges of its UTF-8, in order and apart.
  ///
  /// - Parameters:
  ///   - text: The text as it is drawn; it is folded anew, so only those on the screen should be asked for.
  ///   - field: What the text is: a word for one field, such as `org:acme`, is only sought there.
  /// - Returns: The ranges; a word that is found elsewhere has none.
  package func highlights(in text: String, as field: SearchField = .name) -> [Range<Int>] {
    places(in: text, as: field).map(\.range).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Which words of the query stand out in a text of a contact, each by a number of its own below `visibleWordCount`.
  ///
  /// Two texts together show why a contact was found when all its words stand out in one or the other: the same word in
  /// both is still one.
  ///
  /// - Parameters:
  ///   - text: The text as it is drawn.
  ///   - field: What the text is.
  /// - Returns: The numbers of the words that have a range in `highlights`.
  package func words(in text: String, as field: SearchField = .name) -> Set<Int> {
    Set(places(in: text, as: field).map(\.word))
  }

  /// The words that are sought in a text of a field, with their numbers; those of what only cards hold come last.
  private func words(for field: SearchField) -> [(number: Int, word: QueryWord)] {
    var sought =
      field.isInCardsOnly ? [] : Array(words.enumerated()).map { (number: $0, word: $1) }
    var number = words.count
    let asked = conditions.filter { !$0.isNegated }
    for isInCards in [false, true] {
      for condition in asked where condition.field.isInCardsOnly == isInCards {
        let isHere =
          isInCards ? condition.field == field : condition.field.marks & field.marks != 0
        if isHere, field.isInCardsOnly == isInCards {
          sought += condition.words.enumerated().map { (number: number + $0, word: $1) }
        }
        number += condition.words.count
      }
    }
    return sought
  }

  private func places(
    in text: String, as field: SearchField
  ) -> [(word: Int, range: Range<Int>)] {
    let words = words(for: field)
    guard !words.isEmpty else { return [] }
    if field == .tel { return NumberHighlights.ranges(of: words, in: text) }
    let folded = SearchFolding.foldWithOrigins(text)
    let mark: FoldedField = field == .name ? .name : .otherName
    let bytes = [mark.rawValue] + folded.bytes
    var taken: [(word: Int, range: Range<Int>)] = []
    for (number, word) in words where !word.isSymbol {
      let free = word.ranges(in: bytes).filter { range in
        !taken.contains { $0.range.overlaps(range) }
      }
      // The longest of those that begin first, so that a whole word wins over its initial.
      if let first = free.min(by: { ($0.lowerBound, -$0.count) < ($1.lowerBound, -$1.count) }) {
        taken.append((number, first))
      }
    }
    return taken.map { number, range in
      let end = range.upperBound - 1
      let upper = end < folded.origins.count ? folded.origins[end] : text.utf8.count
      return (number, folded.origins[range.lowerBound - 1]..<upper)
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
