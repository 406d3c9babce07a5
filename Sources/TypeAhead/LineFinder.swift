import UnicodeText

/// Finds names in lines of text: what one thread needs for it.
///
/// A line is folded only when the letters that it may begin with and contain leave hope, which they seldom do.
struct LineFinder {
  /// The words of which the letters tell something; none when the lines have to be folded anyway.
  private let screened: [ScreenedWord]
  private var letters = RawLetters()
  private var entry = FoldedEntry()
  private var matcher: NameMatcher
  private var conditions: [ConditionMatcher]

  init(_ query: SearchQuery) {
    // Digits may be in a number, which is no word.
    screened = query.words.compactMap { $0.digits.isEmpty ? ScreenedWord($0) : nil }
    matcher = NameMatcher(query, ranking: true)
    conditions = query.conditions.map(ConditionMatcher.init)
  }

  /// The lines that match in a part of a text.
  mutating func find(in text: Span<UInt8>, _ part: Range<Int>) -> LineFilter.Found {
    var found = LineFilter.Found()
    var start = part.lowerBound
    while start < part.upperBound {
      let next = Self.lineEnd(text, start)
      let line = start..<(text[next - 1] == 0x0A ? next - 1 : next)
      start = next
      guard mayMatch(text, line) else { continue }
      Self.fold(text, line, into: &entry)
      if let rank = Self.rank(of: entry, &matcher, &conditions) { found.append(line, rank) }
    }
    return found
  }

  /// Whether a line may match by its letters.
  private mutating func mayMatch(_ text: Span<UInt8>, _ line: Range<Int>) -> Bool {
    guard !screened.isEmpty else { return true }
    letters.removeAll()
    letters.add(text.extracting(line))
    for index in screened.indices where !screened[index].mayBe(in: letters, isASCII: false) {
      // A letter behind a backslash may be none, and the next one begin a word.
      return text.extracting(line).contains(0x5C)
    }
    return true
  }

  /// How good the match of an entry is; nil when it does not match.
  private static func rank(
    of entry: FoldedEntry, _ matcher: inout NameMatcher, _ conditions: inout [ConditionMatcher]
  ) -> SearchRank? {
    let extent = EntryExtent(of: entry)
    let (bytes, phones) = (entry.bytes.span, entry.phoneBytes.span)
    guard let cost = matcher.cost(bytes, phones, extent) else { return nil }
    for index in conditions.indices where !conditions[index].allows(bytes, phones, extent) {
      return nil
    }
    return SearchRank(cost: cost)
  }

  /// Where the line at `position` ends, its line feed counted.
  static func lineEnd(_ text: Span<UInt8>, _ position: Int) -> Int {
    var end = position
    while end < text.count {
      end += 1
      if text[end - 1] == 0x0A { break }
    }
    return end
  }

  private static let fields: [FoldedField] = [.name, .phonetic, .phone]

  private static func fold(_ text: Span<UInt8>, _ line: Range<Int>, into entry: inout FoldedEntry) {
    entry.removeAll()
    var start = line.lowerBound
    for field in fields {
      var end = start
      var isEscaped = false
      while end < line.upperBound, text[end] != 0x09 {
        if text[end] == 0x5C { isEscaped = true }
        end += 1
      }
      let source = text.extracting(start..<end)
      if isEscaped {
        entry.add(field, unescaped(source).span)
      } else {
        entry.add(field, source)
      }
      guard end < line.upperBound else { return }
      start = end + 1
    }
  }

  private static func unescaped(_ field: Span<UInt8>) -> [UInt8] {
    var data: [UInt8] = []
    var index = 0
    while index < field.count {
      let byte = field[index]
      let next: UInt8 = index + 1 < field.count ? field[index + 1] : 0
      index += 1
      let meant: UInt8? =
        switch (byte, next) {
        case (0x5C, UInt8(ascii: "t")): 0x09
        case (0x5C, UInt8(ascii: "n")): 0x0A
        case (0x5C, UInt8(ascii: "r")): 0x0D
        case (0x5C, 0x5C): 0x5C
        default: nil
        }
      data.append(meant ?? byte)
      if meant != nil { index += 1 }
    }
    return data
  }
}

extension Span where Element == UInt8 {
  fileprivate func contains(_ byte: UInt8) -> Bool {
    for index in indices where self[index] == byte { return true }
    return false
  }
}
