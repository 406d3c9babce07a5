extension ContactRecord {
  /// The first text of a field, or nil when the contact has none.
  ///
  /// - Complexity: O(number of fields).
  public subscript(field: Field) -> String? {
    extents.first { $0.field == field }.map { string($0) }
  }

  /// Every text of a field, the preferred one first.
  ///
  /// - Parameter field: The field wanted.
  /// - Returns: The texts, none when the contact has no such field.
  /// - Complexity: O(number of fields).
  public func strings(_ field: Field) -> [String] {
    extents.filter { $0.field == field }.map { string($0) }
  }

  /// The first text of a field as UTF-8, or nil when the contact has none.
  ///
  /// - Parameter field: The field wanted.
  /// - Returns: The bytes of the text.
  /// - Complexity: O(number of fields).
  public func utf8(_ field: Field) -> ArraySlice<UInt8>? {
    extents.first { $0.field == field }.map { text[$0.start..<$0.end] }
  }

  /// Whether the contact has a field.
  ///
  /// - Parameter field: The field asked for.
  /// - Returns: True when at least one text was given.
  /// - Complexity: O(1).
  public func contains(_ field: Field) -> Bool {
    presence & 1 << UInt32(field.rawValue) != 0
  }

  private func string(_ extent: Extent) -> String {
    String(decoding: text[extent.start..<extent.end], as: UTF8.self)
  }
}
