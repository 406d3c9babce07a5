/// The place of a name in the order of a collation, as bytes that compare as the names do.
///
/// Keys of different collations, or of different versions of ICU, are not to be compared: do not
/// keep them on disk.
public struct SortKey: Comparable, Hashable, Sendable {
  /// Section, then ICU's sort key; then what makes the order strict.
  let bytes: [UInt8]

  /// Whether one key stands before another.
  ///
  /// - Parameters:
  ///   - a: A key.
  ///   - b: A key of the same collation.
  /// - Returns: Whether `a` stands before `b`.
  /// - Complexity: O(length).
  public static func < (a: SortKey, b: SortKey) -> Bool {
    a.bytes.lexicographicallyPrecedes(b.bytes)
  }
}
