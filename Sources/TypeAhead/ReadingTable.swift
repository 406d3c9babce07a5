import Collation

/// How the readings of Han characters are typed, ready to be compared with what was typed.
///
/// The readings themselves are those of `HanReadings`, which order and sections use too.
struct ReadingTable: Sendable {
  /// One way to type a reading of a character.
  struct Reading: Sendable {
    let spelling: Spelling
    /// Whether it is another reading than the commonest.
    let isRare: Bool
  }

  /// The spellings of all syllables, one syllable's after the other's.
  private let spellings: [Spelling]
  /// Where the spellings of each syllable begin, by its number; and where the last ones end.
  private let starts: [Int]
  /// The letters of each syllable's spellings.
  private let letters: [UInt64]

  static let standard = ReadingTable()

  private init() {
    var spellings: [Spelling] = []
    var starts: [Int] = []
    var letters: [UInt64] = []
    for number in 0..<HanSyllable.count {
      let syllable = HanSyllable(rawValue: UInt16(number))
      starts.append(spellings.count)
      var set = LetterSet()
      for text in Self.waysToType(syllable.text) {
        let spelling = Spelling(text)
        spellings.append(spelling)
        set.insert(spelling, isFirst: true)
      }
      letters.append(set.letters)
    }
    self.spellings = spellings
    self.starts = starts + [spellings.count]
    self.letters = letters
  }

  /// Calls `body` with each way to type each reading of a character until it returns true.
  @inline(__always)
  func first(of scalar: UInt32, where body: (Reading) -> Bool) -> Bool {
    guard let scalar = Unicode.Scalar(scalar) else { return false }
    let syllables = HanReadings.syllables(of: scalar)
    for place in 0..<syllables.count {
      let syllable = Int(syllables[place].rawValue)
      for index in starts[syllable]..<starts[syllable + 1]
      where body(Reading(spelling: spellings[index], isRare: place > 0)) {
        return true
      }
    }
    return false
  }

  /// All letters that may be typed for a character, as in `LetterSet.letters`.
  func letters(of scalar: UInt32) -> UInt64 {
    guard let scalar = Unicode.Scalar(scalar) else { return 0 }
    let syllables = HanReadings.syllables(of: scalar)
    var set: UInt64 = 0
    for place in 0..<syllables.count { set |= letters[Int(syllables[place].rawValue)] }
    return set
  }

  /// ü is typed as v, as u, and in passports as yu.
  private static func waysToType(_ reading: String) -> [String] {
    guard let index = reading.firstIndex(of: "v") else { return [reading] }
    let (head, tail) = (reading[..<index], reading[reading.index(after: index)...])
    return [reading, head + "u" + tail, head + "yu" + tail]
  }
}
