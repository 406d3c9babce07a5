extension String {
  /// The text of bytes that are UTF-8; nil when they are not.
  ///
  /// The initialisers of the standard library that take any collection go through its witnesses for each of millions
  /// of short values.
  ///
  /// - Parameter bytes: The bytes.
  package init?(utf8 bytes: Span<UInt8>) {
    do {
      self.init(copying: try UTF8Span(validating: bytes))
    } catch {
      return nil
    }
  }
}
