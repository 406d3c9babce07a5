import BookStorage
import UnicodeText

extension Surroundings {
  /// Says what happened to a card.
  mutating func say(_ action: String, _ card: SavedChanges.Card) {
    say("\(action): \(ShownName.text(card.name)) (\(card.identity))")
  }

  /// Writes a line for a person, made harmless for a terminal also where it is none.
  mutating func writeShown(_ line: String) throws(CommandError) {
    try output.write(VisibleEscape.escape(line) + "\n")
  }
}
