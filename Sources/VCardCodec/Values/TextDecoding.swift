/// From the bytes of a value to text.
enum TextDecoding {
  /// The text of the bytes: UTF-8, and where they are not UTF-8, Latin-1.
  static func decode(_ bytes: [UInt8], charset name: String?) -> String {
    String(validating: bytes, as: UTF8.self)
      ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}
