/// How much worse a match is for the place where it begins.
///
/// Each figure only says what goes before what: the start of the name, its other words, a place
/// inside a run of Han or Hangul, and far behind them everything that is not the name.
enum StartCost {
  static let word = 5
  static let syllable = 6
  static let phonetic = 1
  static let phone = 20
  static let otherWord = 24
}
