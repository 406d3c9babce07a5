/// The words of the headings in all languages together.
///
/// It tells headings that no language understands, before each of twenty tries to.
enum HeadingVocabulary {
  /// Each word of each phrase.
  private static let words: Set<String> = HeadingLanguage.all.reduce(into: []) { words, language in
    for phrase in language.phrases.keys {
      for word in phrase.split(separator: " ") { words.insert(String(word)) }
    }
  }

  /// The length of the longest, in scalars.
  private static let longest = words.map(\.unicodeScalars.count).max() ?? 0

  /// Whether there may be a language that knows each of the words; false when there is none.
  ///
  /// - Complexity: linear in words of the usual length.
  static func mayKnow(_ heading: [String]) -> Bool {
    heading.allSatisfy { words.contains($0) || Int($0) != nil || isOfWords($0) }
  }

  /// Whether a run without blanks is made of words one after the other, of whatever languages.
  private static func isOfWords(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard HeadingReader.compoundLengths.contains(scalars.count) else { return false }
    var ends = [true] + Array(repeating: false, count: scalars.count)
    for start in scalars.indices where ends[start] {
      var part = ""
      for end in start..<min(scalars.count, start + longest) {
        part.unicodeScalars.append(scalars[end])
        if !ends[end + 1], words.contains(part) { ends[end + 1] = true }
      }
    }
    return ends[scalars.count]
  }
}
