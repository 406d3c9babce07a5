/// What is wanted of the matches that are found.
enum MatchGoal {
  case any
  case best
  case ranges
}
