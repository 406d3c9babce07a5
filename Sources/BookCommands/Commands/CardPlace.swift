import BookStorage

/// A file of cards to read, for commands that read cards as they are, without opening a book.
struct CardPlace: Sendable, Hashable {
  let path: String
  /// The number of the folder among what was named; nil for a file that was named itself.
  let folder: Int?

  /// The files of some books, those of folders by name.
  ///
  /// A book that cannot be used is told on standard error, and hides no other.
  ///
  /// - Parameters:
  ///   - locations: Folders of cards and files of cards.
  ///   - surroundings: Where messages go.
  /// - Returns: The files, and the status so far.
  static func all(
    at locations: [BookLocation], in surroundings: inout Surroundings
  ) -> (places: [CardPlace], status: ExitStatus) {
    var places: [CardPlace] = []
    var status = ExitStatus.done
    for (number, location) in locations.enumerated() {
      do {
        let paths = try CardFiles.paths(at: location.path)
        let folder = paths == [location.path] ? nil : number
        places += paths.map { CardPlace(path: $0, folder: folder) }
      } catch {
        if location.mayBeEmpty, error.kind == .noCards { continue }
        surroundings.say(error.message)
        status = .dataError
      }
    }
    return (places, status)
  }
}
