/// Reads a format into cards.
package protocol ForeignReader: Sendable {
  /// Whether bytes look like this format.
  ///
  /// - Parameter start: The first bytes of a file (`ForeignFormat.sampleSize`), in UTF-8 or an 8-bit character
  ///   set, without byte order mark.
  /// - Returns: True when they are worth reading as it.
  static func recognizes(_ start: ArraySlice<UInt8>) -> Bool

  /// Reads all entries; nothing makes it fail.
  ///
  /// - Parameter bytes: The whole file, as it is on disk.
  /// - Returns: A card for each entry, and what was wrong.
  /// - Complexity: linear in the bytes.
  static func read(_ bytes: [UInt8]) -> ReadCards
}
