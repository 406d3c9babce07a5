/// Reads the headings of a table in one language.
struct HeadingReader {
  let language: HeadingLanguage

  /// The words of a heading and the numbers in it.
  struct Reading: Equatable {
    var words: HeadingWords = []
    var number: Int?
  }

  /// What the words of a heading say; nil when one of them is not known.
  ///
  /// - Complexity: linear in the heading for headings of a usual length.
  func reading(of words: [String]) -> Reading? {
    guard !words.isEmpty, words.count <= 12 else { return nil }
    var reading = Reading()
    var index = 0
    while index < words.count {
      let (word, count) = longestPhrase(in: words[index...])
      if let word {
        if word != .filler { reading.words.insert(word) }
        index += count
      } else if let number = Int(words[index]) {
        guard reading.number == nil, number < 1000 else { return nil }
        reading.number = number
        index += 1
      } else if let found = compound(words[index]) {
        for word in found where word != .filler { reading.words.insert(word) }
        index += 1
      } else {
        return nil
      }
    }
    return reading.words.isEmpty ? nil : reading
  }

  private func word(_ phrase: String) -> HeadingWord? {
    language.phrases[phrase] ?? HeadingLanguage.english.phrases[phrase]
  }

  private func longestPhrase(in words: ArraySlice<String>) -> (HeadingWord?, count: Int) {
    for count in stride(from: min(6, words.count), through: 1, by: -1) {
      if let word = word(words.prefix(count).joined(separator: " ")) { return (word, count) }
    }
    return (nil, 0)
  }

  /// How many scalars a run of several words may have.
  static let compoundLengths = 2...40

  /// The words of one run without blanks: `会社電話`, `homephone`, `Privattelefon`.
  private func compound(_ text: String) -> [HeadingWord]? {
    let characters = Array(text.unicodeScalars)
    guard Self.compoundLengths.contains(characters.count) else { return nil }
    // Han, kana and Hangul have words of one character; a Latin word as short says nothing.
    let least = characters[0].value < 0x2E80 ? 2 : 1
    // The ways to read the first characters, the longest last word preferred.
    var readings: [[HeadingWord]?] = [[]]
    for end in 1...characters.count {
      var found: [HeadingWord]?
      for start in 0..<end where found == nil {
        guard end - start >= least, let before = readings[start] else { continue }
        var part = String.UnicodeScalarView()
        part.append(contentsOf: characters[start..<end])
        guard let word = word(String(part)) else { continue }
        found = before + [word]
      }
      readings.append(found)
    }
    guard let found = readings[characters.count], found.count <= 4 else { return nil }
    return found
  }
}
