/// What the words of a heading say together: a set of few words, compared often.
struct HeadingWords: Hashable, ExpressibleByArrayLiteral {
  /// A bit for each word.
  private var bits: UInt128 = 0

  init(_ words: some Sequence<HeadingWord>) {
    for word in words { insert(word) }
  }

  init(arrayLiteral words: HeadingWord...) { self.init(words) }

  private init(bits: UInt128) { self.bits = bits }

  var isEmpty: Bool { bits == 0 }

  func contains(_ word: HeadingWord) -> Bool { bits & word.bit != 0 }

  func isSubset(of other: HeadingWords) -> Bool { bits & ~other.bits == 0 }

  func isDisjoint(with other: HeadingWords) -> Bool { bits & other.bits == 0 }

  func union(_ other: HeadingWords) -> HeadingWords { HeadingWords(bits: bits | other.bits) }

  func subtracting(_ other: HeadingWords) -> HeadingWords { HeadingWords(bits: bits & ~other.bits) }

  mutating func insert(_ word: HeadingWord) { bits |= word.bit }
}

extension HeadingWord {
  fileprivate var bit: UInt128 { 1 << UInt128(rawValue) }
}
