/// What a save will do: the files, and the cards for the trash and the history.
struct SavePlan: Sendable {
  var files: [FileChange] = []
  /// What is changed, in the order of the changes.
  var cards: [SavedChanges.Card] = []
  /// What goes to the trash.
  var deleted: [DeletedCard] = []
}

/// A card that a save takes out of its book.
struct DeletedCard: Sendable, Hashable {
  let saved: SavedChanges.Card
  /// The book: a folder, or the file itself.
  let book: String
  /// Its bytes, for the trash; in UTF-8 if its file is UTF-16.
  let bytes: [UInt8]
}
