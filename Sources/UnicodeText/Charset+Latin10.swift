extension Charset {
  /// The name of ISO/IEC 8859-16 (Latin-10, for Romanian), which ICU has no converter for.
  static let latin10 = "iso-8859-16"

  /// The text of bytes in ISO/IEC 8859-16; each byte is one character.
  static func decodeLatin10(_ bytes: some Collection<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      text.append(byte < 0xA0 ? Unicode.Scalar(byte) : latin10Table[Int(byte) - 0xA0])
    }
    return String(text)
  }

  /// The characters from 0xA0 to 0xFF.
  private static let latin10Table = Array(
    ("\u{A0}ĄąŁ€„Š§š©Ș«Ź\u{AD}źŻ" + "°±ČłŽ”¶·žčș»ŒœŸż" + "ÀÁÂĂÄĆÆÇÈÉÊËÌÍÎÏ"
      + "ĐŃÒÓÔŐÖŚŰÙÚÛÜĘȚß" + "àáâăäćæçèéêëìíîï" + "đńòóôőöśűùúûüęțÿ").unicodeScalars)
}
