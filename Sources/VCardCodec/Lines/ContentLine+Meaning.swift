extension ContentLine {
  /// The types of the value in lower case, in order, without repetition; `pref` is one of them.
  ///
  /// From TYPE in every spelling, from bare words of 2.1 and from parameters without a value
  /// (`TEL;CELL=:`), which some exports write.
  public var types: [String] {
    guard header.hasParameters else { return [] }
    return Self.types(of: parameters)
  }

  private static func types(of parameters: [Parameter]) -> [String] {
    var types = WordList()
    for parameter in parameters {
      if parameter.name == "TYPE" {
        for word in parameter.values { types.append(Self.type(named: word)) }
      } else if parameter.values == [""], parameter.name != "PREF" {
        types.append(ASCII.lowercased(parameter.name))
      }
    }
    return types.words
  }

  /// A type in lower case; programs exist that write `TYPE=HOME,TYPE=VOICE`.
  private static func type(named word: String) -> String {
    let word = ASCII.lowercased(word)
    return word.hasPrefix("type=") ? String(word.dropFirst(5)) : word
  }

  /// The texts by which the parts of the value are sorted (RFC 6350 §5.9), in the order of the parts.
  ///
  /// The standard separates them by commas within quotes; some programs by semicolons.
  public var sortAs: [String] {
    parameters(named: "SORT-AS").flatMap(\.values).flatMap { text in
      text.utf8.split(separator: ASCII.semicolon, omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
    }
  }

  /// The rank that PREF of 4.0 gives, from 1 (most preferred) to 100; nil when there is none.
  public var preference: Int? {
    parameter("PREF").flatMap { Int($0) }.flatMap { (1...100).contains($0) ? $0 : nil }
  }

  /// Whether the value is marked as preferred in one of the spellings: `TYPE=pref`, a bare `PREF`,
  /// `PREF=1` (4.0), or `PREF=` without a value.
  public var isPreferred: Bool { preferenceRank != nil }

  /// The rank that PREF gives, 1 for the other spellings of a preference; nil when there is none.
  ///
  /// - Complexity: linear in the parameters, which are taken apart only where they hold `PREF`.
  public var preferenceRank: Int? {
    guard mayHaveParameter("PREF") else { return nil }
    let parameters = self.parameters
    let rank = parameters.first { $0.name == "PREF" }?.values.first.flatMap { Int($0) }
    if let rank, (1...100).contains(rank) { return rank }
    let isPreferred =
      Self.types(of: parameters).contains("pref")
      || parameters.contains { $0.name == "PREF" && $0.values == [""] }
    return isPreferred ? 1 : nil
  }

  /// The date of the value; nil when it is a free text or no date.
  public var date: PartialDate? {
    if parameter("VALUE").map(ASCII.lowercased) == "text" { return nil }
    let date = PartialDate(text)
    guard let omitted = parameter("X-APPLE-OMIT-YEAR").flatMap({ Int($0) }) else { return date }
    return date?.omitting(year: omitted)
  }

  /// Latitude and longitude as GEO writes them, in degrees; nil when the value is no position.
  ///
  /// 2.1 names the longitude first, but programs write the latitude first in every version, and so it is
  /// read.
  public var position: (latitude: String, longitude: String)? {
    var value = Array(text.utf8)[...]
    if value.count > 4, value.span.hasWord("GEO:", at: 0) { value = value.dropFirst(4) }
    let end = value.firstIndex(of: 0x3F) ?? value.endIndex
    let parts = value[..<end].split { $0 == ASCII.comma || $0 == ASCII.semicolon }.map {
      String(decoding: ASCII.trimmed($0), as: UTF8.self)
    }
    guard parts.count >= 2, Double(parts[0]) != nil, Double(parts[1]) != nil else { return nil }
    return (parts[0], parts[1])
  }

  /// The offset from UTC as `-05:00`; nil when the value is none (a name such as `Europe/Paris`).
  public var utcOffset: String? { ClockTime.offset(ASCII.trimmed(Array(text.utf8)[...])) }
}

/// Words in order, without repetition.
private struct WordList {
  private(set) var words: [String] = []
  /// The words, once there are so many that looking through them takes longer.
  private var known: Set<String> = []

  private static let fewWords = 16

  mutating func append(_ word: String) {
    guard !word.isEmpty else { return }
    if words.count < Self.fewWords {
      guard !words.contains(word) else { return }
    } else {
      if known.isEmpty { known = Set(words) }
      guard known.insert(word).inserted else { return }
    }
    words.append(word)
  }
}
