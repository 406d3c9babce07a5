import UnicodeText

extension Surroundings {
  /// Writes a message to standard error, made harmless for a terminal.
  ///
  /// - Parameter text: One line without its end.
  package mutating func say(_ text: String) {
    do {
      try errors.write("kith: \(VisibleEscape.escape(text))\n")
    } catch {
      // Nobody can be told that standard error cannot be written.
    }
  }
}
