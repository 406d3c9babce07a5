import UnicodeText

/// Where the digits of a query are in a number as it is written, its punctuation between them.
enum NumberHighlights {
  /// Ranges of the UTF-8 of `text`, apart, with the numbers of the words.
  static func ranges(
    of words: [(number: Int, word: QueryWord)], in text: String
  ) -> [(word: Int, range: Range<Int>)] {
    let folded = SearchFolding.foldWithOrigins(text)
    var digits: [UInt8] = []
    var places: [Int] = []
    for (index, byte) in folded.bytes.enumerated()
    where TextUnit.isDigit(byte) || byte == UInt8(ascii: "+") && digits.isEmpty {
      digits.append(byte)
      places.append(folded.origins[index])
    }
    var taken: [(word: Int, range: Range<Int>)] = []
    for (number, word) in words where !word.digits.isEmpty {
      let needle = (word.hasPlus ? [UInt8(ascii: "+")] : []) + word.digits
      let starts = digits.indices.dropLast(needle.count - 1)
      let found = starts.lazy.map { $0..<$0 + needle.count }.first { range in
        digits[range].elementsEqual(needle) && !taken.contains { $0.range.overlaps(range) }
      }
      if let found { taken.append((number, found)) }
    }
    let ends = text.utf8.count
    return taken.map { number, range in
      let last = places[range.upperBound - 1]
      let next = folded.origins.first { $0 > last } ?? ends
      return (number, places[range.lowerBound]..<next)
    }
  }
}
