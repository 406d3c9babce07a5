/// How much worse a match is for the place where it begins.
///
/// Each figure only says what goes before what: the start of the name, its other words, a place
/// inside a run of Han or Hangul, and far behind them everything that is not the name. They are
/// even, as accents count for less than anything else.
enum StartCost {
  static let phonetic = 2
  static let partOfName = 4
  static let word = 8
  static let syllable = 10
  static let otherName = 90
  static let phone = 94
  static let otherWord = 96
  static let keypad = 100
}
