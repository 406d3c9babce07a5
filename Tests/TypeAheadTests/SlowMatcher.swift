import Collation
import UnicodeText

@testable import TypeAhead

/// The obvious matcher: strings, lists of everything that might be typed, and no shortcuts.
///
/// It says what a match is in the plainest way; the fast one has to agree.
struct SlowMatcher {
  enum Unit {
    /// Every way to type the word in its own script, and in Latin letters when that is another.
    case word(own: [String], latin: [String])
    case kana(String)
    case han(Unicode.Scalar)
    /// The syllable, and every way to write it in Latin letters.
    case hangul(Unicode.Scalar, latin: [String])
  }

  let units: [Unit]
  let phones: [String]
  /// Other words that the entry is known by, each text for itself.
  private let others: [SlowMatcher]
  /// Whether words may be matched by their first letters, as only those of names are.
  private let hasInitials: Bool
  /// Whether digits stand for the letters on them.
  private var isKeypad = false

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
    let words = SlowText.words(of: name)
    units = words.flatMap { word -> [Unit] in
      switch word.first.map({ SearchFolding.classify($0.scalar) }) {
      case .han?: word.map { .han($0.scalar) }
      case .hangul?: word.map { .hangul($0.scalar, latin: SlowText.romanizations(of: $0.scalar)) }
      case .kana?: [.kana(String(String.UnicodeScalarView(word.map(\.scalar))))]
      default: [.word(own: SlowText.spellings(word), latin: SlowText.latinSpellings(word))]
      }
    }
    self.phones = phones.map { $0.filter { $0.isASCII && $0.isNumber } }
  }

  /// The same name for digits that stand for letters.
  private var onKeypad: SlowMatcher {
    var matcher = SlowMatcher(copying: self, others: others.map(\.onKeypad))
    matcher.isKeypad = true
    return matcher
  }

  private init(copying other: SlowMatcher, others: [SlowMatcher]) {
    units = other.units
    phones = []
    self.others = others
    hasInitials = other.hasInitials
  }

  /// Whether every word of a query of letters, digits and spaces has a place of its own.
  func matches(_ query: String) -> Bool {
    let words = SearchFolding.fold(query).split(separator: " ").map(String.init)
    let written = SlowText.writtenOut(query).split(separator: " ").map(String.init)
    let isNumber = words.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
    let places = words.indices.compactMap { index -> [Range<Int>]? in
      let word = words[index]
      if word.allSatisfy({ $0.isASCII && $0.isNumber }),
        phones.contains(where: { $0.contains(word) })
      {
        return nil
      }
      let mayBeLetters = isNumber && word.count > 1 && word.allSatisfy { ("2"..."9").contains($0) }
      return self.places(of: word) + (written[index] == word ? [] : self.places(of: written[index]))
        + (mayBeLetters ? onKeypad.places(of: word) : [])
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
    let length = typed.unicodeScalars.count
    func goOn(_ taken: String, _ mode: Mode) {
      let taken = key(taken)
      guard typed.scalarsStart(with: taken) else { return }
      let rest = typed.droppingScalars(taken)
      result += rest.isEmpty ? [index + 1] : ends(of: rest, from: index + 1, mode)
    }
    func takeStart(of whole: String) {
      if key(whole).scalarsStart(with: typed) { result.append(index + 1) }
    }
    switch units[index] {
    case .word(let own, let latin):
      let word = own[0]
      let isOne = word.unicodeScalars.count == 1
      for spelling in own {
        if mode != .initials || length == 1 { takeStart(of: spelling) }
        let taken = spelling.unicodeScalars.count
        if length > taken, mode != .initials || taken == 1 {
          goOn(spelling, taken == 1 ? mode : .whole)
        }
      }
      let first = word.unicodeScalars.first ?? " "
      if hasInitials, !isOne, mode != .whole, !("0"..."9").contains(first), length > 1 {
        goOn(String(first), .initials)
      }
      guard !isKeypad else { break }
      for spelling in latin where mode != .initials || length == 1 {
        takeStart(of: spelling)
        if length > spelling.count { goOn(spelling, .whole) }
      }
      if hasInitials, mode != .whole, length > 1 {
        for initial in Set(SlowText.latinInitials(first)) { goOn(initial, .initials) }
      }
    case .kana(let kana):
      guard !isKeypad else { break }
      for spelling in Self.spellings(of: Array(kana.unicodeScalars)) {
        if spelling.scalarsStart(with: typed) {
          result.append(index + 1)
        } else {
          goOn(spelling, mode)
        }
      }
    case .han(let character):
      if !isKeypad, let first = typed.unicodeScalars.first, SlowText.areForms(first, character) {
        goOn(String(first), mode)
      }
      for reading in Self.readings(of: character) {
        takeStart(of: reading)
        goOn(reading, mode)
        goOn(String(reading.prefix(1)), mode)
        if reading.dropFirst().first == "h" { goOn(String(reading.prefix(2)), mode) }
        if typed.hasPrefix(reading), let tone = typed.dropFirst(reading.count).first,
          "12345".contains(tone)
        {
          goOn(reading + String(tone), mode)
        }
      }
    case .hangul(let syllable, let latin):
      guard !isKeypad else { break }
      for spelling in latin {
        takeStart(of: spelling)
        goOn(spelling, mode)
        if length > 1 { goOn(String(spelling.prefix(1)), mode) }
      }
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
      if parts.count == 2, index + 1 < units.count, case .hangul(let next, _) = units[index + 1],
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

  /// What is typed for text: itself, or the digits that its letters stand on.
  private func key(_ text: String) -> String { isKeypad ? SlowText.keypad(text) : text }

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
