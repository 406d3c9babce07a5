/// How a query word was found in a name, as far as it matters for the order of the results.
struct MatchWay: OptionSet, Sendable {
  let rawValue: UInt16

  /// By a reading or romaji, and not by the characters themselves.
  static let reading = MatchWay(rawValue: 1)
  /// By another reading than the commonest.
  static let rareReading = MatchWay(rawValue: 2)
  /// The word or the reading goes on behind what was typed.
  static let cutShort = MatchWay(rawValue: 4)
  /// Some characters by their initial.
  static let initials = MatchWay(rawValue: 8)
  /// Ran on from one word into the next.
  static let runsOn = MatchWay(rawValue: 16)
  /// Some words by their first letter.
  static let wordInitials = MatchWay(rawValue: 32)
  /// Took a whole word of letters, longer than one; excludes `wordInitials`.
  static let wholeWords = MatchWay(rawValue: 64)
  /// An accent was typed that the name lacks, or the other way round.
  static let accentsDiffer = MatchWay(rawValue: 128)
  /// By another form of a Han character.
  static let otherForm = MatchWay(rawValue: 256)

  /// How much worse a match is for the way it was found.
  ///
  /// Each figure only says what goes before what: whole words before those cut short, wherever they
  /// stand in the name, and both before initials; characters before readings; accents, which are
  /// half a point of the others, last.
  var cost: Int {
    var cost = 0
    if contains(.reading) { cost += 1 }
    if contains(.rareReading) { cost += 1 }
    if contains(.runsOn) { cost += 3 }
    if contains(.cutShort) { cost += 9 }
    if contains(.initials) { cost += 13 }
    if contains(.wordInitials) { cost += 15 }
    return 2 * cost + (intersection([.accentsDiffer, .otherForm]).isEmpty ? 0 : 1)
  }
}
