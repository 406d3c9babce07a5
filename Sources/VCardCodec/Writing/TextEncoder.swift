import UnicodeText

/// Text to the bytes of a character set that a card names.
///
/// Only sets in which a character is the same bytes wherever it stands are written, so that a line can be folded
/// between any two.
struct TextEncoder {
  /// The name as the card writes it.
  let label: String
  private let encoding: CharsetEncoder

  /// An encoder that can hold a text; nil when the set cannot or is not known, or is UTF-8 or ASCII.
  init?(label: String, holding text: String) {
    guard !TextDecoding.isUTF8(label), let encoding = CharsetEncoder(named: label) else {
      return nil
    }
    self.label = label
    self.encoding = encoding
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard let encoded = self.bytes(of: scalar) else { return nil }
      bytes += encoded
    }
    // What is written must be what is read: a name may be read as a larger set.
    guard
      TextDecoding.decode(bytes, charset: label).unicodeScalars.elementsEqual(text.unicodeScalars)
    else { return nil }
  }

  /// The bytes of one character; nil when the set does not have it.
  func bytes(of scalar: Unicode.Scalar) -> [UInt8]? {
    scalar.isASCII ? [UInt8(truncatingIfNeeded: scalar.value)] : encoding.bytes(of: scalar)
  }
}
