import Collation
import UnicodeText

/// The obvious matcher: strings, lists of everything that might be typed, and no shortcuts.
///
/// It says what a match is in the plainest way; the fast one has to agree.
struct SlowMatcher {
  enum Unit {
    case word(String)
    case kana(String)
    case han(Unicode.Scalar)
    case hangul(Unicode.Scalar)
  }

  let units: [Unit]
  let phones: [String]
  /// Other words that the entry is known by, each text for itself.
  private let others: [SlowMatcher]
  /// Whether words may be matched by their first letters, as only those of names are.
  private let hasInitials: Bool

  init(name: String, phones: [String] = [], words: [String] = []) {
    self.init(text: name, phones: phones, others: words.map { SlowMatcher(otherWords: $0) })
  }

  private init(otherWords text: String) {
    self.init(text: text, phones: [], others: [], hasInitials: false)
  }

  private init(
    text name: String, phones: [String], others: [SlowMatcher], hasInitials: Bool = true
  ) {
    self.others = others
    self.hasInitials = hasInitials
    let folded = String(decoding: SearchFolding.foldWithOrigins(name).bytes, as: UTF8.self)
    let words = folded.unicodeScalars.split { scalar in
      scalar.isASCII && SearchFolding.classify(scalar) == .separator
    }
    units = words.flatMap { word -> [Unit] in
      switch word.first.map(SearchFolding.classify) {
      case .han?: word.map { .han($0) }
      case .hangul?: word.map { .hangul($0) }
      case .kana?: [.kana(String(word))]
      default: [.word(String(word))]
      }
    }
    self.phones = phones.map { $0.filter { $0.isASCII && $0.isNumber } }
  }

  /// Whether every word of a query of letters, digits and spaces has a place of its own.
  func matches(_ query: String) -> Bool {
    let words = SearchFolding.fold(query).split(separator: " ").map(String.init)
    let places = words.compactMap { word -> [Range<Int>]? in
      if word.allSatisfy({ $0.isASCII && $0.isNumber }),
        phones.contains(where: { $0.contains(word) })
      {
        return nil
      }
      return self.places(of: word)
    }
    return choose(places, [])
  }

  /// Where a word may be: the units that it takes, those of other texts with numbers of their own.
  private func places(of word: String) -> [Range<Int>] {
    let own = units.indices.flatMap { start in
      ends(of: word, from: start, .open).map { start..<$0 }
    }
    return own
      + others.enumerated().flatMap { number, other in
        let shift = 1000 * (number + 1)
        return other.places(of: word).map { $0.lowerBound + shift..<$0.upperBound + shift }
      }
  }

  private func choose(_ places: [[Range<Int>]], _ taken: [Range<Int>]) -> Bool {
    guard let first = places.first else { return true }
    return first.contains { range in
      !taken.contains { $0.overlaps(range) } && choose(Array(places.dropFirst()), taken + [range])
    }
  }

  /// Whether words of letters have been taken whole or by their first letter: not both.
  private enum Mode {
    case open
    case whole
    case initials
  }

  /// The units behind each way in which `typed` may be the start of what follows from `index` on.
  private func ends(of typed: String, from index: Int, _ mode: Mode) -> [Int] {
    guard index < units.count else { return [] }
    var result: [Int] = []
    func goOn(_ taken: String, _ mode: Mode) {
      guard typed.scalarsStart(with: taken) else { return }
      let rest = typed.droppingScalars(taken)
      result += rest.isEmpty ? [index + 1] : ends(of: rest, from: index + 1, mode)
    }
    switch units[index] {
    case .word(let word):
      let isOne = word.unicodeScalars.count == 1
      if word.scalarsStart(with: typed), mode != .initials || typed.unicodeScalars.count == 1 {
        result.append(index + 1)
      }
      if typed.unicodeScalars.count > word.unicodeScalars.count, mode != .initials || isOne {
        goOn(word, isOne ? mode : .whole)
      }
      if hasInitials, !isOne, mode != .whole, let first = word.unicodeScalars.first,
        !("0"..."9").contains(first),
        typed.unicodeScalars.count > 1
      {
        goOn(String(first), .initials)
      }
    case .kana(let kana):
      for spelling in Self.spellings(of: Array(kana.unicodeScalars)) {
        if spelling.scalarsStart(with: typed) {
          result.append(index + 1)
        } else {
          goOn(spelling, mode)
        }
      }
    case .han(let character):
      goOn(String(character), mode)
      for reading in Self.readings(of: character) {
        if reading.hasPrefix(typed) { result.append(index + 1) }
        goOn(reading, mode)
        goOn(String(reading.prefix(1)), mode)
        if reading.dropFirst().first == "h" { goOn(String(reading.prefix(2)), mode) }
        if typed.hasPrefix(reading), let tone = typed.dropFirst(reading.count).first,
          "12345".contains(tone)
        {
          goOn(reading + String(tone), mode)
        }
      }
    case .hangul(let syllable):
      goOn(String(syllable), mode)
      let parts = Array(Normalization.nfd(String(syllable)).unicodeScalars)
      if parts.count > 1 { goOn(SearchFolding.fold(String(parts[0])), mode) }
      // Two-part vowels and consonants, which the random names have none of, have other tests.
      if parts.count == 3,
        typed == Normalization.nfc(String(String.UnicodeScalarView(parts.prefix(2))))
      {
        result.append(index + 1)
      }
      // A final consonant being typed that will begin the next syllable.
      if parts.count == 2, index + 1 < units.count, case .hangul(let next) = units[index + 1],
        let initial = Normalization.nfd(String(next)).unicodeScalars.first, next != initial
      {
        let typedParts = Array(Normalization.nfd(typed).unicodeScalars)
        if typedParts.count == 3, typedParts.starts(with: parts),
          SearchFolding.fold(String(typedParts[2])) == SearchFolding.fold(String(initial))
        {
          result.append(index + 1)
        }
      }
    }
    return result
  }

  private static func readings(of character: Unicode.Scalar) -> [String] {
    HanReadings.syllables(of: character).flatMap { syllable in
      let text = syllable.text
      guard text.contains("v") else { return [text] }
      return ["v", "u", "yu"].map { text.replacing("v", with: $0) }
    }
  }

  /// Everything that may be typed for plain kana, and the kana themselves.
  private static func spellings(of kana: [Unicode.Scalar]) -> [String] {
    guard let first = kana.first else { return [""] }
    let rest = spellings(of: Array(kana.dropFirst()))
    let latin = plainKana[first] ?? []
    return ([String(first)] + latin).flatMap { head in rest.map { head + $0 } }
  }

  /// The kana that the random names are made of: none that depends on its neighbours.
  static let plainKana: [Unicode.Scalar: [String]] = [
    "か": ["ka"], "し": ["shi", "si"], "た": ["ta"], "ね": ["ne"], "ふ": ["fu", "hu"], "み": ["mi"],
  ]
}

extension String {
  func scalarsStart(with other: String) -> Bool {
    unicodeScalars.starts(with: other.unicodeScalars)
  }

  func droppingScalars(_ start: String) -> String {
    String(String.UnicodeScalarView(unicodeScalars.dropFirst(start.unicodeScalars.count)))
  }
}
