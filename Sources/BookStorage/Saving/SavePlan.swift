/// What a save will do: the files, and the cards for the trash and the history.
struct SavePlan: Sendable {
  var files: [FileChange] = []
  var cards: [PlannedCard] = []
}

/// A card of a save.
struct PlannedCard: Sendable, Hashable {
  let saved: SavedChanges.Card
  /// The book: a folder, or the file itself.
  var book: String
  /// The bytes of a card that is deleted, for the trash; in UTF-8 if its file is UTF-16.
  var deleted: [UInt8] = []
}
