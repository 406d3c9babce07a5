/// What becomes of a card when the book has somebody like it.
enum ConflictRule: String, CaseIterable, Sendable {
  /// It is not imported.
  case skip
  /// It is added under a UID of its own.
  case keepBoth = "keep-both"
  /// It takes the place of the card with the same UID; a probable duplicate is skipped, since nothing is sure there.
  case replace
}
